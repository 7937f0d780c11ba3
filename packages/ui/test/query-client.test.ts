import { type QueryKey, QueryObserver } from "@tanstack/react-query";
import { TRPCClientError } from "@trpc/client";
import { describe, expect, test } from "vitest";
import { createQueryClient, EVERY_READ, renewReads } from "../src/query-client.ts";

const USER = ["auth", "user"];

/** A client and a server that counts: each read answers how often it was asked. */
function openCache(touches?: QueryKey[]) {
  const client = createQueryClient({ userKey: USER, ...(touches && { touches }) });
  const asked = new Map<string, number>();
  const optionsOf = (queryKey: string[]) => ({
    queryKey,
    queryFn: () => {
      const times = (asked.get(queryKey.join(".")) ?? 0) + 1;
      asked.set(queryKey.join("."), times);
      return times;
    },
  });
  const change = (meta?: { touches: string[][] }, result: () => void = () => {}) =>
    client
      .getMutationCache()
      .build(client, { mutationFn: async () => result(), ...(meta && { meta }) })
      .execute(undefined);
  /** A page that shows a read: what it shows once that has arrived. */
  const look = async (queryKey: string[]) => {
    const observer = new QueryObserver(client, optionsOf(queryKey));
    const leave = observer.subscribe(() => {});
    if (observer.getCurrentResult().isPending) await client.fetchQuery(optionsOf(queryKey));
    return { shown: () => observer.getCurrentResult().data, leave };
  };
  return { client, change, look };
}

const failure = (code: string) => () => {
  throw new TRPCClientError(code, { result: { error: { data: { failure: { code, message: "" } } } } });
};

describe("a read", () => {
  test("is asked for once, however often it is opened", async () => {
    const { look } = openCache();
    (await look(["cv", "list"])).leave();
    expect((await look(["cv", "list"])).shown()).toBe(1);
  });

  test("is not tried again when it fails", async () => {
    const { client } = openCache();
    let tries = 0;
    const queryFn = () => {
      tries += 1;
      throw new Error("no connection");
    };
    await expect(client.fetchQuery({ queryKey: ["cv"], queryFn })).rejects.toThrow("no connection");
    expect(tries).toBe(1);
  });
});

describe("a change", () => {
  test("has what it touches read again where it is shown", async () => {
    const { change, look } = openCache();
    const page = await look(["tickets", "list"]);
    await change({ touches: [["tickets"]] });
    expect(page.shown()).toBe(2);
  });

  test("has what it touches read anew by the next page that shows it", async () => {
    const { client, change, look } = openCache();
    (await look(["cv", "list"])).leave();
    await change({ touches: [["cv"]] });
    expect(client.getQueryData(["cv", "list"])).toBeUndefined();
    expect((await look(["cv", "list"])).shown()).toBe(2);
  });

  test("leaves alone what it does not touch", async () => {
    const { change, look } = openCache();
    const page = await look(["packages"]);
    await change({ touches: [["cv"]] });
    await change();
    expect(page.shown()).toBe(1);
  });

  test("touches everything where the client says so", async () => {
    const { change, look } = openCache([EVERY_READ]);
    const page = await look(["admin", "stats"]);
    await change();
    expect(page.shown()).toBe(2);
  });

  test("that fails has nothing read again", async () => {
    const { change, look } = openCache();
    const page = await look(["cv", "list"]);
    await expect(change({ touches: [["cv"]] }, failure("RATE_LIMITED"))).rejects.toThrow();
    expect(page.shown()).toBe(1);
  });
});

describe("who is signed in", () => {
  test("is nobody any more once a call says so", async () => {
    const { client, change } = openCache();
    client.setQueryData(USER, { email: "ada@example.com" });
    await expect(change(undefined, failure("NOT_SIGNED_IN"))).rejects.toThrow();
    expect(client.getQueryData(USER)).toBeNull();
  });

  test("is asked again once a call was forbidden", async () => {
    const { client, change, look } = openCache();
    const page = await look(USER);
    await expect(change(undefined, failure("FORBIDDEN"))).rejects.toThrow();
    await expect.poll(() => page.shown()).toBe(2);
    await renewReads(client, USER);
    expect(page.shown()).toBe(3);
  });
});
