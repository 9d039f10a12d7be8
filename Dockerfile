FROM node:24-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS build
WORKDIR /provender
COPY . .
RUN npm ci --no-audit --no-fund && node tooling/build.ts

FROM node:24-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6
WORKDIR /provender
COPY package.json package-lock.json .npmrc ./
COPY apps/server/package.json apps/server/
COPY apps/shop/package.json apps/shop/
COPY apps/office/package.json apps/office/
COPY packages/catalogue/package.json packages/catalogue/
COPY packages/client/package.json packages/client/
COPY packages/db/package.json packages/db/
COPY packages/device-catalogue/package.json packages/device-catalogue/
COPY packages/domain/package.json packages/domain/
COPY packages/intake/package.json packages/intake/
COPY packages/messages/package.json packages/messages/
COPY packages/platform/package.json packages/platform/
COPY packages/schema/package.json packages/schema/
COPY packages/sync/package.json packages/sync/
COPY packages/testing/package.json packages/testing/
COPY packages/ui/package.json packages/ui/
COPY packages/web/package.json packages/web/
COPY demo/package.json demo/
COPY bench/package.json bench/
COPY e2e/package.json e2e/
COPY tooling/package.json tooling/
RUN npm ci --omit=dev --no-audit --no-fund && npm cache clean --force && rm -r node_modules/node-linux-*
COPY apps/server/src apps/server/src
COPY packages/catalogue/src packages/catalogue/src
COPY packages/client/src packages/client/src
COPY packages/db/src packages/db/src
COPY packages/domain/src packages/domain/src
COPY packages/intake/src packages/intake/src
COPY packages/messages/src packages/messages/src
COPY packages/schema/src packages/schema/src
COPY packages/sync/src packages/sync/src
COPY demo/src demo/src
COPY demo/pictures demo/pictures
COPY --from=build /provender/apps/shop/dist apps/shop/dist
COPY --from=build /provender/apps/office/dist apps/office/dist
RUN mkdir /data && chown node:node /data
USER node
ENV NODE_ENV=production DATA_DIR=/data HOST=0.0.0.0 \
  MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=16384 MALLOC_TRIM_THRESHOLD_=131072
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://localhost:3000/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=50", "apps/server/src/main.ts"]
