# syntax=docker/dockerfile:1
# The product in one image: the server, both built apps and Debian's Chromium. Needs DATABASE_URL to be of use
# for longer than the container lives; the other settings are in .env.example.

FROM node:24-trixie-slim AS base
WORKDIR /terzi
RUN npm install --global pnpm@12
ENV CI=true TURBO_TELEMETRY_DISABLED=1 DO_NOT_TRACK=1

FROM base AS build
COPY . .
RUN --mount=type=cache,target=/pnpm-store \
    pnpm install --frozen-lockfile --store-dir /pnpm-store && pnpm run build

# What the server needs at run time and nothing else. Workspace packages stay where they are, because Node runs
# their TypeScript as it is, and does so only outside node_modules. The Node of the install is left out: the image has one.
FROM base AS dependencies
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY packages packages
COPY apps/server apps/server
RUN --mount=type=cache,target=/pnpm-store \
    pnpm install --frozen-lockfile --prod --filter "@terzi/server..." --store-dir /pnpm-store \
 && rm -rf node_modules/node node_modules/.bin/node node_modules/.pnpm/node@*

# The browser alone, to print for many servers: `browser` in docker-compose.yml. It resolves no name and reaches nothing;
# whoever reaches its port may have it do anything, so only servers may.
FROM debian:trixie-slim AS browser
RUN apt-get update \
 && apt-get install --yes --no-install-recommends chromium-headless-shell fonts-liberation tini \
 && rm -rf /var/lib/apt/lists/* \
 && useradd --uid 1000 --create-home browser
USER browser
EXPOSE 9222
HEALTHCHECK --interval=5s --timeout=3s --start-period=10s --retries=3 \
  CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/9222 && printf 'GET /json/version HTTP/1.1\\r\\nHost: 127.0.0.1\\r\\n\\r\\n' >&3 && timeout 2 grep -q webSocketDebuggerUrl <&3"]
ENTRYPOINT ["tini", "--"]
# Containers allow no sandbox of its own; this one has nothing to protect but the documents that it prints, without scripts.
CMD ["chromium-headless-shell", "--remote-debugging-address=0.0.0.0", "--remote-debugging-port=9222", "--user-data-dir=/tmp/browser", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking", "--font-render-hinting=none", "--host-resolver-rules=MAP * ~NOTFOUND", "--lang=en-US"]

FROM node:24-trixie-slim
RUN apt-get update \
 && apt-get install --yes --no-install-recommends chromium fonts-liberation tini \
 && rm -rf /var/lib/apt/lists/* \
 && install --directory --owner=node --group=node /data
WORKDIR /terzi
COPY --from=dependencies /terzi ./
COPY --from=build /terzi/apps/web/dist apps/web/dist
COPY --from=build /terzi/apps/admin/dist apps/admin/dist
USER node
# Otherwise what threads have given back stays with the process.
ENV MALLOC_TRIM_THRESHOLD_=131072 MALLOC_ARENA_MAX=2
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data PUPPETEER_EXECUTABLE_PATH=/usr/bin/chromium
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT}/readyz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# tini buries what Chromium leaves behind, and hands signals on.
ENTRYPOINT ["tini", "--"]
CMD ["node", "apps/server/src/main.ts"]
