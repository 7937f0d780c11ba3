/** The library for the browser's passkey API; loaded only where it is used. */
const loadLibrary = () => import("@simplewebauthn/browser");
type Library = Awaited<ReturnType<typeof loadLibrary>>;

export const knowsPasskeys = (): boolean => typeof window !== "undefined" && "PublicKeyCredential" in window;

/** Has this device make a passkey. */
export const createPasskey = async (
  optionsJSON: Parameters<Library["startRegistration"]>[0]["optionsJSON"],
): ReturnType<Library["startRegistration"]> => (await loadLibrary()).startRegistration({ optionsJSON });

type Question = Parameters<Library["startAuthentication"]>[0]["optionsJSON"];

/** Asks for a passkey at once, in one of the browser's own dialogs. */
export const takePasskey = async (optionsJSON: Question): ReturnType<Library["startAuthentication"]> =>
  (await loadLibrary()).startAuthentication({ optionsJSON });

/**
 * Offers passkeys among the browser's form suggestions. Null where it can't; `ask` is then not called. Stays open
 * until somebody takes one, or `stopOffering`.
 */
export async function offerPasskeys(ask: () => Promise<Question>) {
  const library = await loadLibrary();
  if (!(await library.browserSupportsWebAuthnAutofill())) return null;
  return library.startAuthentication({ optionsJSON: await ask(), useBrowserAutofill: true });
}

export const stopOffering = async (): Promise<void> =>
  (await loadLibrary()).WebAuthnAbortService.cancelCeremony();

/** Why the browser made or gave no passkey; null when the failure wasn't the browser's. */
export function refusalOf(error: unknown): "cancelled" | "known" | "broken" | null {
  if (!(error instanceof Error) || error.name === "TRPCClientError") return null;
  if (error.name === "NotAllowedError" || error.name === "AbortError") return "cancelled";
  return error.name === "InvalidStateError" ? "known" : "broken";
}
