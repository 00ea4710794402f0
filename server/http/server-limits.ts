import http, { type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { AppError, type ErrorCode, statusOf } from '#domain/errors.ts'
import { problemBody } from './problems.ts'
import { resourceHeaders } from './security-headers.ts'

const bodyTimeoutMs = 15_000
/** A photograph of the owner's, 15 MB over a weak connection. */
const uploadTimeoutMs = 5 * 60_000

type Options = {
	/** Replaced by tests, which do not wait that long. */
	bodyTimeoutMs?: number
}

/** The limits of the bodies that are on their way. */
const limits = new WeakMap<IncomingMessage, NodeJS.Timeout>()

/** Called by a route once it knows the owner: only Node's own limit, that of uploads, is left. */
export function allowLongBody(request: IncomingMessage) {
	clearTimeout(limits.get(request))
}

/** Timeouts against clients that hold connections open by sending a byte a second. */
export function createHttpServer(listener: RequestListener, options: Options = {}): Server {
	const server = http.createServer(
		{
			headersTimeout: 8_000,
			requestTimeout: uploadTimeoutMs,
			connectionsCheckingInterval: 2_000,
			keepAliveTimeout: 65_000,
			maxHeaderSize: 16 * 1024,
		},
		(request, response) => {
			if (hasBody(request)) limitBodyTime(server, request, options)
			listener(request, response)
		},
	)
	return server
}

function hasBody({ headers }: IncomingMessage): boolean {
	return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** Node has one limit for all requests, so the shorter one is applied here, with Node's own error. */
function limitBodyTime(server: Server, request: IncomingMessage, options: Options) {
	const timer = setTimeout(() => {
		const error = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
		server.emit('clientError', error, request.socket)
	}, options.bodyTimeoutMs ?? bodyTimeoutMs)
	limits.set(request, timer)
	request.once('end', () => clearTimeout(timer))
	request.once('close', () => clearTimeout(timer))
}

const codeOfSocketError: Record<string, ErrorCode> = {
	ERR_HTTP_REQUEST_TIMEOUT: 'timed-out',
	HPE_HEADER_OVERFLOW: 'too-large',
}

/** Requests that Node cannot parse get a problem with the same headers as every other response. */
export function respondToClientError(headers: Record<string, string>) {
	return (error: Error & { code?: string }, socket: Socket) => {
		if (error.code === 'ECONNRESET' || socket.destroyed) return
		const problem = new AppError(codeOfSocketError[error.code ?? ''] ?? 'malformed')
		const body = JSON.stringify(problemBody(problem))
		const status = statusOf[problem.code]
		const lines = Object.entries({
			...headers,
			...resourceHeaders,
			'content-type': 'application/problem+json',
			'content-length': String(Buffer.byteLength(body)),
			connection: 'close',
		}).map(([name, value]) => `${name}: ${value}`)
		if (socket.writable)
			socket.write(
				[`HTTP/1.1 ${status} ${http.STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'),
			)
		socket.destroySoon()
	}
}
