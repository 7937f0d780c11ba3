/**
 * Words that show who speaks in a posting, or about whom: a posting speaks to whoever applies, as the employer.
 * Patterns over text without capitals and marks.
 */
export type VoiceWords = {
  /** Somebody tells of themselves: "I have run", "sertifikam var". */
  ownVoice: RegExp;
  /** An owner who asks in the first person: "I am looking for". */
  seeks: RegExp;
  /** States of people who haven't applied yet what they have: "those who come by this link hold". */
  readersHave: RegExp;
  /** Asks or hopes, where the fact would be told of readers: "will likely have". */
  expects: RegExp;
  /** A line with which a CV begins that somebody pasted. */
  opensCv: RegExp;
  /** A line that heads keywords for search engines. */
  headsKeywords: RegExp;
  /** A line that heads what a program is told or should answer: "## Output". */
  headsOutput: RegExp;
  /** The number of a step: "Step 2:". */
  step: RegExp;
  /** Says of itself that it doesn't belong to the posting: "left over from another advert". */
  disowns: RegExp;
  /** Says by name who is sought, or describes them: "our ideal starter is called". */
  namesSought: RegExp;
  /** Tells what somebody else did: "she gave up", "our last one had". */
  toldOfOther: RegExp;
  /** Goes on about a person of whom the sentence before told. */
  goesOnAbout: RegExp;
  /** A note about somebody, with its label or without: "spoke to her on Friday". */
  noteOnSomebody: RegExp;
  /** Says at its beginning that what follows is of a kind that no posting is: a riddle, minutes, a voice memo. */
  announces: RegExp;
  /** Tells the reader to take something for given: "suppose that", "wherever you find a gap". */
  supposes: RegExp;
};
