import { CvContent } from "@terzi/contracts/cv";
import { useState } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { OpenEndList } from "../../src/features/preview/open-end-list.tsx";
import { draw, textsOf } from "./draw.tsx";

const job = (position: string, startDate: string, endDate: string) => ({
  company: "Lorne Mill",
  position,
  startDate,
  endDate,
});
const content = CvContent.parse({
  workExperience: [job("Miller", "2021-03", ""), job("Clerk", "2016", "2020"), job("Helper", "", "")],
});

function Asking() {
  const [now, setNow] = useState(content);
  return (
    <>
      <OpenEndList content={now} onChange={setNow} />
      <output>{JSON.stringify(now.workExperience)}</output>
    </>
  );
}

test("a job that began and has no end is asked about, and goes on once the person says so", async () => {
  const screen = await draw(<Asking />);
  const t = await textsOf("preview");
  await expect.element(screen.getByRole("note")).toMatchTextContent(t("openEnd", { job: "Miller" }));
  await userEvent.click(screen.getByRole("button", { name: t("stillThere") }));
  await expect.element(screen.getByRole("note")).not.toBeInTheDocument();
  const before = content.workExperience;
  if (typeof before === "string") throw new Error("The jobs are a list.");
  const after = before.map((one, at) => (at === 0 ? { ...one, endDate: "present" } : one));
  await expect.element(screen.getByRole("status")).toHaveTextContent(JSON.stringify(after));
});

test("jobs that have an end, or no beginning either, are left alone", async () => {
  const told = CvContent.parse({
    workExperience: [job("Miller", "2021-03", "present"), job("Helper", "", "")],
  });
  const screen = await draw(<OpenEndList content={told} onChange={() => {}} />);
  await expect.element(screen.getByRole("note")).not.toBeInTheDocument();
});
