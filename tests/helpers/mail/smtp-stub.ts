import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

type Mail = { from: string; to: string[]; source: string }

type Behaviour =
	| 'ok'
	| 'hanging'
	| 'busy'
	| 'no such mailbox'
	/** Without SMTPUTF8, when started so. */
	| 'ascii only'
	| 'closing'
	| 'closing after data'
	| 'hanging after data'

/** The same, closed after the test. */
export async function startSmtp(behaviour: Behaviour = 'ok') {
	const { smtp, stop } = await openSmtp(behaviour)
	onTestFinished(stop)
	return smtp
}

/** A real SMTP server in this process; `behaviour` can change at any time. */
export async function openSmtp(behaviour: Behaviour = 'ok') {
	const smtp = { behaviour, mails: [] as Mail[], connections: 0, url: '' }
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ['STARTTLS'],
		disableReverseLookup: true,
		closeTimeout: 100,
		hideSMTPUTF8: behaviour === 'ascii only',
		onConnect(_session, done) {
			smtp.connections += 1
			if (smtp.behaviour === 'hanging') return
			if (smtp.behaviour === 'closing') return done(refusal(421, 'closing'))
			done()
		},
		onRcptTo({ address }, _session, done) {
			if (smtp.behaviour === 'ascii only' && /\P{ASCII}/u.test(address))
				return done(refusal(553, 'mailbox name not allowed'))
			if (smtp.behaviour === 'no such mailbox') return done(refusal(550, 'no such mailbox'))
			done()
		},
		async onData(stream, session, done) {
			const source = await text(stream).catch(() => undefined)
			if (source === undefined) return
			if (smtp.behaviour === 'busy') return done(refusal(451, 'try again later'))
			const { mailFrom, rcptTo } = session.envelope
			smtp.mails.push({
				from: mailFrom ? mailFrom.address : '',
				to: rcptTo.map(({ address }) => address),
				source,
			})
			if (smtp.behaviour === 'hanging after data') return
			if (smtp.behaviour === 'closing after data')
				for (const open of server.connections) open.close()
			else done()
		},
	})
	server.on('error', () => {})
	server.listen(0, '127.0.0.1')
	await once(server.server, 'listening')
	smtp.url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
	return { smtp, stop: () => new Promise<void>((resolve) => server.close(() => resolve())) }
}

function refusal(responseCode: number, message: string) {
	return Object.assign(new Error(message), { responseCode })
}

/** Unfolds the headers and decodes the bodies of a mail. */
export function readMail({ source }: Mail) {
	const [head = ''] = source.split('\r\n\r\n', 1)
	const headers = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
	const header = (name: string) =>
		headers
			.filter((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`))
			.map((line) => decodeWords(line.slice(name.length + 1).trim()))
	return { header, headers, bodies: readBodies(source) }
}

/** The mails to an address in order: the first two words of the subject, and the first price of the text. */
export function storyTo(address: string, mails: readonly Mail[]) {
	return mails
		.filter(({ to }) => to.includes(address))
		.map((mail) => {
			const { header, bodies } = readMail(mail)
			const text = bodies.find(({ head }) => /text\/plain/i.test(head))?.body ?? ''
			const price = /([\d.]{5,}) pesos/.exec(text)?.[1]
			return [/^\S+ \S+/.exec(String(header('subject')[0]))?.[0], price]
		})
}

function readBodies(source: string) {
	const parts = source.split(/\r\n--[^\r\n]+\r\n/).slice(1)
	return parts
		.map((part) => {
			const [head = '', ...rest] = part.split('\r\n\r\n')
			return {
				head: head.replace(/\r\n[ \t]+/g, ' '),
				body: decodeBody(head, rest.join('\r\n\r\n')),
			}
		})
		.filter(({ head }) => /^content-type: (?!multipart\/)/im.test(head))
}

function decodeBody(head: string, body: string): string {
	if (/transfer-encoding: base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8')
	if (!/transfer-encoding: quoted-printable/i.test(head)) return body
	const bytes = body
		.replace(/=\r\n/g, '')
		.replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
	return Buffer.from(bytes, 'latin1').toString('utf8')
}

function decodeWords(text: string): string {
	return text
		.replace(/\?= +=\?/g, '?==?')
		.replace(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_, kind, encoded) =>
			kind.toUpperCase() === 'B'
				? Buffer.from(encoded, 'base64').toString('utf8')
				: decodeBody('transfer-encoding: quoted-printable', encoded.replaceAll('_', ' ')),
		)
}
