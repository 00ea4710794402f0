declare global {
	interface Window {
		/** Written into the page by the server (page-data.ts). */
		pageData?: unknown
		__reactRouterContext?: { stream?: ReadableStream<Uint8Array> | null }
	}
}

/** Gives React Router the page's data as the stream it expects. */
export function feedStream() {
	const { pageData, __reactRouterContext: context } = window
	// In development React Router writes the stream itself.
	if (!context || pageData === undefined) return
	const text = typeof pageData === 'string' ? pageData : flatten(pageData)
	context.stream = new Response(text).body
}

/** React Router's format: a list of values, in which objects and lists refer to others by their place; -5 is null. */
export function flatten(data: unknown): string {
	const values: unknown[] = []
	const placeOf = (value: unknown): number => {
		if (value === null) return -5
		const place = values.push(value) - 1
		if (Array.isArray(value)) values[place] = value.map(placeOf)
		else if (typeof value === 'object')
			values[place] = Object.fromEntries(
				Object.entries(value).map(([key, item]) => [`_${placeOf(key)}`, placeOf(item)]),
			)
		return place
	}
	placeOf(data)
	return JSON.stringify(values)
}
