import { CvContent } from "@terzi/contracts/cv";
import { type Design, plainDesign } from "@terzi/contracts/design";
import { useState } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { AccentField } from "../../src/features/design/accent-field.tsx";
import { SectionNames } from "../../src/features/design/section-names.tsx";
import { draw } from "./draw.tsx";

const content = CvContent.parse({
  summary: "Nurse.",
  workExperience: [{ position: "Nurse", company: "Kent Hospital" }],
});

function Names() {
  const [design, setDesign] = useState<Design>(plainDesign("modern"));
  return (
    <>
      <SectionNames
        cv={{ content, language: "en", jobTitle: "Nurse" }}
        design={design}
        onChange={(changed) => setDesign({ ...design, ...changed })}
      />
      <output>{JSON.stringify(design.sectionNames)}</output>
    </>
  );
}
const names = () => JSON.parse(document.querySelector("output")?.textContent ?? "null");

test("a section is called as the person says, and by its usual name again where they say nothing", async () => {
  const screen = await draw(<Names />);
  await userEvent.click(screen.getByRole("button", { expanded: false }));
  const field = screen.getByRole("textbox", { name: /Experience/ });
  await userEvent.type(field, "  Where I worked  ");
  expect(names()).toEqual({});
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => Object.values(names())).toEqual(["Where I worked"]);
  await userEvent.clear(screen.getByRole("textbox", { name: /Experience/ }));
  await userEvent.tab();
  await expect.poll(names).toEqual({});
});

test("only sections that the CV prints have a name to change", async () => {
  const screen = await draw(<Names />);
  await userEvent.click(screen.getByRole("button", { expanded: false }));
  await expect.element(screen.getByRole("textbox", { name: /Experience/ })).toBeVisible();
  await expect.element(screen.getByRole("textbox", { name: /Education/ })).not.toBeInTheDocument();
});

function Accent() {
  const [value, setValue] = useState<string | null>(null);
  return (
    <>
      <AccentField value={value} own="#0f6a73" onChange={setValue} />
      <output>{String(value)}</output>
    </>
  );
}

test("a colour that is too light for text is said to be printed darker, and the template's own comes back", async () => {
  const screen = await draw(<Accent />);
  const field = screen.getByRole("textbox");
  await userEvent.fill(field, "#FFE08A");
  await userEvent.tab();
  await expect.poll(() => document.querySelector("output")?.textContent).toBe("#ffe08a");
  await expect.element(field).toHaveAccessibleDescription(/dark/i);
  await userEvent.click(screen.getByRole("button", { name: /Reset|own|Template/i }));
  await expect.poll(() => document.querySelector("output")?.textContent).toBe("null");
  await expect.element(field).toHaveValue("#0f6a73");
});
