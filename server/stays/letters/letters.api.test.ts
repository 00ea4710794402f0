import { expect, test } from 'vitest'
import { reviewWords } from '#content/reviews/review-words.ts'
import { describeSqlite } from '#tests/helpers/database/database.ts'
import { readMail, startSmtp } from '#tests/helpers/mail/smtp-stub.ts'
import { staysOn } from '#tests/helpers/stays.ts'
import { inSteps } from '#tests/helpers/steps.ts'

/** As people read it: spaces that do not break are spaces. */
const plain = (text: string) =>
	text
		.replace(/[\u00a0\u202f]/g, ' ')
		.replaceAll('\r\n', '\n')
		.trim()

const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
const entities: Record<string, string> = { '&#38;': '&', '&#60;': '<', '&#62;': '>', '&#160;': ' ' }
const textOf = (html: string) =>
	html
		.replace(/<style>.*?<\/style>|<title>.*?<\/title>/gs, '')
		.replace(/<[^>]+>/g, ' ')
		.replace(/&#\d+;/g, (entity) => entities[entity] ?? entity)

describeSqlite(({ open }) => {
	for (const [language, step] of inSteps(['es'], ['en']))
		test(`every mail to a guest, word by word (${language})`, step, async () => {
			const clock = { now: Date.parse('2026-11-15T15:00:00Z') }
			const smtp = await startSmtp()
			const environment = { SMTP_URL: smtp.url, MAIL_TO: 'casa@example.com' }
			const database = await open()
			const site = await staysOn(database, { environment, clock })
			await site.owner('PUT', '/api/stays/options', { thanksMail: true })
			const toGuest = (email: string) =>
				smtp.mails.filter(({ to }) => to.includes(email)).map(readMail)
			/** The nth mail to this address, once it came. */
			async function mail(email: string, nth: number) {
				await expect.poll(() => toGuest(email).length).toBe(nth)
				const { header, bodies } = toGuest(email)[nth - 1] as ReturnType<typeof readMail>
				const body = (type: RegExp) => plain(bodies.find(({ head }) => type.test(head))?.body ?? '')
				return {
					subject: String(header('subject')[0]),
					text: body(/text\/plain/i),
					html: body(/text\/html/i),
				}
			}
			async function guest(Name: string, Email: string) {
				const items = [{ offer: 'cabin' }, { offer: 'table', units: 2, hour: '13:00' }]
				const stay = { ArrivalDate: '2026-12-12', DepartureDate: '2026-12-14', items, language }
				const { id, link } = await site.book({ ...stay, Name, Email })
				const { reference } = (await site.owner('GET', `/api/enquiries/${id}/stay`)).body
				return { at: `/api/enquiries/${id}`, link, reference, Email }
			}
			const letters: string[] = []
			async function keep(
				name: string,
				{ link, reference, Email }: Awaited<ReturnType<typeof guest>>,
				nth: number,
			) {
				const { subject, text, html } = await mail(Email, nth)
				const [review = ''] = /http\S+guest=\S+/.exec(text) ?? []
				const neutral = (words: string) =>
					words
						.replaceAll(link, '{link}')
						.replaceAll(review || '\0', '{review link}')
						.replaceAll(reference, '{reference}')
				letters.push(`== ${name}: ${neutral(subject)}\n\n${neutral(text)}\n`)
				// The HTML part has the same words in the same order, and the links behind their labels.
				const hrefs = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
				expect(hrefs).toEqual(nth === 0 ? [] : [review || link])
				const shown = onOneLine(textOf(html))
				let from = 0
				for (const part of text.split('\n').filter(Boolean)) {
					const [label = ''] = /^[^:]+(?=: http)/.exec(part) ?? []
					const words = onOneLine(label || part.replace(/^([^:.]{1,30}): /, '$1 '))
					const at = [words, onOneLine(part)]
						.map((it) => shown.indexOf(it, from))
						.find((it) => it >= 0)
					expect([part, at]).toEqual([part, expect.any(Number)])
					from = at as number
				}
			}

			const first = await guest('Ana <Ñáñez> & hijos', 'ana@example.com')
			await keep('received', first, 1)
			await site.owner('POST', `${first.at}/offer`, {
				pesos: 1_400_000,
				message: 'Con <desayuno>.\nY fogata.',
				heldUntil: '2026-11-20',
			})
			await keep('offer', first, 2)
			await site.owner('POST', `${first.at}/confirm`)
			await keep('confirmed', first, 3)
			const second = await guest('John Smith', 'john@example.com')
			await site.owner('POST', `${second.at}/decline`, { message: 'Ese día hay una boda.' })
			await keep('declined', second, 2)
			const third = await guest('Rosa', 'rosa@example.com')
			await site.owner('POST', `${third.at}/cancel`, { message: '' })
			await keep('cancelled', third, 2)
			clock.now = Date.parse('2026-12-15T15:00:00Z')
			await staysOn(database, { environment, clock })
			await keep('thanks', first, 4)
			expect(letters.at(-1)).toContain(`“${reviewWords[language].guestLabel}”`)
			await expect(letters.join('\n')).toMatchFileSnapshot(`./fixtures/letters-${language}.txt`)
		})
})
