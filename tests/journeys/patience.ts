/** How long a journey waits for anything at most. Only a failure takes so long, on a busy machine too. */
export const PATIENCE_MS = 240_000;
