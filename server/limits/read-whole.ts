import type { Readable } from 'node:stream'

/**
 * Reads a stream into one buffer. Joining its chunks would hold all of it twice; memory that is never written to is never
 * taken. Always reads to the end, so that the sender gets the response; undefined when the stream is too large.
 */
export async function readWhole(stream: Readable, mostBytes: number): Promise<Buffer | undefined> {
	const whole = Buffer.allocUnsafeSlow(mostBytes)
	let size = 0
	for await (const chunk of stream) {
		if (size + chunk.length <= mostBytes) chunk.copy(whole, size)
		size += chunk.length
	}
	return size > mostBytes ? undefined : whole.subarray(0, size)
}
