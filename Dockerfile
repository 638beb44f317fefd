# The portal on Node, with the embedded servers or remote ones: docs/deployment.md.
ARG NODE=node:24.21.0-bookworm-slim

FROM ${NODE} AS build
WORKDIR /waybill
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json ./
COPY server/cli/install-hooks.mjs server/cli/
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
RUN npm run build:standalone

FROM ${NODE}
WORKDIR /waybill
# HOST: a container is reached through its own address. The embedded database and the secret lie in the volume.
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
RUN mkdir --mode=700 /data && chown node:node /data
COPY --from=build /waybill/dist/standalone ./
USER node
VOLUME /data
EXPOSE 3000
# SIGTERM flips readiness and lets what is in flight finish, within ten seconds.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/cli/container.mjs"]
