/** The sections of what is asked. */
export type Asked = "tasks" | "requirements" | "nice";

/**
 * A line of the paste, or one of its cells. `isCell`: an item of a list; `isLabel`: says what the items after it are;
 * `under`: the section that its column puts it in; `isApart`: behind a blank line; `opensRow`: a label
 * with one cell beside it.
 */
export type Physical = {
  at: number;
  text: string;
  isApart?: boolean;
  isCell?: true;
  isLabel?: true;
  opensRow?: boolean;
  under?: Asked;
};
