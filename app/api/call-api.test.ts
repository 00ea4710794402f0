import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { callApi } from './call-api.ts'
import { callAsOwner, signIn, takeToken } from './call-as-owner.ts'
import { forgetOwnerToken, ownerToken, saveOwnerToken } from './owner-token.ts'
import { openForm, sendForm } from './send-form.ts'
import { signOut } from './sign-out.ts'
import { uploadAsOwner } from './upload-as-owner.ts'

const app = join(import.meta.dirname, '..')

/** A browser that records the token of each call it makes. */
function browserWith(token: string | undefined) {
	const stored = new Map(token ? [['token', token]] : [])
	const calls: [call: string, token: string | undefined][] = []
	vi.stubGlobal('location', { pathname: '/' })
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, value: string) => stored.set(key, value),
		removeItem: (key: string) => stored.delete(key),
	})
	vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
		const headers = init.headers as Record<string, string>
		calls.push([`${init.method} ${path}`, headers['x-auth-token']])
		return Response.json({ token: 'new', ticket: 'x' })
	})
	vi.stubGlobal(
		'XMLHttpRequest',
		class {
			status = 204
			upload = {}
			onloadend = () => {}
			#call: [string, string | undefined] = ['', undefined]
			open(method: string, path: string) {
				this.#call[0] = `${method} ${path}`
			}
			setRequestHeader(name: string, value: string) {
				if (name === 'x-auth-token') this.#call[1] = value
			}
			send() {
				calls.push(this.#call)
				this.onloadend()
			}
		},
	)
	return calls
}

async function callEverything() {
	await callApi('/api/reviews')
	await openForm()
	await sendForm('/api/bookings', {})
	await callAsOwner('/api/delete/1', 'DELETE')
	const upload = {
		file: new Blob(['x']),
		onProgress: () => {},
		signal: new AbortController().signal,
	}
	await uploadAsOwner('/api/photos/1', upload)
}

test('x-auth-token goes with every API call of a signed-in browser, and with none of another', async () => {
	const ofOwner = browserWith('secret')
	await callEverything()
	expect(ofOwner.map(([call]) => call)).toEqual([
		'GET /api/reviews',
		'GET /api/ticket',
		'POST /api/bookings',
		'DELETE /api/delete/1',
		'PUT /api/photos/1',
	])
	expect(new Set(ofOwner.map(([, token]) => token))).toEqual(new Set(['secret']))

	const ofVisitor = browserWith(undefined)
	await callEverything()
	expect(new Set(ofVisitor.map(([, token]) => token))).toEqual(new Set([undefined]))
	expect(ofVisitor).toHaveLength(ofOwner.length)
})

test('the token of a sign-in goes with the next call, the sign-out carries it, and later calls do not', async () => {
	const calls = browserWith(undefined)
	await signIn('la clave')
	await callApi('/api/reviews')
	await signOut(ownerToken())
	await callApi('/api/reviews')
	expect(calls).toEqual([
		['POST /api/auth', undefined],
		['GET /api/reviews', 'new'],
		['DELETE /api/auth', 'new'],
		['GET /api/reviews', undefined],
	])
})

test.each([
	['signed out', forgetOwnerToken, null],
	['signed in as somebody else', () => saveOwnerToken('of another'), 'of another'],
])('a new token that arrives after somebody %s is not stored', async (_who, leave, expected) => {
	browserWith('secret')
	await takeToken(async () => {
		leave()
		return Response.json({ token: 'late' })
	})
	expect(ownerToken()).toBe(expected)
})

test('signing out deletes what was typed about guests, and nothing else', async () => {
	browserWith('secret')
	const drafts = {
		'draft guest request 1': '"La señora de la 3 paga en efectivo"',
		'draft contact': '{}',
	}
	vi.stubGlobal('sessionStorage', {
		...drafts,
		removeItem(key: string) {
			delete (this as Record<string, unknown>)[key]
		},
	})
	await signOut(ownerToken())
	expect(Object.keys(sessionStorage)).not.toContain('draft guest request 1')
	expect(Object.keys(sessionStorage)).toContain('draft contact')
})

test('no other module of the pages calls the API', async () => {
	const callers: string[] = []
	for await (const file of glob('**/*.{ts,tsx}', { cwd: app })) {
		if (file.includes('.test.') || file.startsWith('offline/worker/')) continue
		if (/\bfetch\(|new XMLHttpRequest|sendBeacon/.test(readFileSync(join(app, file), 'utf8')))
			callers.push(file)
	}
	expect(callers.sort()).toEqual([
		'api/call-api.ts',
		// Signs out with the code that every page has.
		'api/sign-out.ts',
		'api/upload-as-owner.ts',
		// Fetches the page with the owner's draft.
		'editing/mode/show-page.ts',
		// Calls the mail provider.
		'enquiries/sending/mail-from-browser.ts',
		// Fetches a script before it is imported.
		'islands/fetch-script.ts',
		// Fetches the page for an island's props.
		'islands/hydrate-islands.tsx',
		// Asks whether a page can be reached again.
		'offline/retry-link.tsx',
		// Posts its form as the browser would, and goes where that leads.
		'stays/guest-page/receipt-form.tsx',
	])
})
