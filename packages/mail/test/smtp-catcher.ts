import { SMTPServer } from "smtp-server";

export type SmtpCatcher = {
  url: string;
  /** What arrived, as bytes, and for whom. */
  arrived: { to: string[]; raw: Buffer }[];
  /** The next mail is answered with this code instead. */
  refuseNext(code: number): void;
  /** The next mail is kept, and whoever sent it hears that something went wrong. */
  loseNextAnswer(): void;
  close(): Promise<void>;
};

/** A mail server on this machine that keeps what it is given; on any port, but for one that was away. */
export async function startSmtpCatcher(atPort = 0): Promise<SmtpCatcher> {
  const arrived: SmtpCatcher["arrived"] = [];
  let refusal: number | null = null;
  let isAnswerLost = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onAuth: (auth, _session, done) =>
      done(auth.password === "right" ? null : new Error("no"), { user: "terzi" }),
    onRcptTo(_address, _session, done) {
      const code = refusal;
      refusal = null;
      if (code === null) return done();
      return done(Object.assign(new Error("refused for this test"), { responseCode: code }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        arrived.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks),
        });
        const isLost = isAnswerLost;
        isAnswerLost = false;
        done(isLost ? Object.assign(new Error("closing"), { responseCode: 421 }) : null);
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(atPort, "127.0.0.1", () => resolve()));
  const address = server.server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `smtp://terzi:right@127.0.0.1:${port}`,
    arrived,
    refuseNext: (code) => {
      refusal = code;
    },
    loseNextAnswer: () => {
      isAnswerLost = true;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
