/** The least contrast of text against its background (WCAG 2.2, 1.4.3). */
const CONTRAST_MIN = 4.5;

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

const toHex = (rgb: number[]): string =>
  `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;

/** Relative luminance of sRGB, as WCAG defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of a colour against white, 1 to 21; the same for white on it. */
export const contrastWithWhite = (hex: string): number => 1.05 / (luminance(hex) + 0.05);

/** The colour itself, or a darker one of the same hue that can be read as text on white. */
export function readableAccent(hex: string): string {
  const rgb = channels(hex);
  for (let share = 1; share > 0; share -= 0.02) {
    const darker = toHex(rgb.map((value) => value * share));
    if (contrastWithWhite(darker) >= CONTRAST_MIN) return darker;
  }
  return "#000000";
}
