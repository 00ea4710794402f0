/** Set by `npm run prove -- api` and `-- browser`, which run every case; `npm test` runs a sample (tests/prove/README.md). */
export const isWholeSuite = process.env.WHOLE_SUITE !== undefined
