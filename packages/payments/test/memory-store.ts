import type { SandboxIntent, SandboxStore } from "../src/sandbox.ts";

/** A store for the sandbox that lives as long as the process. For tests of the sandbox itself. */
export function openMemoryStore(): SandboxStore {
  const intents = new Map<string, SandboxIntent>();
  return {
    async insert(intent) {
      const known = [...intents.values()].find(
        ({ idempotencyKey }) => idempotencyKey === intent.idempotencyKey,
      );
      if (!known) intents.set(intent.id, intent);
      return known ?? intent;
    },
    find: async (id) => intents.get(id) ?? null,
    async update(id, from, change) {
      const intent = intents.get(id);
      if (!intent || !from.includes(intent.status)) return null;
      const changed = { ...intent, ...change };
      intents.set(id, changed);
      return changed;
    },
  };
}
