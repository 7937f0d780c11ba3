import type { ErrorBody, ErrorCode } from "@terzi/contracts/errors";
import type { Page } from "@terzi/contracts/list";
import type { z } from "zod";
import type { Download, StreamedDownload } from "../features/cv/download.ts";
import type { restRouter } from "../router.ts";

/** The procedures, called in the visitor's name. */
export type Api = ReturnType<typeof restRouter.createCaller>;

/** session: a person, signed in by the cookie. user: a person, or a program with an API token. */
export type Access = "public" | "user" | "session" | "admin";

type Shared<I> = {
  method: "GET" | "POST" | "PATCH" | "DELETE";
  /** As in OpenAPI: `/api/cvs/{id}`. Path, query and body make one input together. */
  path: `/api/${string}`;
  tag: string;
  summary: string;
  /** Who may call it. Checked before the input is read, and again by the procedure. */
  access: Access;
  input?: z.ZodType<I>;
  /** Whether an Idempotency-Key makes the call run once. */
  isIdempotent?: true;
  /** Its errors, besides those common to all rows. */
  errors?: ErrorCode[];
};

/** A row that answers JSON. `upload`: the body is multipart, and the file in this field becomes `input.file`. */
type JsonRow<I, O> = Shared<I> & {
  status?: 200 | 201;
  upload?: string;
  output: z.ZodType<O>;
  call(api: Api, input: I): Promise<O>;
};
/** A row that answers a list. Its next page is named in headers, so that the body is the list itself. */
type ListRow<I, T> = Shared<I> & { item: z.ZodType<T>; call(api: Api, input: I): Promise<Page<T>> };
type FileRow<I> = Shared<I> & {
  contentType: string;
  download(api: Api, input: I): Promise<Download | StreamedDownload>;
};
/**
 * A row that answers one line of JSON per event, as it happens. A refusal before the first event is an ordinary
 * refusal; `fail` makes the last line when something fails later.
 */
type EventsRow<I, E> = Shared<I> & {
  upload?: string;
  event: z.ZodType<E>;
  events(api: Api, input: I): Promise<AsyncIterable<E>>;
  fail(error: ErrorBody): E;
};
type RedirectRow = Shared<never> & { redirect: string; visit(api: Api): Promise<unknown> };

/** A row of the table, its input checked at run time only. */
export type Route =
  | JsonRow<never, unknown>
  | ListRow<never, unknown>
  | FileRow<never>
  | EventsRow<never, unknown>
  | RedirectRow;

/** Checks a row's call against its schemas, then drops the types: the table is a list of unlike rows. */
export const json = <I, O>(row: JsonRow<I, O>): Route => row as Route;
export const list = <I, T>(row: ListRow<I, T>): Route => row as Route;
export const file = <I>(row: FileRow<I>): Route => row as Route;
export const events = <I, E>(row: EventsRow<I, E>): Route => row as Route;
export const redirect = (row: RedirectRow): Route => row;
