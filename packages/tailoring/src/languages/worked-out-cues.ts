/** Words by which somebody tells a number, a time or a state of a line as another one that follows from it. */
export type WorkedOutCues = {
  /** Behind a share, or behind any number: by so much something is more or less. */
  shareComparedBehind: string;
  changeBehind: string;
  /** The year before one that a line names, and the year after it. */
  yearBefore: string;
  yearAfter: string;
  /** Before a year, and behind it: it is what another one is compared with. */
  comparedWithBefore: string;
  comparedWithBehind: string;
  /** While one is on a shift, which comes back without saying how often. */
  onShift: string;
  /** The time of the year with most work, and the same told as the busiest of all. */
  highSeason: string;
  busiestTime: string;
  /** From a number on: all the year round. */
  allSeasons: string;
  /** Units of short times, as they are written behind a number. */
  hoursUnit: string;
  minutesUnit: string;
  secondsUnit: string;
  /** What such a unit may end in. */
  unitEnding: string;
  /** Between a number of hours and the minutes with it. */
  hoursAndMinutes: string;
  /** "A quarter of a million", "half a million", without accents. */
  quarterMillion: string;
  halfMillion: string;
  /** Before the hour of a clock: so many minutes of it are gone, or are left until it. */
  halfPast: string;
  quarterPast: string;
  quarterTo: string;
  /** Behind the hour of a clock, or before it: it is one of the second half of the day. */
  afterNoonBehind: string;
  afterNoonBefore: string;
  /** That something didn't take place, where a thing is named by it: "cancelled scans". */
  calledOff: string;
  /** Behind what was counted, before the number that it is counted out of. */
  outOfCounted: string;
};
