/** The same PDF with a file attached, by an update at its end: what was there stays as it was. */
export function attachTo(
  pdf: Uint8Array,
  { name, content }: { name: string; content: Uint8Array },
): Uint8Array {
  const before = Buffer.from(pdf);
  const text = before.toString("latin1");
  const size = Number(/\/Size (\d+)/.exec(text)?.[1]);
  const previous = Number(/startxref\s+(\d+)/.exec(text)?.[1]);
  const pages = /\/Pages (\d+ 0 R)/.exec(text)?.[1];
  const bodies: [number, Buffer][] = [
    [
      1,
      Buffer.from(
        `<< /Type /Catalog /Pages ${pages} /Names << /EmbeddedFiles << /Names [(${name}) ${size} 0 R] >> >> >>`,
      ),
    ],
    [size, Buffer.from(`<< /Type /Filespec /F (${name}) /UF (${name}) /EF << /F ${size + 1} 0 R >> >>`)],
    [
      size + 1,
      Buffer.concat([
        Buffer.from(`<< /Type /EmbeddedFile /Length ${content.length} >>\nstream\n`),
        Buffer.from(content),
        Buffer.from("\nendstream"),
      ]),
    ],
  ];
  let file = Buffer.concat([before, Buffer.from("\n")]);
  const rows: string[] = [];
  for (const [number, body] of bodies) {
    rows.push(`${number} 1\n${String(file.length).padStart(10, "0")} 00000 n \n`);
    file = Buffer.concat([file, Buffer.from(`${number} 0 obj\n`), body, Buffer.from("\nendobj\n")]);
  }
  const trailer = `trailer << /Size ${size + 2} /Root 1 0 R /Prev ${previous} >>\nstartxref\n${file.length}\n%%EOF`;
  return new Uint8Array(Buffer.concat([file, Buffer.from(`xref\n${rows.join("")}${trailer}`)]));
}
