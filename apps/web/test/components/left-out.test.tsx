import { CvContent } from "@terzi/contracts/cv";
import { plainDesign } from "@terzi/contracts/design";
import type { CutLine } from "@terzi/contracts/cut-line";
import { useState } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { LeftOutList } from "../../src/features/studio/left-out-list.tsx";
import { hideLine } from "../../src/features/studio/studio-doc.ts";
import { useStudio } from "../../src/features/studio/use-studio.ts";
import { draw, textsOf } from "./draw.tsx";

const LIST = "workExperience.0.responsibilities";
const content = CvContent.parse({
  workExperience: [{ position: "Nurse", responsibilities: ["Ran the ward", "Kept books"] }],
});
const line = (index: number, text: string): CutLine => ({ at: `${LIST}.${index}`, text });

function LeftOut({ leftOut, isFull = false }: { leftOut: CutLine[]; isFull?: boolean }) {
  const doc = { content, design: plainDesign("modern"), confirmed: [], declined: [], hidden: [] };
  const [place] = useState(() => ({ userId: "ada", id: crypto.randomUUID() }));
  const studio = useStudio({ place, open: () => doc, keep: () => {} });
  const cv = { leftOut, nextToGo: [line(1, "Kept books")] };
  const [job] = Array.isArray(studio.doc.content.workExperience) ? studio.doc.content.workExperience : [];
  return (
    <>
      <LeftOutList cv={cv} doc={studio.doc} change={studio.change} isFull={isFull} />
      <button type="button" onClick={() => studio.change((now) => hideLine(now, `${LIST}.0`))}>
        Hide the first
      </button>
      <output>{job?.responsibilities.join(" | ")}</output>
    </>
  );
}

test("a line that was left out comes back to its place, and is gone from the list", async () => {
  const screen = await draw(<LeftOut leftOut={[line(1, "Won an award")]} />);
  const t = await textsOf("studio");
  await userEvent.click(
    screen.getByRole("button", { name: t("leftOut.backLabel", { line: "Won an award" }) }),
  );
  await expect
    .element(screen.getByRole("status"))
    .toHaveTextContent("Ran the ward | Won an award | Kept books");
  await expect.element(screen.getByRole("heading")).not.toBeInTheDocument();
});

test("where the page is full, another line goes for it, unless both are wanted", async () => {
  const screen = await draw(<LeftOut leftOut={[line(0, "Won an award"), line(0, "Ran a race")]} isFull />);
  const t = await textsOf("studio");
  await expect.element(screen.getByText(t("leftOut.instead", { line: "Kept books" }))).toBeVisible();
  await userEvent.click(
    screen.getByRole("button", { name: t("leftOut.swapLabel", { line: "Won an award" }) }),
  );
  await expect.element(screen.getByRole("status")).toHaveTextContent("Won an award | Ran the ward");
  // Nothing is left that would go for the next one.
  await userEvent.click(screen.getByRole("button", { name: t("leftOut.backLabel", { line: "Ran a race" }) }));
  await expect
    .element(screen.getByRole("status"))
    .toHaveTextContent("Ran a race | Won an award | Ran the ward");
});

test("what the person hides is listed too, and said to be theirs", async () => {
  const screen = await draw(<LeftOut leftOut={[]} />);
  const t = await textsOf("studio");
  await expect.element(screen.getByRole("heading")).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Hide the first" }));
  await expect.element(screen.getByRole("status")).toHaveTextContent("Kept books");
  await expect.element(screen.getByText(t("leftOut.leadHidden"))).toBeVisible();
  await userEvent.click(
    screen.getByRole("button", { name: t("leftOut.backLabel", { line: "Ran the ward" }) }),
  );
  await expect.element(screen.getByRole("status")).toHaveTextContent("Ran the ward | Kept books");
});

test("of many lines the first five are shown", async () => {
  const many = Array.from({ length: 8 }, (_, number) => line(0, `Line ${number}`));
  const screen = await draw(<LeftOut leftOut={many} />);
  await expect.poll(() => screen.getByRole("listitem").elements().length).toBe(5);
  await userEvent.click(screen.getByRole("button", { expanded: false }));
  await expect.poll(() => screen.getByRole("listitem").elements().length).toBe(8);
});
