import type { CareerProfile } from "@terzi/contracts/career";
import type { Evidence } from "@terzi/contracts/match";
import { partOf } from "@terzi/contracts/place";
import { readUnits } from "../matching/units.ts";
import { withoutTricks } from "../posting/without-tricks.ts";
import { type ScoreOptions, scorePosting } from "../score-posting.ts";
import { languageOfProfile } from "../translation/translation-target.ts";
import { createContactCheck } from "./contact-lines.ts";
import { createContactMask } from "./mask-contacts.ts";

/**
 * What a model is shown so that it finds what the rules missed. `asked`: what they don't see met, and `met`: what
 * they do, in the posting's words. `lines`: what the profile says, without contact data. Plain data: it may come from
 * another thread.
 */
export type HintMaterial = { posting: string; asked: string[]; met: string[]; lines: Evidence[] };

const POSTING_CHARS = 20_000;
const ASKED_AT_MOST = 40;
const ASKED_CHARS = 400;
const LINES_AT_MOST = 300;
const LINE_CHARS = 400;
const CHARS_OF_LINES = 40_000;

/** Parts of a profile that no posting asks about, or that nobody outside may see. */
const HELD_BACK = new Set(["personalInfo", "hobbies"]);

export function collectHintMaterial(
  jobPosting: string,
  profile: CareerProfile,
  options: Pick<ScoreOptions, "language" | "today">,
): HintMaterial {
  const { match } = scorePosting(jobPosting, profile, options);
  const read = match.matches.filter(({ requirement }) => !requirement.isJob);
  const open = read.filter(({ verdict, isShortfall }) => verdict !== "met" && !isShortfall);
  const textsOf = (matches: typeof read): string[] => [
    ...new Set(
      matches
        .toSorted((a, b) => b.requirement.weight - a.requirement.weight)
        .map(({ requirement }) => requirement.text)
        .filter((text) => text.length <= ASKED_CHARS),
    ),
  ];
  const mask = createContactMask(profile);
  return {
    posting: mask(withoutTricks(jobPosting).text).slice(0, POSTING_CHARS),
    asked: textsOf(open).slice(0, ASKED_AT_MOST),
    met: textsOf(read.filter((one) => !open.includes(one))),
    lines: linesOf(profile),
  };
}

function linesOf(profile: CareerProfile): Evidence[] {
  const isPrivate = createContactCheck(profile.personalInfo);
  let room = CHARS_OF_LINES;
  return readUnits(profile, languageOfProfile(profile))
    .map(({ place, quote }) => ({ place, quote }))
    .filter(({ place, quote }) => {
      if (HELD_BACK.has(partOf(place)) || quote.length > Math.min(room, LINE_CHARS)) return false;
      if (!/\p{L}/u.test(quote) || isPrivate(quote)) return false;
      room -= quote.length;
      return true;
    })
    .slice(0, LINES_AT_MOST);
}
