# The same commands as on any machine: `npm run build` installs and builds, `npm start` serves.
FROM node:24.21.0-bookworm-slim
WORKDIR /site
COPY . .
# The code stays root's: the account that runs it can read it, but not change it.
RUN npm run build && install -d -o node -g node -m 700 /data
USER node
ENV HOST=0.0.0.0 DATA_DIR=/data
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=3s --start-period=30s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Not npm: signals must reach the process that closes connections gracefully.
CMD ["node", "scripts/start.mjs"]
