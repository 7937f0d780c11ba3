import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import { ORIGIN_HERE } from "./start-app.ts";

const sha256 = (bytes: string | Uint8Array): Buffer => createHash("sha256").update(bytes).digest();

/** The little of CBOR that an authenticator writes: numbers, texts, bytes and maps of them (RFC 8949). */
type Cbor = number | string | Uint8Array | Map<number | string, Cbor>;

function head(type: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(type << 5) | size]);
  if (size < 256) return Buffer.from([(type << 5) | 24, size]);
  return Buffer.from([(type << 5) | 25, size >> 8, size & 255]);
}

function encode(value: Cbor): Buffer {
  if (typeof value === "number") return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === "string")
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, entry]) => [encode(key), encode(entry)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

/** The public half as a COSE key: EC2, ES256, P-256. */
function coseKey(publicKey: KeyObject): Buffer {
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  return encode(
    new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, "base64url")],
      [-3, Buffer.from(y, "base64url")],
    ]),
  );
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;

export type Authenticator = ReturnType<typeof openAuthenticator>;

/** A device with one passkey, as the browser would speak for it. What it says can be bent, to see it refused. */
export function openAuthenticator({ origin = ORIGIN_HERE, isUnlocked = true } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(32);
  const credential = { id: id.toString("base64url"), rawId: id.toString("base64url"), type: "public-key" };
  let counter = 0;

  const clientData = (type: string, challenge: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (flags: number, rest: Buffer = Buffer.alloc(0)): Buffer => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    counter += 1;
    const allFlags = Buffer.from([flags | PRESENT | (isUnlocked ? VERIFIED : 0)]);
    return Buffer.concat([sha256(new URL(origin).hostname), allFlags, count, rest]);
  };

  return {
    /** Goes back to what its counter was, as a copy of the device would. */
    rewind: (count: number) => {
      counter = count;
    },
    create({ challenge }: { challenge: string }) {
      const idLength = Buffer.from([id.length >> 8, id.length & 255]);
      const attested = Buffer.concat([Buffer.alloc(16), idLength, id, coseKey(publicKey)]);
      const attestation = new Map<string, Cbor>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", authenticatorData(WITH_KEY, attested)],
      ]);
      return {
        ...credential,
        response: {
          clientDataJSON: clientData("webauthn.create", challenge).toString("base64url"),
          attestationObject: encode(attestation).toString("base64url"),
          transports: ["internal"],
        },
      };
    },
    get({ challenge }: { challenge: string }) {
      const said = clientData("webauthn.get", challenge);
      const data = authenticatorData(0);
      const signature = sign("sha256", Buffer.concat([data, sha256(said)]), privateKey);
      return {
        ...credential,
        response: {
          clientDataJSON: said.toString("base64url"),
          authenticatorData: data.toString("base64url"),
          signature: signature.toString("base64url"),
        },
      };
    },
  };
}
