import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Part, Traces } from "../traces/traces.ts";

/** Makes each request a part, and all that is done for it parts of that. Adds nothing where nobody collects it. */
export function traceRequests(app: FastifyInstance, traces: Traces): void {
  if (!traces.isOn) return;
  const parts = new WeakMap<FastifyRequest, Part>();
  app.addHook("onRequest", (request, _reply, done) => {
    const { method, routeOptions } = request;
    // The route and never the path: that may hold a name, or a key that opens something.
    const route = routeOptions.url ?? "none";
    const facts = { "http.request.method": method, "http.route": route, "terzi.request_id": request.id };
    const part = traces.begin(`${method} ${route}`, facts, { isRoot: true });
    parts.set(request, part);
    part.run(done);
  });
  // A body is read on the connection's own account.
  app.addHook("preValidation", (request, _reply, done) => {
    const part = parts.get(request);
    if (part) part.run(done);
    else done();
  });
  app.addHook("onResponse", (request, reply, done) => {
    const part = parts.get(request);
    part?.add({ "http.response.status_code": reply.statusCode });
    part?.end(reply.statusCode >= 500 ? String(reply.statusCode) : undefined);
    done();
  });
}
