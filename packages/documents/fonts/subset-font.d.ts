/** The part of the package that `cut-fonts.ts` uses; it brings no types. */
declare module "subset-font" {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: "woff2"; keepFeatures: string[]; noHinting: boolean },
  ): Promise<Buffer>;
}
