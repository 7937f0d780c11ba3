/** The same reads without any product around them: Fastify, one query for the session, one for what is read. */
import { createHash } from "node:crypto";
import { columnTypes } from "@terzi/db/parse-column-value";
import Fastify from "fastify";
import pg from "pg";
import { READS } from "./reads.ts";

const [url = "", connections = "10"] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: url, max: Number(connections), types: columnTypes });
const app = Fastify();

const SESSION = `select account.id, account.email, account.first_name as "firstName", account.last_name as "lastName",
    account.language, account.credits, account.role, account.created_at as "createdAt", session.expires_at
  from session inner join account on account.id = session.account_id
  where session.id = $1 and account.disabled_at is null`;

for (const { name, sql, isPublic } of READS)
  app.get(`/${name}`, async (request, reply) => {
    const cookie = /terzi_session=(\w+)/.exec(request.headers.cookie ?? "")?.[1] ?? "";
    const id = createHash("sha256").update(cookie).digest("hex");
    const user = isPublic ? null : (await pool.query(SESSION, [id])).rows[0];
    if (!isPublic && !user) return reply.code(401).send();
    if (!sql) return user;
    const { id: wanted } = request.query as { id?: string };
    const values = [...(isPublic ? [] : [user.id]), ...(wanted ? [wanted] : [])];
    const { rows } = await pool.query(sql, values);
    return name === "profile" || name === "cv" ? rows[0] : rows;
  });

await app.listen({ host: "127.0.0.1", port: 0 });
const address = app.server.address();
process.send?.(typeof address === "object" && address ? address.port : 0);
process.on("disconnect", () => process.exit());
