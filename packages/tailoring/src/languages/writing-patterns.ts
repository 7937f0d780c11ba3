/** What lines of profiles and CVs say in the words of a language, as sources of expressions. */
export type WritingPatterns = {
  /** In the place of an employer: the person had none. */
  ownMaster: string;
  /** What a list of skills is headed by. */
  skillHeading: string;
  /** A line that only says what its author didn't do. */
  denial: string;
  /** A skill that is only begun. */
  beginner: string;
  /** It keeps its full stop anywhere. */
  abbreviation: string;
  /** A part of a CV that holds what has no other place. */
  moreInformation: string;
  /** Before a name, with a point; case-sensitive. */
  titleOfName: string;
};
