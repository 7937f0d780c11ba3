import type { WritingPatterns } from "../../writing-patterns.ts";

export const englishWritingPatterns: WritingPatterns = {
  ownMaster: String.raw`self[- ]?employed|freelance\w*|independent|various(?: clients| companies)?`,
  denial: String.raw`^(?:(?:i|we) )?(?:(?:did|do|was|were|am|are)(?: not|n['’]t)|ha(?:d|ve)(?: no|n['’]t| not))\b(?!.*\b(?:miss|fail|lose|lost|exceed|only)\w*)[^;:]*$`,
  skillHeading: String.raw`(?:programming |foreign )?languages|tools?(?: (?:&|and) technolog\w+)?|technolog\w+|(?:testing )?frameworks?|databases|librar\w+|(?:technical|soft|hard|other|computer|core)(?: skills)?|others?|project|office|web|cloud|mobile|general`,
  beginner: "basics?|beginner|elementary",
  abbreviation: "etc|inc|ltd|co|corp|jr|sr|dept|approx|no",
  moreInformation: String.raw`(?:additional|other|further)\s+information`,
  titleOfName: "Dr|Prof|Mr|Mrs|Ms",
};
