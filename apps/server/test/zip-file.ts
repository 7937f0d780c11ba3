import { crc32, deflateRawSync } from "node:zlib";

export type ZipEntry = {
  name: string;
  content: Buffer;
  /** The size that the archive claims, where it lies. */
  claimedSize?: number;
  /** How often the directory names the one content, under other names: entries that overlap. */
  copies?: number;
};

const END_BYTES = 22;

/** What local header and directory have in common, from "version needed" to the length of the name. */
function describe(
  { content, claimedSize = content.byteLength }: ZipEntry,
  packed: Buffer,
  name: Buffer,
): Buffer {
  const described = Buffer.alloc(26);
  described.writeUInt16LE(20, 0);
  described.writeUInt16LE(8, 4);
  described.writeUInt32LE(crc32(content), 10);
  described.writeUInt32LE(packed.byteLength, 14);
  described.writeUInt32LE(claimedSize, 18);
  described.writeUInt16LE(name.byteLength, 22);
  return described;
}

function directoryEntry(described: Buffer, name: Buffer, offset: number): Buffer {
  const head = Buffer.alloc(46);
  head.writeUInt32LE(0x02014b50, 0);
  head.writeUInt16LE(20, 4);
  described.copy(head, 6);
  head.writeUInt32LE(offset, 42);
  return Buffer.concat([head, name]);
}

/** A zip archive as asked for, also one that no honest program would write. */
export function zipOf(entries: ZipEntry[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const packed = deflateRawSync(entry.content, { level: 6 });
    const name = Buffer.from(entry.name);
    const described = describe(entry, packed, name);
    const file = Buffer.concat([Buffer.from("PK\x03\x04", "latin1"), described, name, packed]);
    for (let copy = 0; copy < (entry.copies ?? 1); copy++) {
      const itsName = copy ? Buffer.from(`${copy}-${entry.name}`) : name;
      const itsDescription = Buffer.from(described);
      itsDescription.writeUInt16LE(itsName.byteLength, 22);
      directory.push(directoryEntry(itsDescription, itsName, offset));
    }
    files.push(file);
    offset += file.byteLength;
  }
  const directoryBytes = Buffer.concat(directory);
  const end = Buffer.alloc(END_BYTES);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(directoryBytes.byteLength, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, directoryBytes, end]);
}
