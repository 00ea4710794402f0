import fc from 'fast-check'
import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { describeSqlite } from '#tests/helpers/database/database.ts'
import { factEdit, type RandomEdit, randomEdit } from '#tests/helpers/random-edits.ts'
import { storeOwnerPassword } from '#tests/helpers/site/build-api.ts'
import { buildTestApp } from '#tests/helpers/site/build-app.ts'
import { everyPage } from '#tests/helpers/site/every-page.ts'
import { signInOwner } from '#tests/helpers/site/sign-in-owner.ts'
import { inSteps } from '#tests/helpers/steps.ts'

const changesInACall = 4
/** Each page in one language; languages take turns. */
const inTurns = everyPage.filter((_, index) => index % 2 === Math.floor(index / 2) % 2)
const cases = inSteps(
	[{ runs: 1, editsInARun: 20, pages: inTurns }],
	[{ runs: 2, editsInARun: 500, pages: everyPage }],
)

/** As few calls as their size allows. */
function inCalls(edits: readonly RandomEdit[]) {
	return [...Map.groupBy(edits, ({ document }) => document)].flatMap(([document, its]) =>
		Array.from({ length: Math.ceil(its.length / changesInACall) }, (_, index) => ({
			document,
			changes: its
				.slice(index * changesInACall, (index + 1) * changesInACall)
				.map(({ change }) => change),
		})),
	)
}

describeSqlite(({ open }) => {
	for (const [{ runs, editsInARun, pages }, step] of cases)
		test(`${runs * editsInARun} random edits leave every page valid, and undoing them gives the first bytes`, {
			timeout: 900_000,
			...step,
		}, async () => {
			const database = await open()
			await storeOwnerPassword(database)
			const app = await buildTestApp(database, {}, { hasCards: false })
			const owner = await signInOwner(app)
			const call = (method: 'PATCH' | 'POST', path: string, payload?: object) =>
				owner.call(method, `/api/content${path}`, payload)
			const readAll = async () => {
				const bodies = new Map<string, string>()
				for (const { path } of pages) {
					const page = await app.inject({ url: path })
					expect({ path, status: page.statusCode }).toEqual({ path, status: 200 })
					bodies.set(path, page.body)
				}
				return bodies
			}
			const validator = new HtmlValidate({ extends: ['html-validate:document'] })
			const first = await readAll()
			let changed = 0

			await fc.assert(
				fc.asyncProperty(
					fc.array(randomEdit, { minLength: editsInARun, maxLength: editsInARun }),
					// Every page shows it.
					factEdit('name'),
					async (others, name) => {
						const edits = [...others, name]
						for (const { document, changes } of inCalls(edits)) {
							const taken = await call('PATCH', `/${document}`, { changes })
							expect({ document, errors: taken.json().errors }).toEqual({ document })
							expect(taken.statusCode).toBe(200)
						}
						await call('POST', '/publish')
						for (const [path, html] of await readAll()) {
							const report = await validator.validateString(html)
							expect({ path, found: report.results }).toEqual({ path, found: [] })
							if (html !== first.get(path)) changed += 1
						}
						await call('POST', '/history/0/restore')
						expect(await readAll()).toEqual(first)
					},
				),
				// A failing run is long: its seed is worth more than a shorter one.
				{ numRuns: runs, endOnFailure: true },
			)
			expect(changed).toBe(runs * pages.length)
		})
})
