# syntax=docker/dockerfile:1
FROM node:26-slim AS build
WORKDIR /src
COPY . .
ARG GOOGLE_MAPS_API_KEY=""
ENV GOOGLE_MAPS_API_KEY=$GOOGLE_MAPS_API_KEY
RUN npm ci && npm run build

# The server is bundled and the app is static: no packages, no shell scripts, no write access but to /data.
FROM node:26-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data DEMO=0
WORKDIR /srv
COPY --from=build --chown=root:root /src/backend/dist backend/dist
COPY --from=build --chown=root:root /src/app/dist app/dist
RUN install -d -o node -g node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=4s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8080/api/health').then(({ok}) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "backend/dist/main.js"]
