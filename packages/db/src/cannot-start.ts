/** The database can't be had as things are; the message tells the operator what to do, in one or two sentences. */
export class CannotStart extends Error {
  override name = "CannotStart";
}
