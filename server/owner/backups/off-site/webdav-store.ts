import { createReadStream } from 'node:fs'
import { createClient, type FileStat, type WebDAVClientError } from 'webdav'
import {
	longCallMs,
	OffSiteError,
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

	return {
		async list() {
			const { data, headers } = await explained(
				client.getDirectoryContents('/', { details: true, ...short() }).catch(refuseWebsite),
			)
			const found = data as FileStat[]
			const files = found
				.filter(({ type }) => type === 'file')
				.map(({ basename, size }) => ({ name: basename, bytes: size }))
			const clock = Date.parse(headers.date ?? '')
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
			const { body: stream } = response as unknown as { body: NodeJS.ReadableStream }
			await explained(receive(stream, file, bytes))
		},

		async delete(name) {
			await explained(client.deleteFile(`/${name}`, short()))
		},
	}
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
