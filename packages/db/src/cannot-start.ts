/** The database can't be opened; the message tells the operator what to do, in one or two sentences. */
export class CannotStart extends Error {
  override name = "CannotStart";
}
