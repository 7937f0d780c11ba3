/** The days of a week from Monday on, each as a pattern of the ways in which people write it. */
export type Weekdays = readonly string[];
