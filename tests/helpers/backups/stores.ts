import { once } from 'node:events'
import { truncateSync } from 'node:fs'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import {
	createServer,
	type IncomingMessage,
	type RequestListener,
	type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import FileSystemAdapter from '@nephele/adapter-file-system'
import nepheleServer, { UnauthorizedError } from 'nephele'
import S3rver from 's3rver'
import type { StoreSettings } from '#server/owner/backups/off-site/store.ts'

/** Faults that an upload may meet in place of a working store. */
const faults = {
	none: undefined,
	full: (_request: IncomingMessage, response: ServerResponse) => response.writeHead(507).end(),
	/** Answers with success and keeps nothing. */
	forgetful: (request: IncomingMessage, response: ServerResponse) =>
		request.resume().once('end', () => response.writeHead(201).end()),
	failing: (_request: IncomingMessage, response: ServerResponse) => response.writeHead(500).end(),
	/** Closes the connection in the middle. */
	breaking: (request: IncomingMessage) => request.once('data', () => request.socket.destroy()),
}

export type StoreFault = keyof typeof faults | 'truncating'

type Folder = {
	names: () => Promise<string[]>
	fileOf: (name: string) => string
	settingsAt: (port: number) => StoreSettings
}

export type TestStore = Omit<Folder, 'settingsAt'> & {
	settings: StoreSettings
	/** The fault that uploads meet from now on. */
	fault: StoreFault
	/** The status with which deletions are refused from now on, or `null`. */
	refusesDeletion: number | null
	/** How far the store's clock is ahead. */
	clockOffsetMs: number
	/** Whether its responses say no time. */
	hidesClock: boolean
	/** Whether it hides what it has. */
	listsNothing: boolean
	/** Whether the connection breaks in the middle of a list. */
	breaksLists: boolean
	/** `METHOD /path` of every request. */
	requests: string[]
	/** Refuses connections until `resume`, as an unplugged machine does. */
	pause: () => Promise<void>
	resume: () => Promise<void>
	stop: () => Promise<void>
}

/** A real S3 server on 127.0.0.1, with a bucket. */
export async function startS3(): Promise<TestStore> {
	const folder = await mkdtemp(join(tmpdir(), 'palma-s3-'))
	const configureBuckets = [{ name: 'copies', configs: [] }]
	const server = new S3rver({ directory: folder, silent: true, configureBuckets })
	await server.configureBuckets()
	const files = join(folder, 'copies')
	const suffix = '._S3rver_object'
	return await listen(server.callback(), folder, {
		names: async () =>
			(await readdir(files))
				.filter((name) => name.endsWith(suffix))
				.map((name) => name.replace(suffix, '')),
		fileOf: (name) => join(files, name + suffix),
		settingsAt: (port) => ({
			kind: 's3',
			bucket: 'copies',
			region: 'us-east-1',
			keyId: 'S3RVER',
			secret: 'S3RVER',
			endpoint: `http://127.0.0.1:${port}`,
		}),
	})
}

/** A real WebDAV server on 127.0.0.1, with an empty folder. */
export async function startWebdav(): Promise<TestStore> {
	const folder = await mkdtemp(join(tmpdir(), 'palma-webdav-'))
	const app = nepheleServer({
		adapter: new FileSystemAdapter({ root: folder }),
		authenticator: {
			async authenticate(request: IncomingMessage) {
				const expected = `Basic ${Buffer.from('casa:clave').toString('base64')}`
				if (request.headers.authorization !== expected) throw new UnauthorizedError('Who is it?')
				return { username: 'casa' }
			},
			async cleanAuthentication() {},
		},
	})
	return await listen(app as unknown as RequestListener, folder, {
		names: async () => (await readdir(folder)).filter((name) => !name.startsWith('.')),
		fileOf: (name) => join(folder, name),
		settingsAt: (port) => ({ kind: 'webdav', url: `http://casa:clave@127.0.0.1:${port}/` }),
	})
}

async function listen(
	answer: RequestListener,
	folder: string,
	{ settingsAt, ...files }: Folder,
): Promise<TestStore> {
	const server = createServer((request, response) => {
		const { method = '', url = '' } = request
		store.requests.push(`${method} ${url}`)
		response.sendDate = !store.hidesClock
		if (!store.hidesClock)
			response.setHeader('date', new Date(Date.now() + store.clockOffsetMs).toUTCString())
		const isListing = method === 'PROPFIND' || url.includes('list-type')
		if (isListing && store.listsNothing) return answerEmpty(method, response)
		if (isListing && store.breaksLists) return answerInPart(response)
		if (method === 'DELETE' && store.refusesDeletion)
			return response.writeHead(store.refusesDeletion).end()
		if (method !== 'PUT' || store.fault === 'none') return answer(request, response)
		if (store.fault !== 'truncating') return faults[store.fault](request, response)
		const file = store.fileOf(basename(url))
		const end = response.end.bind(response)
		// Before the response, so that the next listing finds a part.
		response.end = ((...args: []) => {
			void stat(file).then(({ size }) => {
				truncateSync(file, size >> 1)
				end(...args)
			})
			return response
		}) as typeof response.end
		return answer(request, response)
	})
	server.listen(0, '127.0.0.1')
	await once(server, 'listening')
	const { port } = server.address() as AddressInfo
	const close = async () => {
		server.closeAllConnections()
		if (server.listening) await new Promise((done) => server.close(done))
	}
	const store: TestStore = {
		...files,
		settings: settingsAt(port),
		fault: 'none',
		refusesDeletion: null,
		clockOffsetMs: 0,
		hidesClock: false,
		listsNothing: false,
		breaksLists: false,
		requests: [],
		pause: close,
		async resume() {
			server.listen(port, '127.0.0.1')
			await once(server, 'listening')
		},
		async stop() {
			await close()
			await rm(folder, { recursive: true, force: true })
		},
	}
	return store
}

function answerInPart(response: ServerResponse) {
	response.writeHead(200, { 'content-type': 'application/xml', 'content-length': 1000 })
	response.write('<?xml version="1.0"?>', () => response.destroy())
}

function answerEmpty(method: string, response: ServerResponse) {
	const isWebdav = method === 'PROPFIND'
	response.writeHead(isWebdav ? 207 : 200, { 'content-type': 'application/xml' })
	response.end(
		isWebdav
			? '<?xml version="1.0"?><D:multistatus xmlns:D="DAV:"><D:response><D:href>/</D:href><D:propstat><D:prop><D:resourcetype><D:collection/></D:resourcetype></D:prop><D:status>HTTP/1.1 200 OK</D:status></D:propstat></D:response></D:multistatus>'
			: '<?xml version="1.0"?><ListBucketResult><KeyCount>0</KeyCount></ListBucketResult>',
	)
}

/** The settings as environment variables. */
export function environmentOf(settings: StoreSettings): Record<string, string> {
	if (settings.kind === 'webdav') return { BACKUP_WEBDAV_URL: settings.url }
	return {
		BACKUP_S3_ENDPOINT: settings.endpoint,
		BACKUP_S3_BUCKET: settings.bucket,
		BACKUP_S3_REGION: settings.region,
		BACKUP_S3_KEY_ID: settings.keyId,
		BACKUP_S3_SECRET: settings.secret,
	}
}
