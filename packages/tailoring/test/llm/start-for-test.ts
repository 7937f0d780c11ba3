import { type Answer, type ChatServer, startChatServer } from "@terzi/testing/chat-server";
import { onTestFinished } from "vitest";

/** A model's endpoint that answers so, until the test that starts it is over. */
export async function start(answer: Answer): Promise<ChatServer> {
  const server = await startChatServer(answer);
  onTestFinished(() => server.close());
  return server;
}
