import { NEVER } from "../never.ts";
import type { UnitFamilies } from "../unit-families.ts";

export const turkishUnitFamilies: UnitFamilies = [
  [
    "milisaniye(?![a-z])",
    "(?:sn|saniye)(?:lik|den|ye|de)?(?![a-z])",
    "(?:dk|dakika)(?:lik|dan|ya|da)?(?![a-z])",
  ],
  ["milimetre(?![a-z])", "(?:santimetre|santim)(?![a-z])", String.raw`inc(?![a-z])(?! \p{L})`],
  [NEVER, "mil(?![a-z])", NEVER, "fit(?![a-z])", NEVER],
  ["(?:donum|dekar)(?:luk|lik)?", "hektar(?![b-z])", NEVER, "metrekare", NEVER],
  [NEVER, "mikrogram(?![a-z])", "miligram(?![a-z])", "gr(?![a-z])"],
  [NEVER, NEVER],
  [NEVER, NEVER, NEVER],
  [NEVER, NEVER, NEVER],
  [NEVER, NEVER, NEVER],
  [NEVER, "metrekup", "galon"],
];
