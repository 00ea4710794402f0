import { fetchAsOwner } from '#app/api/call-as-owner.ts'
import { ownerToken } from '#app/api/owner-token.ts'

/** Data of a section. While `data` and `failure` are both undefined, nobody has signed in yet. */
export type Loaded<Data> = {
	/** The last data that arrived; they stay when loading again fails. */
	data: Data | undefined
	/** Why newer data could not be loaded. */
	failure?: unknown
}

let askedAs: string | null = null
/** Replaced for another person or role, so that a late response to the previous one goes into the old map. */
let loaded = new Map<string, unknown>()
/** What the server renders for everybody stays when somebody signs out. */
const rendered = new Map<string, unknown>()
/** Enough for a year of calendar months and every other section. */
const mostCached = 50

/** For a section's `clientLoader`: the API's response to the owner. Does not throw. */
export async function loadAsOwner<Data>(
	path: string,
	fetchData: () => Promise<Data> = () => fetchAsOwner<Data>(path),
): Promise<Loaded<Data>> {
	const token = ownerToken()
	// One person's data must not be shown to the next.
	if (token !== askedAs) forgetLoaded()
	askedAs = token
	if (token === null) return { data: undefined }
	const cache = loaded
	try {
		return { data: cacheIn(cache, path, await fetchData()) }
	} catch (failure) {
		return { data: cache.get(path) as Data | undefined, failure }
	}
}

/** For the part of a section that the server renders for everybody: pictures, figures of the facts. */
export async function loadFromServer<Data>(
	name: string,
	serverLoader: () => Promise<Data>,
): Promise<Data> {
	try {
		const data = await serverLoader()
		return cacheIn(rendered, name, data)
	} catch (problem) {
		if (!rendered.has(name)) throw problem
		return rendered.get(name) as Data
	}
}

/** Saves a change of what is at `path`, and shows the response as its data. */
export async function saveAsOwner<Data>(
	path: string,
	method: 'POST' | 'PUT' | 'PATCH',
	body?: object,
	address = path,
	options: { timeoutMs?: number } = {},
): Promise<Data> {
	const cache = loaded
	return cacheIn(cache, path, await fetchAsOwner<Data>(address, method, body, options))
}

function cacheIn<Data>(cache: Map<string, unknown>, path: string, data: Data): Data {
	cache.delete(path)
	cache.set(path, data)
	for (const oldest of cache.keys()) {
		if (cache.size <= mostCached) break
		cache.delete(oldest)
	}
	return data
}

/** Data loaded for one role must not be shown to the next. */
export function forgetLoaded() {
	loaded = new Map()
}
