import { HtmlValidate } from 'html-validate'
import { expect, onTestFinished, test } from 'vitest'
import { facts as builtIn } from '#content/facts.ts'
import type { Facts } from '#domain/facts.ts'
import { locales } from '#domain/locale.ts'
import { newDataDir } from '#tests/helpers/database/database.ts'
import { aBooking } from '#tests/helpers/enquiries.ts'
import { readMail, startSmtp } from '#tests/helpers/mail/smtp-stub.ts'
import { everyPage } from '#tests/helpers/site/every-page.ts'
import { longName, withFacts } from '#tests/helpers/site/other-facts.ts'
import { startQuickSite } from '#tests/helpers/site/site-process.ts'
import { sweep } from '#tests/helpers/steps.ts'

const phones = ['+573000000011', '+573000000012', '+573000000013', '+573000000014'] as const

const elsewhere: Partial<Facts> = {
	name: longName,
	phones: [phones[0]],
	kilometre: 7,
	address: {
		...builtIn.address,
		road: { es: 'carretera de los Yarumos', en: 'Yarumos road' },
	},
}

const variants: { title: string; changes: Partial<Facts>; phones: readonly string[] }[] = [
	{
		title: 'one phone, a long name, another road',
		changes: elsewhere,
		phones: phones.slice(0, 1),
	},
	{ title: 'four phones', changes: { phones }, phones },
]

async function siteWith(changes: Partial<Facts>) {
	const smtp = await startSmtp()
	const site = await startQuickSite({
		...withFacts(changes),
		DATA_DIR: await newDataDir(),
		DATABASE_URL: '',
		SMTP_URL: smtp.url,
		MAIL_FROM: 'web@palma.example',
		MAIL_TO: 'owner@palma.example',
	})
	onTestFinished(async () => void (await site.stop()))
	return { site, smtp }
}

function phonesLinked(html: string) {
	const linked = [...html.matchAll(/href="(?:tel:|https:\/\/wa\.me\/)\+?(\d+)/g)]
	return new Set(linked.map(([, digits]) => `+${digits}`))
}

for (const { title, changes, phones } of variants)
	test(`the whole site follows its facts: ${title}`, sweep, async () => {
		const { site, smtp } = await siteWith(changes)
		const { name, address, kilometre } = { ...builtIn, ...changes }
		const validator = new HtmlValidate({ extends: ['html-validate:document'] })

		for (const { path, locale } of everyPage) {
			const response = await fetch(site.url + path)
			const html = await response.text()
			const text = html.replace(/<(script|style)\b.*?<\/\1>/gs, '').replace(/<[^>]*>/g, ' ')
			expect({ path, status: response.status }).toEqual({ path, status: 200 })
			expect(text, path).not.toMatch(/undefined|\{\w+\}|\[object/)
			expect(html, path).toContain(`<meta property="og:site_name" content="${name}"/>`)
			expect(text, path).toContain(address.road[locale])
			if (changes.address) expect(html, path).not.toMatch(/Salento ?– ?Cocora/)
			for (const phone of phonesLinked(html)) expect(phones, path).toContain(phone)
			if (/contact-us|booking/.test(path)) expect([...phonesLinked(html)]).toEqual([...phones])
			expect((await validator.validateString(html)).valid, path).toBe(true)
			const [, graph = '{}'] =
				/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
			for (const thing of JSON.parse(graph)['@graph']) {
				if (!thing.telephone) continue
				expect(thing.name).toBe(name)
				expect(thing.telephone).toEqual(phones)
				expect(thing.address.streetAddress).toBe(`Km ${kilometre}, ${address.road.es}`)
			}
		}

		for (const language of locales) {
			await fetch(`${site.url}/api/bookings`, {
				method: 'POST',
				headers: { 'content-type': 'application/json' },
				body: JSON.stringify(aBooking({ language })),
			})
		}
		await expect.poll(() => smtp.mails.length).toBe(4)
		const toGuests = smtp.mails.filter(({ to }) => to.includes('ana@example.com'))
		const texts = toGuests.map((mail) =>
			readMail(mail)
				.bodies.map(({ body }) => body)
				.join('\n'),
		)
		expect(texts).toHaveLength(2)
		for (const text of texts) {
			expect(text).not.toMatch(/undefined|\{\w+\}/)
			expect(text).toContain(name)
			if (changes.address) expect(text).not.toMatch(/Salento ?– ?Cocora/)
		}
		for (const language of locales)
			expect(texts.some((text) => text.includes(address.road[language]))).toBe(true)
	})
