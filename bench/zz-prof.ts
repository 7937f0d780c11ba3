import { databaseUrl } from "@terzi/journeys/open-database";
import { openDb } from "@terzi/db/open-db";
import { startProduct } from "@terzi/journeys/product";
import { createHash, randomBytes } from "node:crypto";
import { mkdtempSync } from "node:fs";
import autocannon from "autocannon";
import { openPerson } from "./load/world.ts";
const dataDir = mkdtempSync("/tmp/terzi-prof-");
const product = await startProduct({ dataDir, env: { HOST: "127.0.0.1", TRUST_PROXY: "true", NODE_OPTIONS: "--cpu-prof --cpu-prof-dir=/tmp/scale-prof" } });
const db = openDb({ url: await databaseUrl(dataDir), maxConnections: 4 });
const readers = await Promise.all(Array.from({ length: 400 }, async () => { const p = await openPerson(db); const s = randomBytes(20).toString("hex");
 await db.insertInto("session").values({ id: createHash("sha256").update(s).digest("hex"), accountId: p.id, expiresAt: new Date(Date.now()+29*86400000), userAgent: "b" }).execute(); return { cookie: `terzi_session=${s}`, "x-forwarded-for": p.headers["x-forwarded-for"] ?? "" }; }));
for (const path of process.argv.slice(2)) {
const r = await autocannon({ url: product.url, connections: 16, duration: 6, requests: readers.map((headers) => ({ method: "GET", path, headers })) });
console.log(path, r.requests.total / r.duration, r.non2xx);
}
await db.destroy(); await product.stop();
