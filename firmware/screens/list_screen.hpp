// A screen that is a list: up and down choose, left and right change a value, A does it, B goes back.
#pragma once

#include "app/screen.hpp"

namespace handheld {

struct ListItem {
    Label label;
    Label value;
    bool changeable = false;  // by left and right
    bool enabled = true;
};

class ListScreen : public Screen {
  public:
    using Screen::Screen;

    void enter() override;
    void press(const hal::ButtonEvent& event) override;
    void draw(Canvas& canvas) const override;
    void describe(TextWriter& writer) const override;
    [[nodiscard]] Legend legend() const override;

  protected:
    ~ListScreen() = default;

    [[nodiscard]] virtual Label title() const = 0;
    [[nodiscard]] virtual Label aside() const { return {}; }
    [[nodiscard]] virtual unsigned item_count() const = 0;
    [[nodiscard]] virtual ListItem item(unsigned index) const = 0;
    virtual void choose(unsigned index) = 0;
    virtual void change(unsigned /*index*/, int /*step*/) {}
    virtual void leave();
    [[nodiscard]] virtual std::string_view choose_text() const { return "choose"; }

    // Where the rows stand; the rest of the screen belongs to the screen itself.
    [[nodiscard]] virtual Rect list_area() const;
    // Contract: leaves no place as it was.
    virtual void draw_around(Canvas& canvas) const;

    [[nodiscard]] unsigned chosen() const { return chosen_; }
    void set_chosen(unsigned index) { chosen_ = index; }

  private:
    [[nodiscard]] unsigned visible_rows() const;
    [[nodiscard]] unsigned first_visible() const;

    unsigned chosen_ = 0;
};

}  // namespace handheld
