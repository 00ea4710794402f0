declare global {
	interface Window {
		__reactRouterContext?: {
			stream?: ReadableStream<Uint8Array>
			streamController: KeptData | undefined
		}
	}
}

/** What the page's scripts have handed over so far (page-scripts.tsx); 0 is the end. */
type KeptData = { kept: (string | 0)[]; enqueue: (text: string) => void; close: () => void }

/**
 * Gives React Router the page's data as the stream it expects. React Router's own version, in every page, takes more bytes
 * and needs TextEncoderStream, which Firefox has from 105.
 */
export function feedStream() {
	const context = window.__reactRouterContext
	const controller = context?.streamController
	if (!context || !controller?.kept) return
	context.stream = new ReadableStream({
		start(stream) {
			const encoder = new TextEncoder()
			controller.enqueue = (text) => stream.enqueue(encoder.encode(text))
			controller.close = () => stream.close()
			for (const text of controller.kept)
				if (text === 0) controller.close()
				else controller.enqueue(text)
		},
	})
}
