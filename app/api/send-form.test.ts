import { expect, test, vi } from 'vitest'
import { quickEffort } from '#tests/helpers/site/quick-costs.ts'
import { sendForm } from './send-form.ts'

test('a form from a network that a flood has closed is posted again with a proof of work in its address', async () => {
	const { createChallenge } = await import('altcha-lib')
	const { deriveKey } = await import('altcha-lib/algorithms/pbkdf2')
	const { cost } = quickEffort
	const challenge = await createChallenge({
		algorithm: 'PBKDF2/SHA-256',
		cost,
		counter: 3,
		deriveKey,
	})
	let isClosed = true
	const calls: [address: string, body: { altcha?: string } | undefined][] = []
	vi.stubGlobal('localStorage', { getItem: () => null })
	vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
		calls.push([address, body ? JSON.parse(String(body)) : undefined])
		if (address === '/api/ticket') return Response.json(isClosed ? { challenge } : {})
		const refusal = { code: 'too-many-requests', challenge: '/api/ticket' }
		return calls.length > 1 ? new Response() : Response.json(refusal, { status: 429 })
	})
	await sendForm('/api/contact', { Name: 'Ana' })
	const altcha = calls.at(-1)?.[1]?.altcha ?? ''
	expect(JSON.parse(atob(altcha)).challenge).toEqual(challenge)
	expect(calls).toEqual([
		['/api/contact', { Name: 'Ana' }],
		['/api/ticket', undefined],
		[`/api/contact?altcha=${encodeURIComponent(altcha)}`, { Name: 'Ana', altcha }],
	])

	// It has been opened again meanwhile.
	isClosed = false
	calls.length = 0
	await sendForm('/api/contact', { Name: 'Ana' })
	expect(calls.map(([address]) => address)).toEqual(['/api/contact', '/api/ticket', '/api/contact'])
})
