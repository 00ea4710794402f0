import { compressQuickly } from '#tests/helpers/site/brotli.ts'

// Vitest runs this before each file; tests of bytes call `compressFully`.
compressQuickly()
