/** What a sentence claims beside what a line tells, each as the source of a regular expression. */
export type ClaimCues = {
  /** Behind a number and what it counts: no more than that. */
  atMostBehind: string;
  /** Before or behind a number: a little less than that. */
  nearlyBefore: string;
  nearlyBehind: string;
  /** How a word begins that says who leads. */
  leading: string;
  /** What makes something more or less, as a word that ends like "from" in its language: "azaltan". */
  changer: string;
  /** Right behind a number: what it changed by, as the verb of another deed: "34 azaltarak". */
  changingBy: string;
  /** Between a part and what it is a part of: "1 in 4". */
  amongSoMany: string;
  /** Before a length of time: that something took so long. */
  takingSoLong: string;
  /** Between a number and a period: what no counted thing is. */
  noCounted: string;
  /** Behind a number, with nothing between: a verb that tells by how much something changed. */
  changedByBehind: string;
  /** One worked in a group, or did something, under somebody else; with capitals, as names have them. */
  ledByOthers: string;
  /** One led a group of people. */
  leadsGroup: string;
  /** The ending of a title that its verb hasn't, and what stands behind the rest where it is told as a deed. */
  doerEnding: string;
  deedOfTitle: string;
  /** The part of a sentence that tells what somebody else did. */
  othersClause: string;
  /** Behind a thing: it is somebody else's to do. */
  othersJob: string;
  /** By whom one was taught, and whom one taught, as the group "who". */
  guidedBy: string;
  guidesThem: string;
  /** One has a licence or a certificate. */
  holdsIt: string;
  /** It was one's own decision. */
  decides: string;
  /** Somebody else is to decide: "for the partner's approval", "onayına sunmak". */
  submitsForDecision: string;
  /** Before or behind a share: a target was passed by it. */
  exceedsBy: string;
  exceedsByBehind: string;
  /** The heads of a house, as those who were told; and any word for them. */
  toldToManagement: string;
  speaksOfManagement: string;
  /** One did it with those who do it, or for them. */
  sharesDeed: string;
  /** A certificate is valid today. */
  stillValid: string;
  /** How one came by a certificate, beside the date of that. */
  gotCertificate: string;
  /** Behind a share: "of its former level"; what something fell to, and by what it fell. */
  ofFormer: string;
  /** Nobody else was there. */
  alone: string;
  /** "Without review": what there was none of, as the group "lost" behind its word or "lostAhead" before it. */
  withoutThing: string;
  /** What stands before a bare "no": "design no, assembly yes". */
  answeredNo: string;
  /** Why something was, as the group "behind" its word or "ahead" of it. */
  cause: string;
  /** The second largest, and the largest. */
  rankedSuperlative: string;
  bareSuperlative: string;
  /** Before a number: it is what was aimed at. */
  targetOf: string;
  /** What one of several certificates of a subject is called. */
  tierOfCertificate: string;
  /** Before or behind a subject ("subject"): it was the smaller one of a degree. */
  /** Before a title: "Principal". */
  rankOfTitle: string;
  minorSubject: string;
  /** "BA in Sociology": the group `subject` is what was studied. */
  subjectOfDegree: string;
  /** One finished school before all others, or was praised highly for it; and whatever else praises how one did. */
  firstOfClass: string;
  highHonours: string;
  praisedAtSchool: string;
  /** None of a thing of a kind ("sort"), by how bad it is, and none of it at all. */
  noneOfKind: string;
  /** At least one of them, and each of them, before or behind what it is. */
  atLeastOne: string;
  eachBefore: string;
  eachBehind: string;
  /** Before or behind a date: until then. */
  untilThen: string;
  /** One founded a house of some kind, alone or with others. */
  foundedIt: string;
  foundedTogether: string;
  /** In a single one of a time ("span"), where others have another one. */
  inSingle: string;
  aboveTarget: string;
  belowTarget: string;
};
