import { TokenArea } from "@terzi/contracts/tokens";

/** The procedures that make up an area: what an agent needs for that work, whether it reads or changes. */
const PROCEDURES: Record<TokenArea, readonly string[]> = {
  profile: ["career.read"],
  score: ["cv.score"],
  generate: ["cv.generate", "cv.preview", "cv.updatePreview", "cv.openPreviews", "cv.save"],
  download: [
    ...["cv.list", "cv.page", "cv.find", "cvFiles.download", "cvFiles.downloadTwins"],
    ...["letters.list", "letters.find", "letterFiles.download"],
  ],
  applications: [
    ...["applications.list", "applications.find", "applications.create", "applications.update"],
    ...["applications.move", "applications.delete", "applications.totals", "applications.price"],
    ...["applications.import", "applicationFiles.csv", "applicationFiles.calendar", "applicationFiles.step"],
  ],
};

const AREAS = new Map(
  TokenArea.options.flatMap((area) => PROCEDURES[area].map((path): [string, TokenArea] => [path, area])),
);

/** The area that a procedure belongs to; undefined for those that only whole scopes open. */
export const areaOf = (path: string): TokenArea | undefined => AREAS.get(path);

/** The REST rows of an area, which are refused before anything of the request is read. */
const ROWS: Record<TokenArea, RegExp> = {
  profile: /^GET \/api\/career-data$/,
  score: /^POST \/api\/cvs\/score$/,
  generate:
    /^(?:POST \/api\/cvs\/(?:generate|save)|GET \/api\/previews.*|PATCH \/api\/previews\/\{previewId\})$/,
  download:
    /^GET \/api\/(?:cvs|cvs\/\{id\}|cvs\/\{id\}\/(?:twin\/)?download\/\w+|cvs\/\{cvId\}\/letters|letters\/\{id\}(?:\/download\/\w+)?)$/,
  applications: /^\w+ \/api\/applications(?!\/reminders)/,
};

export const areaOfRow = ({ method, path }: { method: string; path: string }): TokenArea | undefined =>
  TokenArea.options.find((area) => ROWS[area].test(`${method} ${path}`));
