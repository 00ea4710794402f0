import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { createClient, parseXML, prepareFileFromProps, type WebDAVClientError } from 'webdav'
import {
	longCallMs,
	OffSiteError,
	readText,
	receive,
	refusedWith,
	type Store,
	type StoreSettings,
	shortCallMs,
} from './store.ts'
import { readWebdavAddress } from './webdav-address.ts'

type Settings = Extract<StoreSettings, { kind: 'webdav' }>

/** A folder that exists, by WebDAV. Name and password are in its address, as the settings have it. */
export function openWebdavStore({ url }: Settings): Store {
	const { href, username, password } = readWebdavAddress(url)
	const client = createClient(href, username ? { username, password } : {})
	const short = () => ({ signal: AbortSignal.timeout(shortCallMs) })
	const long = () => ({ signal: AbortSignal.timeout(longCallMs) })

	/** Not by `getDirectoryContents`, which holds the whole response, however long it is. */
	async function readFolder() {
		const headers = { Accept: 'text/plain,application/xml', Depth: '1' }
		const response = await client.customRequest('/', { method: 'PROPFIND', headers, ...short() })
		const { multistatus } = await parseXML(await readText(bodyOf(response)))
		const found = multistatus.response.flatMap(({ href, propstat }) =>
			propstat?.prop ? [prepareFileFromProps(propstat.prop, pathOf(href))] : [],
		)
		return { found, headers: response.headers }
	}

	return {
		async list() {
			const { found, headers } = await explained(readFolder().catch(refuseWebsite))
			const files = found
				.filter(({ type }) => type === 'file')
				.map(({ basename, size }) => ({ name: basename, bytes: size }))
			const clock = Date.parse(headers.get('date') ?? '')
			return { files, clock: Number.isNaN(clock) ? undefined : clock }
		},

		async put(name, file, bytes) {
			// Some servers store nothing of an upload whose length is not said.
			const headers = { 'Content-Length': String(bytes) }
			await explained(
				client.putFileContents(`/${name}`, createReadStream(file), { headers, ...long() }),
			)
		},

		async get({ name, bytes }, file) {
			// createReadStream would wait forever when the connection breaks.
			const response = await explained(
				client.customRequest(`/${name}`, { method: 'GET', ...long() }),
			)
			await explained(receive(bodyOf(response), file, bytes))
		},

		async delete(name) {
			await explained(client.deleteFile(`/${name}`, short()))
		},
	}
}

/** Addresses of other files in the folder may be in another encoding, or have a % that begins no escape. */
function pathOf(href: string): string {
	try {
		return decodeURIComponent(href)
	} catch {
		return href
	}
}

/** The client's own type says what browsers have. */
function bodyOf(response: object): Readable {
	return (response as { body: Readable }).body
}

/** A website responds with a page, or knows no such method. */
function refuseWebsite(error: WebDAVClientError): never {
	const isPage = /No root multistatus|^Failed parsing/.test(error.message)
	if (isPage || error.status === 405 || error.status === 501)
		throw new OffSiteError('not-a-store', '', error)
	throw error
}

async function explained<Result>(work: Promise<Result>): Promise<Result> {
	try {
		return await work
	} catch (error) {
		if (error instanceof OffSiteError) throw error
		const { status } = error as WebDAVClientError
		throw status ? refusedWith(status) : new OffSiteError('unreachable', '', error)
	}
}
