/** How words end, or look, in a language that says by endings what others say by order. Sources of expressions. */
export type WordShapes = {
  /** In whose company, or by what. */
  with: string;
  /** The same, of any word, or as a word of its own. */
  withAnything: string;
  from: string;
  in: string;
  /** What something is of, or to. */
  for: string;
  of: string;
  /** What is acted on, or is somebody's. */
  object: string;
  /** What is acted on and is somebody's. */
  objectOfOthers: string;
  /** Somebody's, after a vowel. */
  owned: string;
  mine: string;
  oursOrMine: string;
  /** Of what is mine or ours. */
  ofMine: string;
  /** What a person's name becomes as a position, anywhere in a word. */
  office: string;
  /** The last word of what describes the noun behind it. */
  quality: string;
  /** A noun as a statement about oneself. */
  iWas: string;
  /** A verb that closes a statement, known or not. */
  finite: string;
  /** A verb that closes a statement about oneself. */
  firstPerson: string;
  /** A verb of what somebody else does. */
  thirdPerson: string;
  /** A verb of what is done, by nobody. */
  passive: string;
  nounOfVerb: string;
  /** A verb before the noun that it describes. */
  thatSomebodyDid: string;
  /** Behind it another deed begins. */
  andDoing: string;
  /** A deed by which another was done. */
  byDoing: string;
  /** At a number, within its word: a part of what was counted. */
  numberOwned: string;
  /** The end of a share in words: whose it is. */
  shareOwned: string;
  /** The same, behind the number. */
  numberOwnedBehind: string;
  /** A case written at the digits of a number. */
  gluedCase: string;
  /** Behind a noun: whose it is. */
  belongs: string;
  /** Behind whom it came from. */
  came: string;
};
