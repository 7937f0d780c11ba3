import { either } from "../../../posting/any-of.ts";

/** What a job board says around a posting: its numbers, other jobs, how well somebody's profile matches. Folded. */
export const englishPageWords = new RegExp(
  either(String.raw`
  \b(?:people|others|users|members|candidates) (?:who )?(?:also )?(?:viewed|applied|searched|looked at|saw)\b
  \b(?:similar|related|other|more|recommended|suggested) (?:jobs|vacancies|postings|adverts|openings|roles|listings) ?:
  \byou (?:might|may|could) (?:also )?(?:like|be interested in)\b
  ^\W*(?:job|vacancy|advert|ad|posting|listing) ?(?:id|no\.?|number|ref(?:erence)?|code|#)\b.{0,6}\d
  \b[\d.,]+ (?:views|clicks|people applied|applicants so far)\b
  \b(?:your|profile) (?:match|fit)\b.{0,20}\d{1,3} ?%|\bmatched (?:for|to|with) (?:you|your profile)\b
  ★{3}|\b[\d.,]+ reviews\b|\boverall (?:candidate |applicant )?(?:score|rating)\b
  \b\d{1,3} ?% (?:match|fit)\b(?! rates?\b)
  \b(?:picked|chose|chosen|recommended|matched|suggested|selected|shown)\b.{0,40}\byour (?:skills|experience|profile|cv|resume)\b
`),
);
