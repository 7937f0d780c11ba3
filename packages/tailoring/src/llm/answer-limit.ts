/** An answer that is longer than any CV. */
export class AnswerTooLarge extends Error {
  override name = "AnswerTooLarge";
}

/**
 * `fetch` that stops reading an answer after `maxBytes` and follows no redirect: a profile goes only where it was
 * sent.
 */
export const limitedFetch =
  (maxBytes: number): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, { ...init, redirect: "error" });
    if (!response.body) return response;
    let received = 0;
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          received += chunk.byteLength;
          if (received > maxBytes) controller.error(new AnswerTooLarge(`more than ${maxBytes} bytes`));
          else controller.enqueue(chunk);
        },
      }),
    );
    return new Response(counted, response);
  };
