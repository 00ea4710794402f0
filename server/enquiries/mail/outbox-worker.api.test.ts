import { expect, onTestFinished, test, vi } from 'vitest'
import { readConfig } from '#server/config.ts'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import {
	aContact,
	enquiriesOn,
	providerSettings,
	silentLog,
	someVisitor,
} from '#tests/helpers/enquiries.ts'
import { startProvider } from '#tests/helpers/mail/provider-stub.ts'
import { builtInSources } from './built-in-sources.ts'
import type { Channel } from './channel.ts'
import { createChannels } from './channels.ts'
import { createComposeReceived } from './compose-received.ts'
import { startOutboxWorker } from './outbox-worker.ts'

const sources = builtInSources('https://palma.example')
const composeReceived = createComposeReceived(sources, 'https://palma.example')

describeSampledDatabase('postgres', ({ open }) => {
	async function setUp(send: Channel['send'], environment: NodeJS.ProcessEnv = {}) {
		const database = await open()
		const clock = { now: Date.now() }
		const { enquiries, entries } = enquiriesOn(
			database,
			{ EMAIL_API_HOST: 'http://provider.example', ...environment },
			{ clock },
		)
		const start = () => {
			const channels = { owner: { send } }
			const parts = {
				database,
				channels,
				composeReceived,
				log: silentLog,
				longestNapMs: 60 * 60 * 1000,
			}
			const worker = startOutboxWorker(parts)
			onTestFinished(() => worker.stop())
			return worker
		}
		const write = () => enquiries.submit('contact', aContact(), someVisitor())
		return { database, entries, start, write }
	}

	test('stopping waits for the mail in progress and records it', async () => {
		let finish = () => {}
		const send = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
		const { entries, start, write } = await setUp(send)
		await write()
		const worker = start()
		await expect.poll(() => send).toHaveBeenCalled()

		const stopped = worker.stop()
		await write()
		worker.wake()
		finish()
		await stopped
		expect((await entries()).map(({ status }) => status).toSorted()).toEqual(['pending', 'sent'])
		expect(send).toHaveBeenCalledTimes(1)
	})

	test('waking the worker ends its pause', async () => {
		const send = vi.fn(async () => {})
		const { start, write, entries } = await setUp(send)
		const worker = start()
		await write()
		worker.wake()
		await expect.poll(entries).toMatchObject([{ status: 'sent' }])
	})

	test('a mail that cannot be composed does not stop the others', async () => {
		const send = vi.fn(async () => {
			if (send.mock.calls.length === 1) throw new TypeError('a mistake of ours')
		})
		const { start, write, entries } = await setUp(send)
		await write()
		await write()
		start()
		const statuses = async () => (await entries()).map(({ status }) => status).toSorted()
		await expect.poll(statuses).toEqual(['pending', 'sent'])
	})

	test('entries that lacked settings are sent once they are configured', async () => {
		const provider = await startProvider()
		const database = await open()
		const clock = { now: Date.now() }
		const without = enquiriesOn(database, {}, { clock })
		await without.enquiries.submit('contact', aContact(), someVisitor())
		expect(await without.entries()).toMatchObject([{ status: 'unconfigured' }])

		const config = readConfig({ EMAIL_API_HOST: provider.host, ...providerSettings })
		const worker = startOutboxWorker({
			database,
			channels: createChannels(config, sources),
			composeReceived,
			log: silentLog,
		})
		onTestFinished(() => worker.stop())
		await expect.poll(() => provider.calls).toHaveLength(1)
	})
})
