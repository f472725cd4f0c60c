#include "app/analyst.hpp"

#include <algorithm>

namespace handheld {

namespace {

using ricochet::SolverStatus;

// Modes that answer by themselves do so at once.
void answer(const Mode& mode, bool from_start, Knowledge& knowledge) {
    knowledge.length = static_cast<std::uint8_t>(mode.answer(from_start, knowledge.way));
    knowledge.state = knowledge.length > 0 ? Knowledge::State::known : Knowledge::State::impossible;
}

}  // namespace

bool Analyst::step() {
    if (job_ == Job::dealing) {
        return dealer_->deal_step(memory_);
    }
    if (job_ == Job::benchmark) {
        return benchmark_->step(solver_);
    }
    if (job_ == Job::memory) {
        return memory_check_.step();
    }
    if (!begun_) {
        began_at_ = clock_.microseconds();
        ricochet::SolverOptions options;
        options.shared = true;
        options.alone_for_nodes = alone_for_nodes;
        solver_.start(*question_.board, question_.from, question_.contest, options);
        begun_ = true;
        return true;
    }
    const bool running = solver_.run(nodes_a_step) == SolverStatus::running;
    ended_at_ = clock_.microseconds();
    return running;
}

// On the side of whoever asks, so no other job begins meanwhile.
bool Analyst::assist() {
    const bool searching = job_ == Job::optimum || job_ == Job::from_here || job_ == Job::question;
    return searching && begun_ && solver_.help(nodes_to_assist);
}

void Analyst::stop() {
    if (job_ == Job::none) {
        return;
    }
    solver_.cancel();
    background_.stop();
    if (job_ == Job::question || job_ == Job::memory) {
        answer_ = {};
    }
    job_ = Job::none;
}

Knowledge& Analyst::wanted_by(Job job) {
    return job == Job::optimum ? optimum_ : job == Job::from_here ? from_here_ : answer_;
}

void Analyst::begin(Job job) {
    job_ = job;
    wanted_by(job).state = Knowledge::State::searching;
    background_.start(*this);
}

void Analyst::look_for(Job job, const Question& question) {
    stop();
    question_ = question;
    begun_ = false;
    begin(job);
}

// For what comes from elsewhere: false while the player waits for something.
bool Analyst::make_way() {
    if (job_ == Job::from_here || job_ == Job::dealing || job_ == Job::benchmark) {
        return false;
    }
    optimum_wanted_ = optimum_wanted_ || job_ == Job::optimum;
    stop();
    answer_ = {};
    return true;
}

bool Analyst::ask(const Question& question) {
    if (!make_way()) {
        return false;
    }
    look_for(Job::question, question);
    return true;
}

void Analyst::drop_question() {
    if (job_ == Job::question || job_ == Job::memory) {
        stop();
    }
    answer_ = {};
}

std::span<std::uint32_t> Analyst::borrow() { return make_way() ? memory_ : std::span<std::uint32_t>{}; }

bool Analyst::check_memory() {
    if (!make_way()) {
        return false;
    }
    memory_check_ = MemoryCheck(memory_);
    begin(Job::memory);
    return true;
}

void Analyst::begin_round(const Mode& mode) {
    stop();
    optimum_ = {};
    from_here_ = {};
    optimum_wanted_ = false;
    if (const auto question = mode.question(true)) {
        optimum_question_ = *question;
        look_for(Job::optimum, *question);
    } else {
        answer(mode, true, optimum_);
    }
}

void Analyst::position_changed() {
    if (job_ == Job::from_here) {
        stop();
    }
    from_here_ = {};
}

void Analyst::ask_from_here(const Mode& mode) {
    if (from_here_.state != Knowledge::State::unasked) {
        return;
    }
    const auto question = mode.question(false);
    if (!question) {
        answer(mode, false, from_here_);
    } else if (question->from == optimum_question_.from && optimum_.settled()) {
        from_here_ = optimum_;
    } else {
        optimum_wanted_ = optimum_wanted_ || job_ == Job::optimum;
        look_for(Job::from_here, *question);
    }
}

void Analyst::ask_from_here(const Question& question) {
    if (from_here_.state == Knowledge::State::unasked) {
        look_for(Job::from_here, question);
    }
}

void Analyst::deal(Mode& mode) {
    stop();
    job_ = Job::dealing;
    dealer_ = &mode;
    background_.start(*this);
}

void Analyst::measure(SolverBenchmark& benchmark) {
    stop();
    benchmark.begin();
    job_ = Job::benchmark;
    benchmark_ = &benchmark;
    background_.start(*this);
}

void Analyst::update() {
    if (job_ != Job::none && !background_.running()) {
        harvest();
    }
    if (job_ == Job::none && optimum_wanted_) {
        optimum_wanted_ = false;
        look_for(Job::optimum, optimum_question_);
    }
}

void Analyst::harvest() {
    const Job job = job_;
    job_ = Job::none;
    if (job == Job::dealing || job == Job::benchmark) {
        return;
    }
    Knowledge& knowledge = wanted_by(job);
    if (job == Job::memory) {
        knowledge.state = Knowledge::State::known;
        return;
    }
    knowledge.nodes = solver_.nodes();
    knowledge.microseconds = ended_at_ - began_at_;
    switch (solver_.status()) {
        case SolverStatus::solved: {
            const auto solution = solver_.solution();
            knowledge.length = static_cast<std::uint8_t>(std::min(solution.size(), Knowledge::max_moves));
            std::copy_n(solution.begin(), knowledge.length, knowledge.way.begin());
            knowledge.state = Knowledge::State::known;
            break;
        }
        case SolverStatus::impossible:
            knowledge.state = Knowledge::State::impossible;
            break;
        default:
            knowledge.state = Knowledge::State::given_up;
            break;
    }
}

bool Analyst::optimum_is_at_least(unsigned moves) const {
    if (optimum_.known()) {
        return optimum_.length >= moves;
    }
    return optimum_.settled() || (job_ == Job::optimum && begun_ && depth() >= moves);
}

}  // namespace handheld
