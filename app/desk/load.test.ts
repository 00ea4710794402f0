import { beforeEach, expect, test, vi } from 'vitest'
import { ApiProblem } from '#app/api/call-api.ts'
import { ownerToken } from '#app/api/owner-token.ts'
import { dismissNotice, shownNotices } from '#app/components/notice/notices.ts'
import { ownerWords } from '#content/owner/owner-words.ts'
import { stubStorage } from '#tests/helpers/render-hook.ts'
import { loadAsOwner, loadFromServer, saveAsOwner } from './load.ts'

const path = '/api/rates'
let signIn: (token: string) => void
const respond = vi.fn<() => Promise<Response>>()
const offline = () => Promise.reject(new TypeError('no signal'))

beforeEach(async () => {
	const { local } = stubStorage()
	signIn = (token) => local.set('token', token)
	vi.stubGlobal('fetch', respond)
	vi.stubGlobal('location', { pathname: '/en/admin/today' })
	for (const { id } of shownNotices()) dismissNotice(id)
	// Loading while signed out forgets what the last test loaded.
	await loadAsOwner(path)
	signIn('anna')
})

test('nobody has signed in: nothing is asked for', async () => {
	stubStorage()
	respond.mockImplementation(offline)
	expect(await loadAsOwner(path)).toEqual({ data: undefined })
	expect(respond).not.toHaveBeenCalled()
})

test('loaded data stays when it cannot be loaded again', async () => {
	respond.mockResolvedValueOnce(Response.json({ price: 1 }))
	expect(await loadAsOwner(path)).toEqual({ data: { price: 1 } })
	respond.mockImplementation(offline)
	const { data, failure } = await loadAsOwner(path)
	expect(data).toEqual({ price: 1 })
	expect(failure).toMatchObject({ code: 'offline' })
	expect(await loadAsOwner('/api/other')).toMatchObject({ data: undefined, failure: {} })
})

test('a response to a change replaces the loaded data', async () => {
	respond.mockResolvedValueOnce(Response.json({ price: 1 }))
	await loadAsOwner(path)
	respond.mockResolvedValueOnce(Response.json({ price: 2 }))
	await saveAsOwner(path, 'PUT', {})
	respond.mockImplementation(offline)
	expect((await loadAsOwner(path)).data).toEqual({ price: 2 })
})

test('the next person does not see what the last one saw', async () => {
	respond.mockResolvedValueOnce(Response.json({ price: 1 }))
	await loadAsOwner(path)
	signIn('berta')
	respond.mockImplementation(offline)
	expect((await loadAsOwner(path)).data).toBeUndefined()
})

test('a late response to the last person is not stored for the next', async () => {
	const late = Promise.withResolvers<Response>()
	respond.mockReturnValueOnce(late.promise)
	const ofAnna = loadAsOwner(path)
	const saved = Promise.withResolvers<Response>()
	respond.mockReturnValueOnce(saved.promise)
	const savedByAnna = saveAsOwner('/api/options', 'PUT', {})
	signIn('berta')
	respond.mockImplementation(offline)
	await loadAsOwner('/api/other')
	late.resolve(Response.json({ price: 1 }))
	saved.resolve(Response.json({ thanksMail: true }))
	await Promise.all([ofAnna, savedByAnna])
	expect((await loadAsOwner(path)).data).toBeUndefined()
	expect((await loadAsOwner('/api/options')).data).toBeUndefined()
})

test('an expired session is announced once, and the token goes', async () => {
	const refuse = async () => Response.json({ code: 'unauthenticated' }, { status: 401 })
	respond.mockImplementation(refuse)
	const both = await Promise.all([loadAsOwner(path), loadAsOwner('/api/other')])
	for (const { failure } of both) expect(failure).toBeInstanceOf(ApiProblem)
	expect(ownerToken()).toBeNull()
	expect(shownNotices().map(({ text }) => text)).toEqual([ownerWords.en.expired])
})

test('the part that the server renders stays too; without any, the error shows', async () => {
	const lost = () => Promise.reject(new Error('no signal'))
	await expect(loadFromServer('rates', lost)).rejects.toThrow('no signal')
	await loadFromServer('rates', async () => 'offers')
	expect(await loadFromServer('rates', lost)).toBe('offers')
	stubStorage()
	await loadAsOwner(path)
	expect(await loadFromServer('rates', lost), 'after signing out').toBe('offers')
})

test('fifty responses are held, the oldest goes first', async () => {
	for (let month = 0; month <= 50; month += 1)
		await loadAsOwner(`/api/stays?month=${month}`, async () => month)
	respond.mockImplementation(offline)
	expect((await loadAsOwner('/api/stays?month=0')).data).toBeUndefined()
	expect((await loadAsOwner('/api/stays?month=1')).data).toBe(1)
	expect((await loadAsOwner('/api/stays?month=50')).data).toBe(50)
})
