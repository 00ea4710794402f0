import { syncBuiltinESMExports } from 'node:module'
import zlib, { type BrotliOptions, type CompressCallback } from 'node:zlib'

type Compress = typeof zlib.brotliCompress & { full?: typeof zlib.brotliCompress }

const installed: Compress = zlib.brotliCompress
const full = installed.full ?? installed

/** Pages are compressed with little effort: at the highest level each takes 100 ms after each change. */
export function compressQuickly() {
	const quick = (body: Buffer, { params, ...options }: BrotliOptions, done: CompressCallback) => {
		const little = { ...params, [zlib.constants.BROTLI_PARAM_QUALITY]: 4 }
		full(body, { ...options, params: little }, done)
	}
	install(Object.assign(quick, { full }))
}

/** As visitors get them: for tests of bytes. */
export function compressFully() {
	install(full)
}

function install(brotliCompress: unknown) {
	Object.assign(zlib, { brotliCompress })
	syncBuiltinESMExports()
}
