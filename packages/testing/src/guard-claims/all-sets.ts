import { accountant } from "./accountant-en.ts";
import { chef } from "./chef-tr.ts";
import type { ClaimSet } from "./claim-set.ts";
import { developer } from "./developer-en.ts";
import { electrician } from "./electrician-tr.ts";
import { engineer } from "./engineer-tr.ts";
import { hr } from "./hr-tr.ts";
import { logistics } from "./logistics-tr.ts";
import { marketing } from "./marketing-en.ts";
import { nurse } from "./nurse-en.ts";
import { sales } from "./sales-en.ts";
import { software } from "./software-tr.ts";
import { teacher } from "./teacher-tr.ts";

export const claimSets: ClaimSet[] = [
  nurse,
  accountant,
  sales,
  developer,
  chef,
  electrician,
  teacher,
  engineer,
  software,
  logistics,
  marketing,
  hr,
];
