import type { Visitor } from "./browser.ts";
import { findViolations, isTooWide, type Look, turnTo } from "./looks.ts";
import type { ScreenLanguage } from "./screens.ts";

const WIDE: Look = { scheme: "light", width: 1280 };
const NARROW: Look = { scheme: "dark", width: 360 };
/** The extremes, the longer words where they have the least room; `pnpm screens` looks at the rest too. */
const LOOKS: Record<ScreenLanguage, Look> = { en: WIDE, tr: NARROW };

/** What the browser says of an address that leads nowhere, as one of the screens does. */
const LEADS_NOWHERE = "status of 404";

/** Looks at each screen of a walk in a language, in that language's look; what is wrong, and where. */
export async function inspectScreens(
  visitor: Visitor,
  walk: AsyncGenerator<string>,
  language: ScreenLanguage,
): Promise<string[]> {
  const { page } = visitor;
  const faults: string[] = [];
  const look = LOOKS[language];
  visitor.faults.length = 0;
  for await (const screen of walk) {
    for (const fault of visitor.faults.splice(0))
      if (!fault.includes(LEADS_NOWHERE)) faults.push(`${screen}: ${fault}`);
    await turnTo(page, look);
    const where = `${screen}, ${look.scheme}, ${look.width} px`;
    for (const violation of await findViolations(page)) faults.push(`${where}: ${violation}`);
    if (await isTooWide(page)) faults.push(`${where}: scrolls sideways`);
  }
  return faults;
}
