/**
 * What writers who don't know the person add most, each as the source of a regular expression for single words or short
 * phrases. By itself none is wrong: it counts only where nothing that the person wrote says as much.
 */
export type InventedCues = {
  /** A deed of more standing than most: "led", "negotiated", "sunuyor". */
  standing: string;
  /** What such a verb means beside something else: "a path that led to". */
  noStanding: string;
  /** A rank or a title: "Registered", "Kıdemli". */
  rank: string;
  /** What work is said to bring in general: loyalty, a strong brand. */
  gain: string;
  /** Who is said to have been told or won over: the board, investors. */
  highAudience: string;
  /** It is new; and what of a line says as much. */
  novelty: string;
  noveltyKnown: string;
  /** How well or how much: "seamless", "tutkuyla". */
  praise: string;
  /** It reached all of something: "across the region"; and what of a line says as much. */
  reach: string;
  reachKnown: string;
  /** Why it was done: "in response to the pandemic"; and what of a line gives a cause. */
  cause: string;
  causeKnown: string;
  /** Of all of them the most: "the most requested"; and what of a line ranks as high. */
  most: string;
  mostKnown: string;
};
