import { Logger as JobLogger } from "graphile-worker";
import { type DestinationStream, type Logger, pino } from "pino";

export type Log = {
  debug(details: object, message: string): void;
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
};

type LoggedRequest = { method: string; url: string; id: string; routeOptions?: { url?: string | undefined } };

/** For a shared CV only the route: its path opens it. */
const loggedPath = ({ url, routeOptions }: LoggedRequest): string | undefined =>
  routeOptions?.url?.startsWith("/s/:") ? routeOptions.url : url.split("?")[0];

/** JSON lines with request ids and without personal data: no addresses, headers, bodies or values. */
export const openLogger = (level: string, output: DestinationStream = pino.destination(1)): Logger =>
  pino(
    {
      level,
      serializers: {
        req: (request: LoggedRequest) => ({
          id: request.id,
          method: request.method,
          path: loggedPath(request),
        }),
        res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
        // A database error's `detail` quotes the row; only what identifies the fault is logged.
        err: (error: unknown) =>
          error instanceof Error
            ? {
                type: error.name,
                message: error.message,
                stack: error.stack,
                code: Reflect.get(error, "code"),
              }
            : { message: String(error) },
      },
    },
    output,
  );

/** graphile-worker's messages, in our log. */
export const openJobLogger = (log: Log): JobLogger =>
  new JobLogger(() => (level, message) => {
    if (level === "error" || level === "warning") log.warn({ job: true }, message);
    else log.debug({ job: true }, message);
  });
