/** `AbortSignal.timeout` for every browser: it came with Chrome 103 and Safari 16. */
export function abortAfter(milliseconds: number): AbortSignal {
	const controller = new AbortController()
	setTimeout(() => controller.abort(), milliseconds)
	return controller.signal
}
