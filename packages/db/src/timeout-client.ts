import pg from "pg";

/** pg's words for a query that the database has not answered in `query_timeout`. */
const NO_ANSWER = "Query read timeout";

/** A connection that is given up when the database has not answered in time: what is asked later waits behind it. */
export class TimeoutClient extends pg.Client {
  override query(...args: unknown[]): never {
    const answer: unknown = Reflect.apply(super.query, this, args);
    if (answer instanceof Promise)
      answer.catch((error: unknown) => {
        if (error instanceof Error && error.message === NO_ANSWER) this.connection.stream.destroy();
      });
    return answer as never;
  }
}
