import { either } from "../../../posting/any-of.ts";

/** What a job board says around a posting: its numbers, other jobs, how well somebody's profile matches. Folded. */
export const englishPageWords = new RegExp(
  either(String.raw`
  \b(?:people|others|users|members|candidates) (?:who )?(?:also )?(?:viewed|applied|searched|looked at|saw)\b
  \b(?:similar|related|other|more|recommended|suggested) (?:jobs|vacancies|postings|adverts|openings|roles|listings) ?:
  \b(?:people|those|others|everyone|users) who (?:read|saw|viewed|liked|opened|searched)\b.{0,30}\balso\b|\b(?:looking|viewing) (?:at )?this (?:ad|advert|job|page|posting|right now)\b
  \b(?:log ?in|sign ?(?:in|up)|register|search) ?[·|•/>] ?\S|\b(?:accept|manage) (?:all )?(?:cookies|choices|consent)\b|\b(?:store|use|set)s? cookies\b
  \breport this (?:ad|advert|job|posting|listing|page)\b|\b\d+ people (?:are )?(?:looking|viewing|watching|interested|applying)\b
  \b(?:page|advert|list) is (?:sponsored|brought to you)\b|^\W*(?:sponsored|advertisement|promoted|anzeige)\b ?(?:[:·|–-]|by\b|$)|\bclick (?:now|here to (?:buy|book|enrol))\b
  ^\W*(?:related|popular|similar|recent) searches\b|\b(?:found|seen|common) in similar (?:candidates|applicants|profiles|jobs)\b|\bsimilar (?:roles|jobs|vacancies) (?:nearby|near you|in your)\b
  \baverage (?:cv|resume|profile|applicant|visitor)\b|\bcompare (?:yourself |your profile )?for free\b|\bpage 1 2 3\b
  \byou (?:might|may|could) (?:also )?(?:like|be interested in)\b
  ^\W*(?:job|vacancy|advert|ad|posting|listing) ?(?:id|no\.?|number|ref(?:erence)?|code|#)\b.{0,6}\d
  \b[\d.,]+ (?:views|clicks|people applied|applicants so far)\b
  \b(?:your|profile) (?:match|fit)\b.{0,20}\d{1,3} ?%|\bmatched (?:for|to|with) (?:you|your profile)\b
  ★{3}|\b[\d.,]+ reviews\b|\boverall (?:candidate |applicant )?(?:score|rating)\b
  \b\d{1,3} ?% (?:match|fit)\b(?! rates?\b)
  \b(?:picked|chose|chosen|recommended|matched|suggested|selected|shown)\b.{0,40}\byour (?:skills|experience|profile|cv|resume)\b
`),
);
