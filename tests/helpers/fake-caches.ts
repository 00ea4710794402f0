/** As much of Cache Storage as the service worker uses, in memory. */
export function fakeCaches() {
	const stores = new Map<string, Map<string, Response>>()
	const keyOf = (request: RequestInfo | URL) =>
		new URL(request instanceof Request ? request.url : request, 'https://palma.example').href

	async function open(name: string) {
		const store = stores.get(name) ?? new Map<string, Response>()
		stores.set(name, store)
		return {
			match: async (request: RequestInfo | URL) => store.get(keyOf(request))?.clone(),
			put: async (request: RequestInfo | URL, response: Response) =>
				void store.set(keyOf(request), response),
			delete: async (request: RequestInfo | URL) => store.delete(keyOf(request)),
			keys: async () => [...store.keys()].map((url) => new Request(url)),
		}
	}

	return {
		open,
		keys: async () => [...stores.keys()],
		delete: async (name: string) => stores.delete(name),
		match: async (request: RequestInfo | URL) => {
			for (const store of stores.values()) {
				const found = store.get(keyOf(request))
				if (found) return found.clone()
			}
			return undefined
		},
	}
}
