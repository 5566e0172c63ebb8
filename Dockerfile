# The product with its client, for a PostgreSQL of your own (deploy/docker/compose.yml). Build: docker build -t candeia .
FROM node:26.10.0-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci
RUN node server/cli/build.mjs
RUN npm run --silent sbom > dist/sbom.cdx.json
# only what the server loads stays: no tools, no sources of the client, no Node.js and no PostgreSQL from npm
RUN npm ci --omit=dev
RUN node deploy/docker/keep-runtime.mjs

FROM node:26.10.0-bookworm-slim
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/schema/operations.json /app/schema/CHANGELOG.md ./schema/
COPY --from=build /app/dist ./dist
COPY --from=build /app/node_modules ./node_modules
RUN mkdir /data && chown node:node /data
ENV NODE_ENV=production DATA_DIR=/data DEMO=false
USER node
VOLUME /data
EXPOSE 4000
# the server itself ends within 10 s after SIGTERM, which is what Docker waits for
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 4000) + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=64", "--single-threaded-gc", "dist/server/main.js"]
