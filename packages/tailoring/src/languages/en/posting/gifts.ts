import { anyOf, startsWithAny } from "../../../posting/any-of.ts";

/** Sentences that say what somebody will get, beyond those that every posting's words give away. */

/** The giver, in the first words. */
const GIVING = startsWithAny(
  String.raw`
  (?:we|i)(?:'|’)?(?:ll)?(?: (?:will|can|also|do|happily|gladly|always))* (?:pay|offer|give|provide|cover|reward|guarantee|throw in|match|sponsor|top up)(?! (?:preference|priority)\b)
  in (?:return|exchange)(?! for)
  on top(?: of (?:that|this))?
  as a thank[- ]you
  you(?:'|’)?(?:ll)?(?: (?:will|also|would|can))* (?:get|receive|earn) (?:an?|your|our|free|full|paid|half|the|every|\d+|one|two|three|five|six)
  (?:the |our |your )?(?:(?:starting|base|basic|annual) )?(?:salary|pay|wages?|hourly rate|remuneration|package) (?:is|are|will be|starts|ranges|of|from|up to|between)
`,
  String.raw`\W*`,
);

const GIFTS = anyOf(`
  (?:free|staff|company|paid|on-site|cheap) (?:parking|meals?|food|gym|travel|uniforms?)
  parking (?:space|behind|in front|on site|is free)
  barbecues?|bbqs?|part(?:y|ies) (?:every|each|in)|(?:christmas|summer|staff|office) part(?:y|ies)
  (?:staff|employee|product|friends and family) discounts?|discounts? (?:on|for|of)
  birthdays? off|duvet days?|study leave|sabbaticals?
  (?:weeks|days)(?:'|’)? (?:off|of (?:paid |annual )?(?:leave|holidays?|vacation)|(?:annual |paid )?(?:leave|holidays?))
  (?:annual|maternity|paternity|paid) leave
  superannuation|profit shar(?:e|ing)|share scheme|13th month
  (?:sign(?:ing)?[- ]on|retention|welcome|harvest|night|yearly|annual|quarterly) (?:bonus(?:es)?|payment)
  relocation (?:help|package|support|allowance)
  meal (?:cards?|vouchers?)|lunch vouchers?|shuttle bus
  (?:private|supplementary) (?:medical|health|dental) (?:cover|insurance|plan)
  (?:dental|health) plan
  (?:training|travel|meal|clothing|tool|housing|home office) allowances?
  company (?:car|phone|laptop)(?= (?:that|for|which|,|and|also))
  cycle[- ]to[- ]work|lease bikes?
  board games?|table (?:football|tennis)|fruit (?:basket|bowl|on)|massages?|yoga
`);

/** The applicant is addressed and acts: "You will manage the staff discounts". */
const DOES =
  /^\W*(?:[^,;]{0,60}, )?you(?:['’]ll| will| would| must| should| need to| are to)\b(?! (?:also )?(?:get|receive|enjoy|earn|have|find))/iu;

/** Whether an English sentence says what somebody gets. */
export const isGift = (text: string): boolean => GIVING.test(text) || (GIFTS.test(text) && !DOES.test(text));
