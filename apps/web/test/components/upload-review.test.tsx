import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import type { ReviewRow } from "../../src/features/career/review/review-rows.ts";
import { TabValues } from "../../src/features/career/review/tab-values.tsx";
import { useDecisions } from "../../src/features/career/review/use-decisions.ts";
import { draw, textsOf } from "./draw.tsx";

const row = (place: ReviewRow["place"], text: string, more: Partial<ReviewRow> = {}): ReviewRow => ({
  ...{ place, text, lines: [], spots: [], doubt: null, tab: "work", state: "new", mine: "" },
  ...more,
});
const JOB = [
  row("experiences.0.position", "Nurse"),
  row("experiences.0.company", "Kent Hospital", { doubt: "unclear" }),
  row("experiences.0.location", "Kent", { state: "known" }),
];

/** The values of a tab with the decisions of the page, which are said as they would be applied. */
function Values({ rows }: { rows: ReviewRow[] }) {
  const used = useDecisions();
  const { left, edits, theirs } = used.decisions;
  return (
    <>
      <TabValues rows={rows} used={used} looked={null} onLook={() => {}} />
      <output>{JSON.stringify({ left: [...left], edits: [...edits], theirs: [...theirs] })}</output>
    </>
  );
}
const decided = () => JSON.parse(document.querySelector("output")?.textContent ?? "null");

test("an entry is taken or left as a whole, and a value of it by itself", async () => {
  const screen = await draw(<Values rows={JOB} />);
  const t = await textsOf("review");
  const whole = screen.getByRole("checkbox", { name: t("take", { what: "Nurse · Kent Hospital" }) });
  await userEvent.click(whole);
  await expect.poll(decided).toMatchObject({ left: ["experiences.0.position", "experiences.0.company"] });
  await expect.element(screen.getByRole("textbox", { name: "Company" })).toBeDisabled();
  await userEvent.click(screen.getByRole("checkbox", { name: t("take", { what: "Company" }) }));
  await expect.poll(decided).toMatchObject({ left: ["experiences.0.position"] });
  await expect.element(whole).toBeChecked();
  await expect.element(screen.getByText(t("known", { count: 1 }))).toBeVisible();
});

test("a value is corrected, and one that is again what was read is no decision", async () => {
  const screen = await draw(<Values rows={JOB} />);
  const t = await textsOf("review");
  const field = screen.getByRole("textbox", { name: "Company" });
  await expect.element(screen.getByText(t("doubts.unclear"))).toBeVisible();
  await userEvent.fill(field, "Kent Hospitals");
  await expect.poll(decided).toMatchObject({ edits: [["experiences.0.company", "Kent Hospitals"]] });
  await userEvent.fill(field, "Kent Hospital");
  await expect.poll(decided).toMatchObject({ edits: [] });
});

test("what the person wrote stays until they say otherwise", async () => {
  const name = row("personalInfo.name", "Deniz Aksoy", {
    state: "differs",
    mine: "D. Aksoy",
    tab: "profile",
  });
  const screen = await draw(<Values rows={[name]} />);
  const t = await textsOf("review");
  await expect
    .element(screen.getByRole("radio", { name: t("keepMine", { text: "D. Aksoy" }) }))
    .toBeChecked();
  await userEvent.click(screen.getByRole("radio", { name: t("takeTheirs") }));
  await expect.poll(decided).toMatchObject({ theirs: ["personalInfo.name"] });
  await userEvent.click(screen.getByRole("radio", { name: t("keepMine", { text: "D. Aksoy" }) }));
  await expect.poll(decided).toMatchObject({ theirs: [] });
});

test("of a list of names each is taken by itself", async () => {
  const rows = ["Triage", "Wound care"].map((text, index) =>
    row(`skills.technical.${index}`, text, { tab: "skills" }),
  );
  const screen = await draw(<Values rows={rows} />);
  await userEvent.click(screen.getByText("Triage"));
  await expect.poll(decided).toMatchObject({ left: ["skills.technical.0"] });
  await userEvent.click(screen.getByText("Triage"));
  await expect.poll(decided).toMatchObject({ left: [] });
});
