# The same commands as on any machine: `npm run build` installs and builds, `npm start` serves.
FROM node:24-bookworm-slim
WORKDIR /site
COPY . .
RUN mkdir /data && npm run build && chown -R node:node /site /data
USER node
ENV HOST=0.0.0.0 DATA_DIR=/data
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=3s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Not npm: signals must reach the process that closes connections gracefully.
CMD ["node", "scripts/start.mjs"]
