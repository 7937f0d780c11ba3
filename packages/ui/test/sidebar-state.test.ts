import { describe, expect, test } from "vitest";
import { readSidebarOpen, sidebarCookie } from "../src/sidebar-state.ts";

describe("the sidebar", () => {
  test("is open until somebody folds it", () => {
    expect(readSidebarOpen("")).toBe(true);
    expect(readSidebarOpen("other_sidebar_state=false")).toBe(true);
  });

  test("stays as it was left, whatever other cookies there are", () => {
    expect(readSidebarOpen("a=1; sidebar_state=false; b=2")).toBe(false);
    expect(readSidebarOpen("sidebar_state=true")).toBe(true);
  });

  test("is remembered for seven days", () => {
    expect(sidebarCookie(false)).toBe("sidebar_state=false; path=/; max-age=604800; samesite=lax");
  });
});
