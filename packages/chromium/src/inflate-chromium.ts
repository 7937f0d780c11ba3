/**
 * Run as a process of its own with TMPDIR set: the package unpacks into the folder for temporary files and
 * nowhere else, and that is a setting of the whole process. Arguments: the archives to unpack.
 */
import { inflate } from "@sparticuz/chromium";

await Promise.all(process.argv.slice(2).map((archive) => inflate(archive)));
