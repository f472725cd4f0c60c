// How the device fares, in lines; what each is about in detail is a page of its own.
#pragma once

#include "screens/list_screen.hpp"

namespace handheld {

class DiagnosticsPage;

class Diagnostics final : public ListScreen {
  public:
    Diagnostics(Shell& shell, DiagnosticsPage& page) : ListScreen(shell), page_(page) {}

  protected:
    [[nodiscard]] Label title() const override { return "Diagnostics"; }
    [[nodiscard]] Label aside() const override;
    [[nodiscard]] unsigned item_count() const override;
    [[nodiscard]] ListItem item(unsigned index) const override;
    void choose(unsigned index) override;

  private:
    DiagnosticsPage& page_;
};

}  // namespace handheld
