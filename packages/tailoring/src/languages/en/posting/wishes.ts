import { foldAscii } from "@terzi/language/normalise";
import { anyOf } from "../../../posting/any-of.ts";

const WISHES = anyOf(String.raw`
  nice[- ]to[- ]have
  (?:an?|as|is|are|be|considered|big|huge|real|great|nice|definite|strong|major|another|added) plus|plus(?: points?)?(?=\W*$|\))
  bonus\S*
  (?:an?|as|be|is|of|considered) (?:\S+ )?(?:advantage|asset)
  (?:is|are|be) advantageous
  prefer(?:red|ably|ence)\S*
  desirabl\S*
  desired
  beneficial
  ideally
  optional\S*
  would (?:also |really )?(?:please|help|round off|delight|complete)
  so much the better|better still|even better
  not (?:required|necessary|mandatory|essential)
  (?:would|will) (?:be|make)(?: \S+){0,6} (?:good|great|handy|lovely|wonderful|useful|nice|welcome|happy|smile|day|week|difference)
  would (?:also |really )?(?:love|like)(?! (?:to (?:find |hire |meet )?)?(?:somebody|someone|a person|an? \S+ who)\b)(?! to (?:hear|receive|meet|invite|thank))
  (?:is|are|also) (?:very |most |more than )?welcome
  wonderful
  it (?:helps|would help)
  never hurts?|(?:won['’]?t|wouldn['’]?t|doesn['’]?t) hurt|saves us|puts you ahead|lovely if|extra (?:points?|credit|marks?)|(?:an?|as|is|are|be) extra|extra(?=\W*$)
`);

/** Whether the words of a line say that something is only wished for. */
export const isEnglishWish = (text: string): boolean => WISHES.test(foldAscii(text));
