/** What the matcher weighs in the browser, with its data, as the built app sends it: `node bench/matcher-size.ts` after a build. */
import { MAX_MATCHER_BYTES, matcherBytes } from "@terzi/journeys/matcher-bytes";

const bytes = matcherBytes();
process.stdout.write(`brotli = ${bytes} of ${MAX_MATCHER_BYTES} bytes\n`);
process.exitCode = bytes <= MAX_MATCHER_BYTES ? 0 : 1;
