// The first match counts: Edge and Opera call themselves Chrome too, Chrome calls itself Safari.
const BROWSERS: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, "Edge"],
  [/OPR\//, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/(Firefox|FxiOS)\//, "Firefox"],
  [/(Chrome|CriOS|HeadlessChrome)\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const SYSTEMS: [RegExp, string][] = [
  [/iPhone|iPad|iPod/, "iOS"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X|Macintosh/, "macOS"],
  [/CrOS/, "ChromeOS"],
  [/Linux|X11/, "Linux"],
];

const firstFit = (known: [RegExp, string][], text: string): string | null =>
  known.find(([sign]) => sign.test(text))?.[1] ?? null;

/** The browser and system in a `User-Agent`; null when we know neither. */
export const readDevice = (userAgent: string): { browser: string | null; system: string | null } => ({
  browser: firstFit(BROWSERS, userAgent),
  system: firstFit(SYSTEMS, userAgent),
});
