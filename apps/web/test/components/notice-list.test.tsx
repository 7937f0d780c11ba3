import { Rejection } from "@terzi/contracts/cv";
import type { PreviewNotice } from "@terzi/contracts/preview";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { NoticeList } from "../../src/features/preview/notice-list.tsx";
import { draw, textsOf } from "./draw.tsx";

const rejection = (verdict: "contradicted" | "unproven", proposed: string): Rejection =>
  Rejection.parse({
    at: "workExperience.0.achievements.0",
    proposed,
    reason: "number",
    word: "40",
    instead: "Cut costs",
    verdict,
  });
const notices: PreviewNotice[] = [
  { code: "shortened", dropped: 1 },
  { code: "does-not-fit", pages: 3, promised: 2 },
  { code: "rejected-edits", count: 2 },
];

test("what the CV isn't, though it was ordered, is an alert; how it came to be is a note", async () => {
  const screen = await draw(<NoticeList notices={notices} rejections={[]} />);
  const t = await textsOf("preview");
  const tooLong = t("notices.doesNotFit", { pages: 3, promised: 2 });
  await expect.element(screen.getByRole("alert")).toHaveTextContent(tooLong);
  await expect.element(screen.getByRole("note")).toMatchTextContent(t("notices.shortened", { count: 1 }));
  await expect
    .element(screen.getByRole("alert"))
    .not.toMatchTextContent(t("notices.shortened", { count: 1 }));
});

test("what is only offered isn't counted as refused; what was refused is shown with the person's own words", async () => {
  const rejections = [rejection("contradicted", "Cut costs by 40%"), rejection("unproven", "Led a team")];
  const screen = await draw(<NoticeList notices={notices} rejections={rejections} />);
  const t = await textsOf("preview");
  await expect.element(screen.getByRole("note")).toMatchTextContent(t("notices.rejectedEdits", { count: 1 }));
  const more = screen.getByRole("button", { name: t("rejections.show") });
  await expect.element(more).toHaveAttribute("aria-expanded", "false");
  await userEvent.click(more);
  await expect.element(screen.getByText("Cut costs by 40%")).toBeVisible();
  await expect.element(screen.getByText("Cut costs", { exact: true })).toBeVisible();
  await expect.element(screen.getByText("Led a team")).not.toBeInTheDocument();
});

test("where all that was refused is only offered, nothing is said of refusals", async () => {
  const made: PreviewNotice[] = [
    { code: "shortened", dropped: 1 },
    { code: "rejected-edits", count: 1 },
  ];
  const screen = await draw(<NoticeList notices={made} rejections={[rejection("unproven", "Led a team")]} />);
  const t = await textsOf("preview");
  await expect.element(screen.getByRole("note")).toHaveTextContent(t("notices.shortened", { count: 1 }));
});
