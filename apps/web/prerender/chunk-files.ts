import { z } from "zod";

/** Vite's build manifest, as far as it is needed here. */
const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).default([]),
    imports: z.array(z.string()).default([]),
  }),
);
export type Manifest = z.infer<typeof Manifest>;
export const readManifest = (json: string): Manifest => Manifest.parse(JSON.parse(json));

/** The code and styles of chunks and everything they import, except what `shell` links already. */
export function chunkFiles(
  manifest: Manifest,
  keys: string[],
  shell: string,
): { scripts: string[]; styles: string[] } {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build manifest has no ${key}`);
    if (scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const style of chunk.css) styles.add(style);
    chunk.imports.forEach(visit);
  };
  keys.forEach(visit);
  const isNew = (file: string): boolean => !shell.includes(file);
  return { scripts: [...scripts].filter(isNew), styles: [...styles].filter(isNew) };
}
