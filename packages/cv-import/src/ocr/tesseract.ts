import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { z } from "zod";
import type { GreyPicture } from "./grey-picture.ts";

/** What we use of the engine's own object. */
type Engine = {
  Init(dataPath: null, languages: string, mode: number, config: undefined): number;
  SetVariable(name: string, value: string): void;
  SetImageFile(exif: number, radians: number): number;
  FindLines(): number;
  GetGradient(): number;
  Recognize(monitor: null): number;
  GetJSONText(): string;
  Clear(): void;
};
type Core = { TessBaseAPI: new () => Engine; FS: { writeFile(path: string, bytes: Uint8Array): void } };

const Box = z.object({ x0: z.number(), y0: z.number(), x1: z.number(), y1: z.number() });
const Word = z.object({ text: z.string(), confidence: z.number(), bbox: Box });
const TextLine = z.object({ words: z.array(Word) });
const Recognised = z.object({
  blocks: z.array(z.object({ paragraphs: z.array(z.object({ lines: z.array(TextLine) })) })).nullish(),
});
/** A line of the picture as the engine saw it, in pixels. */
type TextLine = z.infer<typeof TextLine>;

const require = createRequire(import.meta.url);
const LANGUAGES: Record<string, string> = {
  eng: require.resolve("@tesseract.js-data/eng/package.json"),
  tur: require.resolve("@tesseract.js-data/tur/package.json"),
};
const LSTM_ONLY = 1;
/** It looks for columns and blocks by itself. */
const WHOLE_PAGE = "3";
/** Darkness is judged locally: a phone's photo has shadows. */
const SAUVOLA = "2";
/** Below this (about a third of a degree) the engine itself copes. */
const STRAIGHT = 0.005;

type Opened = { core: Core; engine: Engine };
let opened: Promise<Opened> | undefined;

/** The engine runs in the caller's own thread, so that ending the thread ends it; it is kept for the next page. */
async function open(): Promise<Opened> {
  // Safe: the package has no types; what is named above is what its glue code exports.
  const load = require("tesseract.js-core/tesseract-core-relaxedsimd-lstm") as (
    options: object,
  ) => Promise<Core>;
  const core = await load({});
  for (const [language, path] of Object.entries(LANGUAGES))
    core.FS.writeFile(`./${language}.traineddata`, readTrained(language, path));
  const engine = new core.TessBaseAPI();
  if (engine.Init(null, Object.keys(LANGUAGES).join("+"), LSTM_ONLY, undefined) !== 0)
    throw new Error("The text recognition did not start");
  return { core, engine };
}

function readTrained(language: string, path: string): Uint8Array {
  return gunzipSync(readFileSync(join(dirname(path), "4.0.0_best_int", `${language}.traineddata.gz`)));
}

/** The lines of text in a picture. English and Turkish are recognised together; a skewed page is straightened. */
export async function recogniseText(picture: GreyPicture): Promise<TextLine[]> {
  opened ??= open();
  const { core, engine } = await opened;
  core.FS.writeFile("/input", asPgm(picture));
  engine.SetVariable("user_defined_dpi", "200");
  engine.SetVariable("tessedit_pageseg_mode", WHOLE_PAGE);
  engine.SetVariable("thresholding_method", SAUVOLA);
  if (engine.SetImageFile(1, 0) !== 0) throw new Error("The picture can't be taken in");
  engine.FindLines();
  const askew = engine.GetGradient();
  if (Math.abs(askew) > STRAIGHT) engine.SetImageFile(1, askew);
  engine.Recognize(null);
  const { blocks } = Recognised.parse(JSON.parse(engine.GetJSONText()));
  engine.Clear();
  return (blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines));
}

/** The plainest picture format there is: a header and a byte for each pixel. */
function asPgm({ width, height, pixels }: GreyPicture): Uint8Array {
  const head = Buffer.from(`P5\n${width} ${height}\n255\n`, "latin1");
  return Buffer.concat([head, pixels]);
}
