import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'

type Options = {
	/** Stops the reading: what still comes is thrown away. */
	signal?: AbortSignal
	onBytes?: (count: number) => void
}

/**
 * Reads a stream into one buffer. Joining its chunks would hold all of it twice; memory that is never written to is never
 * taken. Always reads to the end, so that the sender gets the response; undefined when the stream is too large.
 */
export async function readWhole(
	stream: Readable,
	mostBytes: number,
	{ signal, onBytes }: Options = {},
): Promise<Buffer | undefined> {
	const whole = Buffer.allocUnsafeSlow(mostBytes)
	let size = 0
	const take = (chunk: Buffer) => {
		if (size + chunk.length <= mostBytes) chunk.copy(whole, size)
		size += chunk.length
		onBytes?.(chunk.length)
	}
	stream.on('data', take)
	try {
		await finished(stream, { ...(signal && { signal }), writable: false })
	} finally {
		stream.off('data', take)
	}
	return size > mostBytes ? undefined : whole.subarray(0, size)
}
