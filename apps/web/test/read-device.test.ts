import { expect, test } from "vitest";
import { readDevice } from "../src/features/settings/read-device.ts";

test.each([
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0",
    { browser: "Edge", system: "Windows" },
  ],
  [
    "Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
    { browser: "Chrome", system: "Android" },
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
    { browser: "Safari", system: "iOS" },
  ],
  [
    "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
    { browser: "Firefox", system: "Linux" },
  ],
  ["curl/8.5.0", { browser: null, system: null }],
  ["", { browser: null, system: null }],
])("a session's device is told from %j", (userAgent, device) => {
  expect(readDevice(userAgent)).toEqual(device);
});
