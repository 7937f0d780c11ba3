import { Language } from "@terzi/contracts/language";
import { expect, test } from "vitest";
import { makeDemo } from "./make-demo.ts";

test.each(Language.options)(
  "the landing page shows what the engine makes of the example today: %s",
  async (language) => {
    const demo = await makeDemo(language);
    expect(demo.posting.filter(({ number }) => number > 0).length).toBeGreaterThan(2);
    expect(demo.posting.some(({ verdict }) => verdict === "missing")).toBe(true);
    // Written anew with `vitest run --project @terzi/web landing-demo -u`.
    await expect(`${JSON.stringify(demo, null, 2)}\n`).toMatchFileSnapshot(
      `../src/features/landing/demo/made-${language}.gen.json`,
    );
  },
);
