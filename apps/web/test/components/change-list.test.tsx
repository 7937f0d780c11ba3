import type { CvChange } from "@terzi/contracts/saved-cv";
import { expect, test } from "vitest";
import { ChangeList } from "../../src/features/cvs/change-list.tsx";
import { draw, textsOf } from "./draw.tsx";

const change = (kind: CvChange["kind"], section: string, more: Partial<CvChange> = {}): CvChange => ({
  ...{ kind, section, entry: "", before: "", after: "" },
  ...more,
});
const CHANGES = [
  change("reworded", "workExperience", {
    entry: "Nurse, Kent",
    before: "Ran a ward",
    after: "Ran two wards",
  }),
  change("added", "workExperience", { entry: "Nurse, Kent", after: "Trained nurses" }),
  change("removed", "skills", { before: "Typing" }),
  change("reworded", "design", { before: "{}", after: "{}" }),
];

test("what differs stands under the job, school or section that it belongs to, old beside new", async () => {
  const screen = await draw(<ChangeList changes={CHANGES} />);
  const t = await textsOf("cvs");
  const job = screen.getByRole("region", { name: "Work Experience · Nurse, Kent" });
  await expect.element(job.getByRole("deletion")).toMatchTextContent("Ran a ward");
  expect(
    job
      .getByRole("insertion")
      .elements()
      .map((one) => one.textContent),
  ).toEqual(["Ran two wards", "Trained nurses"]);
  expect(job.getByRole("listitem").elements()).toHaveLength(2);
  expect(screen.getByRole("region", { name: /Kent/ }).elements()).toHaveLength(1);
  await expect
    .element(screen.getByRole("region", { name: "Skills" }))
    .toMatchTextContent(t("compare.removed"));
});

test("of a change of looks it is told that there is one, not how it is written", async () => {
  const screen = await draw(<ChangeList changes={CHANGES} />);
  const t = await textsOf("cvs");
  const look = screen.getByRole("region", { name: t("compare.look") });
  await expect.element(look).toMatchTextContent(t("compare.reworded"));
  await expect.element(look).not.toMatchTextContent("{}");
});

test("sections are called as they are in the reader's language", async () => {
  const screen = await draw(<ChangeList changes={CHANGES} />, "tr");
  await expect.element(screen.getByRole("region", { name: "Beceriler" })).toBeVisible();
});
