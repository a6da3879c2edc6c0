# Two stages, so that the image contains no packages that only builds and tests need.
FROM node:24.21.0-trixie-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
COPY scripts/bootstrap.cjs scripts/
COPY scripts/lib/*.cjs scripts/lib/
RUN --mount=type=cache,target=/root/.npm node scripts/bootstrap.cjs install
COPY . .
RUN npm run build && npm prune --omit=dev --no-audit --no-fund

FROM node:24.21.0-trixie-slim
# The base image's own user, uid 1000.
RUN install -d -o node -g node -m 0700 /data
COPY --from=build /site /site
WORKDIR /site
USER node
ENV NODE_ENV=production DATA_DIR=/data PORT=3000
VOLUME /data
EXPOSE 3000
# The first start creates the database.
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--require", "./scripts/lib/use-firm.cjs", "scripts/start.ts"]
