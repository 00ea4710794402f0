import { expect, test } from 'vitest'
import { serializers } from './logger.ts'

test('a logged request has no query, headers or address', () => {
	const request = {
		method: 'GET',
		url: '/reviews?before=abc&email=ana@example.com',
		headers: { 'x-auth-token': 'secret' },
		ip: '203.0.113.7',
	}
	expect(serializers.req(request as never)).toEqual({ method: 'GET', path: '/reviews' })
})

test('a logged path has neither a whole id nor a guest’s key', () => {
	const logged = (url: string) => serializers.req({ method: 'GET', url } as never).path
	const key = 'AbCd-_12'.repeat(5)
	expect(logged(`/en/request/${key}`)).toBe('/en/request/…')
	expect(logged(`/api/invitations/${key.slice(0, 32)}`)).toBe('/api/invitations/…')
	expect(logged(`/api/requests/${key}/accept`)).toBe('/api/requests/…/accept')
	expect(logged(`/api/calendar/cabin/${key.slice(0, 22)}.ics`)).toBe('/api/calendar/cabin/….ics')
	expect(logged(`/api/enquiries/${crypto.randomUUID()}`)).toMatch(/^\/api\/enquiries\/\w{8}…$/)
})

test('a logged error quotes no e-mail address and no phone number', () => {
	const error = new Error('550 no such user ana.maria@example.com, call +57 300 123 4567')
	const logged = JSON.stringify(serializers.err(error))
	expect(logged).not.toContain('ana.maria')
	expect(logged).not.toContain('300 123')
	expect(logged).toContain('550 no such user')
})

test('any thrown value can be logged', () => {
	expect(serializers.err({ status: 405 })).toMatchObject({ code: 405 })
	expect(serializers.err(undefined)).toMatchObject({ message: '' })
})
