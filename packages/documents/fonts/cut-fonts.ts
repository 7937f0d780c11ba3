/**
 * Makes the font files beside this one from the full fonts on npm: `pnpm cut-fonts`, after a new version of either.
 *
 * One file for each cut, with all letters of Europe in it. The usual web fonts come in one file per alphabet, and
 * then every ğ, ş and İ of a PDF is in another font than the letters around it: programs that read the PDF see
 * "Da ğ ıtık". Without ligatures and contextual forms, so that each glyph is one letter.
 */
import { copyFile, readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

/** Unicode ranges: Latin with all its extensions, marks, Greek, Cyrillic, punctuation, currencies, some symbols. */
const RANGES: [first: number, last: number][] = [
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x2b0, 0x36f],
  [0x370, 0x3ff],
  [0x400, 0x4ff],
  [0x1e00, 0x1eff],
  [0x2010, 0x2027],
  [0x2030, 0x205e],
  [0x2070, 0x20c0],
  [0x2100, 0x215f],
  [0x2190, 0x2199],
  [0x2200, 0x22ff],
  [0x25a0, 0x25ff],
  [0x2605, 0x2606],
  [0x2713, 0x2717],
  [0xfffd, 0xfffd],
];

/**
 * Rare characters that share their glyph with a common one (ʼ with ’, the ohm sign with Ω, no-break space with space).
 * A PDF keeps glyphs: of two characters with one glyph it can give back only one, and it gives back these.
 */
const TWINS = new Set([
  0xa0, 0xad, 0x2bb, 0x2bc, 0x2ee, 0x2010, 0x2126, 0x2206, 0x2215, 0x25ba, 0x25bb, 0x25c4, 0x25c5,
]);

/** Kerning and marks stay; everything that would show other letters than the text has goes. */
const FEATURES = ["kern", "mark", "mkmk", "ccmp", "tnum"];

const CUTS: Record<string, string> = {
  "inter-400": import.meta.resolve("inter-ui/web/Inter-Regular.woff2"),
  "inter-500": import.meta.resolve("inter-ui/web/Inter-Medium.woff2"),
  "inter-600": import.meta.resolve("inter-ui/web/Inter-SemiBold.woff2"),
  "inter-700": import.meta.resolve("inter-ui/web/Inter-Bold.woff2"),
  "source-serif-400": import.meta.resolve(
    "@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf",
  ),
  "source-serif-400-italic": import.meta.resolve(
    "@expo-google-fonts/source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic.ttf",
  ),
  "source-serif-600": import.meta.resolve(
    "@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf",
  ),
  "plex-400": import.meta.resolve("@expo-google-fonts/ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf"),
  "plex-400-italic": import.meta.resolve(
    "@expo-google-fonts/ibm-plex-sans/400Regular_Italic/IBMPlexSans_400Regular_Italic.ttf",
  ),
  "plex-600": import.meta.resolve("@expo-google-fonts/ibm-plex-sans/600SemiBold/IBMPlexSans_600SemiBold.ttf"),
  "source-sans-400": import.meta.resolve(
    "@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf",
  ),
  "source-sans-400-italic": import.meta.resolve(
    "@expo-google-fonts/source-sans-3/400Regular_Italic/SourceSans3_400Regular_Italic.ttf",
  ),
  "source-sans-600": import.meta.resolve(
    "@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf",
  ),
  "lora-600": import.meta.resolve("@expo-google-fonts/lora/600SemiBold/Lora_600SemiBold.ttf"),
};

const LICENSES: Record<string, string> = {
  "inter-license.txt": import.meta.resolve("inter-ui/LICENSE.txt"),
  "lora-license.txt": import.meta.resolve("@expo-google-fonts/lora/LICENSE_FONT"),
  "plex-license.txt": import.meta.resolve("@expo-google-fonts/ibm-plex-sans/LICENSE_FONT"),
  "source-sans-license.txt": import.meta.resolve("@expo-google-fonts/source-sans-3/LICENSE_FONT"),
  "source-serif-license.txt": import.meta.resolve("@expo-google-fonts/source-serif-4/LICENSE_FONT"),
};

const beside = (name: string): URL => new URL(name, import.meta.url);

const characters = RANGES.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i),
);
const text = String.fromCodePoint(...characters.filter((character) => !TWINS.has(character)));

for (const [name, source] of Object.entries(CUTS)) {
  const options = { targetFormat: "woff2", keepFeatures: FEATURES, noHinting: true } as const;
  await writeFile(beside(`${name}.woff2`), await subsetFont(await readFile(new URL(source)), text, options));
}
for (const [name, source] of Object.entries(LICENSES)) await copyFile(new URL(source), beside(name));
