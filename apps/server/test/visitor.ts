import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import { solveCaptcha } from "./solve-captcha.ts";

export type Answer = LightMyRequestResponse;

export type Visitor = {
  /** The session cookie, "" when signed out. */
  cookie: string;
  get(url: string, headers?: Record<string, string>): Promise<Answer>;
  post(url: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  patch(url: string, body: unknown): Promise<Answer>;
  delete(url: string): Promise<Answer>;
  /** Sends a file as a form's field `cv`. */
  upload(url: string, file: Uint8Array, fileName: string): Promise<Answer>;
  /** Calls a procedure as the apps do. */
  call(procedure: string, input: unknown, kind?: "query" | "mutation"): Promise<Answer>;
  /** Signs up with a solved captcha. */
  signUp(account?: Record<string, unknown>): Promise<Answer>;
};

let people = 0;

export function openVisitor(app: FastifyInstance, remoteAddress: string): Visitor {
  const visitor: Visitor = {
    cookie: "",
    get: (url, headers) => send({ method: "GET", url, headers }),
    post: (url, body, headers) => send({ method: "POST", url, headers, payload: body as object }),
    delete: (url) => send({ method: "DELETE", url }),
    patch: (url, body) => send({ method: "PATCH", url, payload: body as object }),
    upload(url, file, fileName) {
      const boundary = "form-boundary";
      const head = `--${boundary}\r\ncontent-disposition: form-data; name="cv"; filename="${fileName}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
      return send({
        method: "POST",
        url,
        headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
        payload: Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]),
      });
    },
    call: (procedure, input, kind = "mutation") =>
      kind === "query"
        ? send({
            method: "GET",
            url: `/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`,
          })
        : send({
            method: "POST",
            url: `/trpc/${procedure}`,
            headers: { "content-type": "application/json" },
            payload: JSON.stringify(input) ?? "",
          }),
    async signUp(account = {}) {
      const number = ++people;
      const recaptchaToken = await solveCaptcha((await visitor.get("/api/captcha")).json());
      return visitor.post("/api/auth/signup", {
        email: `person${number}@example.com`,
        password: "correct horse",
        firstName: "Ada",
        lastName: "Yılmaz",
        language: "en",
        recaptchaToken,
        ...account,
      });
    },
  };

  async function send(options: InjectOptions): Promise<Answer> {
    const answer = await app.inject({
      remoteAddress,
      ...options,
      headers: { ...(visitor.cookie && { cookie: visitor.cookie }), ...options.headers },
    });
    const cookie = answer.cookies.find(({ name }) => name === "terzi_session");
    if (cookie) visitor.cookie = cookie.value ? `terzi_session=${cookie.value}` : "";
    return answer;
  }

  return visitor;
}
