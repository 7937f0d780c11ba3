/** Words that tell what an entry of the profile is, for entries that don't say so themselves. */
export type EntryWords = { patents: string; awards: string; volunteer: string; member: string };
