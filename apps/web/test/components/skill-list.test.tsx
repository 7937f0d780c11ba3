import { useState } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { SkillList } from "../../src/features/career/skill-list.tsx";
import { draw } from "./draw.tsx";

function Skills({ first }: { first: string[] }) {
  const [skills, setSkills] = useState(first);
  return <SkillList title="Technical skills" addLabel="Add a skill" skills={skills} onChange={setSkills} />;
}

test("a skill is added by Enter, without the spaces around it, and the field is ready for the next one", async () => {
  const screen = await draw(<Skills first={[]} />);
  const field = screen.getByRole("textbox", { name: "Add a skill" });
  await userEvent.type(field, "  Latte art {Enter}Roasting{Enter}");
  const labels = () =>
    screen
      .getByRole("button")
      .elements()
      .map((one) => one.getAttribute("aria-label"));
  await expect.poll(labels).toEqual(["Remove Latte art", "Remove Roasting", "Add a skill"]);
  await expect.element(field).toHaveValue("");
});

test("a skill that is there already is refused however its capitals are, and can be removed by keyboard", async () => {
  const screen = await draw(<Skills first={["Excel", "SAP"]} />);
  const field = screen.getByRole("textbox", { name: "Add a skill" });
  await userEvent.type(field, "EXCEL{Enter}");
  await expect.element(field).toHaveAttribute("aria-invalid", "true");
  await expect.element(screen.getByRole("button", { name: "Add a skill" })).toBeDisabled();
  await userEvent.clear(field);
  await expect.element(field).not.toHaveAttribute("aria-invalid", "true");
  screen.getByRole("button", { name: "Remove Excel" }).element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("button", { name: "Remove Excel" })).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: "Remove SAP" })).toBeVisible();
});
