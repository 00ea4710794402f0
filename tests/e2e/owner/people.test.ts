import { siteWords } from '#content/editing/site-words.ts'
import { accountWords } from '#content/owner/account-words.ts'
import { backupWords } from '#content/owner/backup-words.ts'
import { deskFrameWords } from '#content/owner/desk-frame-words.ts'
import { givenAccessWords } from '#content/owner/given-access-words.ts'
import { ownerWords } from '#content/owner/owner-words.ts'
import { peopleWords } from '#content/owner/people-words.ts'
import { proofWords } from '#content/owner/proof-words.ts'
import { deskReviewsWords } from '#content/reviews/desk-reviews-words.ts'
import { deskCalendarWords } from '#content/stays/desk/desk-calendar-words.ts'
import { deskFeedsWords } from '#content/stays/desk/desk-feeds-words.ts'
import { deskRatesWords } from '#content/stays/desk/desk-rates-words.ts'
import { locales, localizePath } from '#domain/locale.ts'
import { fill } from '#domain/text/fill.ts'
import { nextYear } from '#tests/helpers/enquiries.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { expectFitsPhones } from '../accessibility.ts'
import { expect, hydrated, ownerPassword, settled } from '../fixtures.ts'
import { invite, signIn, signInByCall, staffPassword } from '../sign-in.ts'
import { schemeFor } from '../views.ts'
import { call, post, prove, refusedCalls, testWithOwnerAlone } from './people-steps.ts'

const test = testWithOwnerAlone()

test('the owner invites somebody, who chooses a password and sees what their role may do', async ({
	page,
	browser,
	baseURL,
}) => {
	const words = peopleWords.es
	const { login } = ownerWords.es
	await page.goto('/admin/settings')
	await hydrated(page)
	const main = page.getByRole('main')
	await expect(main.getByLabel(login.name)).toHaveCount(0)
	await main.getByLabel(login.password, { exact: true }).fill(ownerPassword)
	await main.getByRole('button', { name: login.signIn }).click()
	await main.getByRole('button', { name: words.open }).click()
	await main.getByRole('button', { name: words.submit }).click()
	await expect(main.getByText(words.refusals.nameRequired).first()).toBeVisible()
	await main.getByLabel(words.name, { exact: true }).fill('Rosa')
	await main.getByLabel(words.role, { exact: true }).selectOption('reception')
	const proof = main.getByLabel(proofWords.es.password, { exact: true })
	await proof.fill('otra clave')
	await main.getByRole('button', { name: words.submit }).click()
	await expect(proof).toBeFocused()
	await expect(proof).toHaveAccessibleDescription(
		new RegExp(proofWords.es.refusals.passwordInvalid),
	)
	await expectFitsPhones(page, schemeFor('es'))
	await proof.fill(ownerPassword)
	await proof.press('Enter')
	const shown = main.getByRole('code').filter({ hasText: '/admin/invitation/' })
	const link = String(await shown.textContent())
	await expectFitsPhones(page, schemeFor('es'))
	await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
	await main.getByRole('button', { name: words.copy, exact: true }).click()
	await expect(page.getByText(words.copyFailed)).toBeVisible()
	await main.getByRole('button', { name: words.done, exact: true }).click()
	await expect(shown).toHaveCount(0)

	const theirs = await browser.newContext({ baseURL: String(baseURL) })
	const rosa = await theirs.newPage()
	const refused = refusedCalls(rosa)
	await rosa.goto(new URL(link).pathname)
	await hydrated(rosa)
	// Under this name a password manager saves the password: not as the owner's, on a computer that they share.
	const savedFor = rosa.locator('input[autocomplete=username]')
	await expect(savedFor).toHaveValue('Rosa')
	await rosa.getByLabel(words.invitation.password, { exact: true }).fill('corta')
	await rosa.getByRole('button', { name: words.invitation.submit }).click()
	await expect(rosa.getByText(words.invitation.refusals.passwordShort).first()).toBeVisible()
	await rosa
		.getByLabel(words.invitation.password, { exact: true })
		.fill('tres mulas bajo el yarumo')
	await rosa.getByRole('button', { name: words.invitation.submit }).click()
	const { sections } = deskFrameWords.es
	await expect(rosa.getByRole('link', { name: sections.requests, exact: true })).toBeVisible()
	await expect(rosa.getByRole('link', { name: sections.photos, exact: true })).toHaveCount(0)
	for (const section of ['settings', 'photos', 'today']) {
		await rosa.goto(`/admin/${section}`)
		await expect(rosa.getByRole('link', { name: sections.today, exact: true })).toBeVisible()
		await settled(rosa)
	}
	expect(refused, 'the desk asks for nothing that the role may not see').toEqual([])
	await rosa.goto('/admin/settings')
	await rosa.getByRole('button', { name: accountWords.es.password.open, exact: true }).click()
	await expect(savedFor).toHaveValue('Rosa')
	await rosa.goto(new URL(link).pathname)
	await expect(rosa.getByText(words.invitation.notFound)).toBeVisible()
	await expect(rosa.getByLabel(words.invitation.password, { exact: true })).toHaveCount(0)
	await theirs.close()

	const shortcut = await browser.newContext({ baseURL: String(baseURL) })
	const visitor = await shortcut.newPage()
	await visitor.goto('/')
	await hydrated(visitor)
	await visitor.keyboard.press('Control+e')
	await visitor.getByRole('button', { name: ownerWords.es.edit }).click()
	await expect(visitor.getByRole('dialog').getByLabel(login.name)).toBeVisible()
	await shortcut.close()

	await page.reload()
	await expect(main.getByText('Rosa', { exact: true })).toBeVisible()
	await main.getByLabel(words.roleOf.replace('{name}', 'admin')).selectOption('reception')
	await main.getByRole('button', { name: fill(words.changeRoleOf, { name: 'admin' }) }).click()
	const asked = page.getByRole('dialog')
	await expect(asked).toContainText(fill(words.ownRole.text, { role: words.roles.reception }))
	await prove(page, words.ownRole.submit)
	await expect(page.getByText(words.lastOwner)).toBeVisible()
	await main.getByRole('button', { name: fill(words.newPasswordOf, { name: 'Rosa' }) }).click()
	await prove(page, words.ask.link.submit)
	await expect(main.getByRole('code').filter({ hasText: '/admin/invitation/' })).toBeVisible()
	await expectFitsPhones(page, schemeFor('es'))

	const again = await browser.newContext({ baseURL: String(baseURL) })
	const later = await again.newPage()
	await later.goto('/admin/settings')
	await hydrated(later)
	await later.getByLabel(login.name).fill('rosa')
	await later.getByLabel(login.password, { exact: true }).fill('tres mulas bajo el yarumo')
	await later.getByRole('button', { name: login.signIn }).click()
	await expect(later.getByRole('link', { name: sections.calendar, exact: true })).toBeVisible()
	await expect(later.getByRole('link', { name: sections.site, exact: true })).toHaveCount(0)
	await expect(later.getByRole('heading', { name: words.title })).toHaveCount(0)
	await expect(later.getByRole('heading', { name: backupWords.es.title })).toHaveCount(0)
	const { imports, feeds } = deskFeedsWords.es
	await later.goto('/admin/calendar/others')
	await expect(later.getByText(imports.readOnly)).toBeVisible()
	await expect(later.getByRole('button', { name: imports.add })).toHaveCount(0)
	await expect(later.getByText(feeds.renew)).toHaveCount(0)
	await expect(later.getByRole('button', { name: feeds.copy }).first()).toBeEnabled()
	await again.close()
})

for (const locale of locales)
	test(
		`an invitation in ${locale} is accepted without scripts`,
		sweep,
		async ({ site, request, browser, baseURL }) => {
			const { invitation } = peopleWords[locale]
			const { token } = await signInByCall(request)
			const person = { name: `Luz ${locale}`, role: 'restaurant' }
			const { link } = await post<{ link: string }>(site, '/api/people', person, token)
			const context = await browser.newContext({
				baseURL: String(baseURL),
				javaScriptEnabled: false,
			})
			const page = await context.newPage()
			await page.goto(localizePath(new URL(link).pathname, locale))
			await page.getByLabel(invitation.password, { exact: true }).fill('corta')
			await page.getByRole('button', { name: invitation.submit }).click()
			await expect(page.getByText(invitation.refusals.passwordShort).first()).toBeVisible()
			await page.getByLabel(invitation.password, { exact: true }).fill(staffPassword)
			await page.getByRole('button', { name: invitation.submit }).click()
			await expect(page.getByText(invitation.ready)).toBeVisible()
			await page.goto(localizePath(new URL(link).pathname, locale))
			await expect(page.getByText(invitation.notFound)).toBeVisible()
			await expect(page.getByRole('link', { name: invitation.toDesk })).toBeVisible()
			await context.close()
		},
	)

test(
	'somebody whose accepted invitation got no response is led to where they sign in',
	sweep,
	async ({ page, site, request }) => {
		const { invitation } = peopleWords.es
		const { token } = await signInByCall(request)
		const person = { name: 'Nelly', role: 'restaurant' }
		const { link } = await post<{ link: string }>(site, '/api/people', person, token)
		await page.goto(new URL(link).pathname)
		await hydrated(page)
		await page.route(
			'**/api/invitations/*',
			async (route) => {
				await route.fetch()
				await route.abort()
			},
			{ times: 1 },
		)
		await page.getByLabel(invitation.password, { exact: true }).fill(staffPassword)
		const submit = page.getByRole('button', { name: invitation.submit })
		await submit.click()
		await expect(page.getByText(ownerWords.es.login.offline)).toBeVisible()
		await submit.click()
		await expect(page.getByRole('alert')).toContainText(invitation.notFound)
		await page.getByRole('link', { name: invitation.toDesk }).click()
		await page.getByLabel(ownerWords.es.login.name).fill(person.name)
		await page.getByLabel(ownerWords.es.login.password, { exact: true }).fill(staffPassword)
		await page.getByRole('button', { name: ownerWords.es.login.signIn }).click()
		await expect(page).toHaveURL(/\/admin\/tables$/)
	},
)

test(
	'the desk says that a role that may do more ends an open link',
	sweep,
	async ({ page, site }) => {
		const { token } = await signInByCall(page.request)
		const person = { name: 'Luz Marina', role: 'reception' }
		await post(site, '/api/people', person, token)
		const words = peopleWords.es
		await page.goto('/admin/settings')
		await hydrated(page)
		const main = page.getByRole('main')
		const { login } = ownerWords.es
		await main.getByLabel(login.password, { exact: true }).fill(ownerPassword)
		// Earlier tests may have made a second account.
		const name = main.getByLabel(login.name)
		if (await name.isVisible()) await name.fill('admin')
		await main.getByRole('button', { name: login.signIn }).click()
		const sent: string[] = []
		page.on('request', (request) => {
			if (request.method() === 'PATCH') sent.push(`${request.postData()}`)
		})
		const role = main.getByLabel(fill(words.roleOf, { name: 'Luz Marina' }))
		await role.focus()
		for (const key of ['ArrowDown', 'ArrowUp', 'ArrowUp']) await page.keyboard.press(key)
		await expect(role).toHaveValue('owner')
		await page.keyboard.press('Tab')
		await page.keyboard.press('Enter')
		const asked = page.getByRole('dialog')
		const password = asked.getByLabel(proofWords.es.password, { exact: true })
		await expect(password).toBeFocused()
		await expect(password).toHaveAccessibleDescription(proofWords.es.passwordHint)
		await page.keyboard.type(ownerPassword)
		await expectFitsPhones(page, schemeFor('es'))
		await page.keyboard.press('Escape')
		await expect(asked).toHaveCount(0)
		expect(sent, 'neither the list nor the question changes anything').toEqual([])
		await page.keyboard.press('Enter')
		await expect(password, 'no draft holds a password').toHaveValue('')
		const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
		expect(kept).not.toContain(ownerPassword)
		await page.keyboard.type(ownerPassword)
		await page.keyboard.press('Enter')
		await expect(page.getByText(words.savedWithoutLink)).toBeVisible()
		await expect(role).toBeFocused()
		expect(sent).toEqual([JSON.stringify({ role: 'owner', password: ownerPassword })])
		await expect(main.getByText(words.noLink)).toBeVisible()
	},
)

test(
	'the focus goes with a link that is shown, and a link that has ended goes',
	sweep,
	async ({ page }) => {
		await signIn(page)
		const words = peopleWords.en
		const name = 'Inés Vélez'
		await page.goto('/en/admin/settings')
		await hydrated(page)
		const main = page.getByRole('main')
		const told = main.getByText(words.link)
		const done = main.getByRole('button', { name: words.done, exact: true })
		await main.getByRole('button', { name: words.open }).press('Enter')
		await main.getByLabel(words.name, { exact: true }).fill(name)
		await main.getByLabel(proofWords.en.password, { exact: true }).fill(ownerPassword)
		await main.getByLabel(words.name, { exact: true }).press('Enter')
		await expect(told).toBeFocused()
		await done.press('Enter')
		await expect(main.getByRole('heading', { name: words.title, exact: true })).toBeFocused()

		const newLink = main.getByRole('button', { name: fill(words.newPasswordOf, { name }) })
		await newLink.press('Enter')
		await prove(page, words.ask.link.submit)
		await expect(told).toBeFocused()
		await done.press('Enter')
		await expect(newLink).toBeFocused()
		await settled(page)
		await newLink.press('Enter')
		await prove(page, words.ask.link.submit)
		await expect(told).toBeFocused()
		await main.getByLabel(fill(words.roleOf, { name })).selectOption('owner')
		await main.getByRole('button', { name: fill(words.changeRoleOf, { name }) }).press('Enter')
		await prove(page, words.ask.role.submit)
		await expect(page.getByText(words.savedWithoutLink)).toBeVisible()
		await expect(told).toHaveCount(0)
	},
)

test(
	'an owner ends the sessions of somebody, and takes their access away',
	sweep,
	async ({ page }) => {
		const { headers } = await signIn(page)
		const name = 'Julián'
		const { token } = await invite(page.request, headers, { name, role: 'reception' })
		const theirCall = (session: string) =>
			page.request.get('/api/enquiries', { headers: { 'x-auth-token': session } })
		const signInAgain = () =>
			page.request.post('/api/auth', { data: { name, password: staffPassword } })
		const words = peopleWords.es
		await page.goto('/admin/settings')
		await hydrated(page)
		const row = page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) })
		expect((await theirCall(token)).status()).toBe(200)
		await row.getByRole('button', { name: fill(words.signOutOf, { name }) }).click()
		await expect(page.getByText(words.signedOut)).toBeVisible()
		expect((await theirCall(token)).status()).toBe(401)

		const later = await (await signInAgain()).json()
		expect((await theirCall(later.token)).status()).toBe(200)
		await row.getByRole('button', { name: fill(words.switchOffOf, { name }) }).click()
		await prove(page, words.ask.off.submit)
		await expect(row.getByText(words.off)).toBeVisible()
		await expect(row.getByRole('button', { name: fill(words.signOutOf, { name }) })).toHaveCount(0)
		expect((await theirCall(later.token)).status()).toBe(401)
		expect((await signInAgain()).status()).toBe(401)
		await row.getByRole('button', { name: fill(words.switchOnOf, { name }) }).click()
		await prove(page, words.ask.on.submit)
		await expect(row.getByText(words.off)).toHaveCount(0)
		expect((await signInAgain()).ok()).toBe(true)
	},
)

test('once there are several people, the desk says who did it', sweep, async ({ page, site }) => {
	const { headers } = await signInByCall(page.request)
	const { token } = await invite(page.request, headers, { name: 'Rubén', role: 'owner' })
	const from = `${nextYear}-03-02`
	const block = { offer: 'cabin', from, to: `${nextYear}-03-04` }
	await post(site, '/api/blocks', block, token)
	const review = { name: 'Ana', evaluation: 4, message: 'La trucha llegó caliente a la mesa.' }
	const { _id } = await post<{ _id: string }>(site, '/api/create', review)
	const reply = { message: 'Gracias por venir.' }
	await call(site, `/api/reviews/${_id}/answer`, { method: 'PUT', body: reply, token })
	const changes = [{ path: 'rnt', value: '12345' }]
	const draft = { method: 'PATCH', body: { changes }, token }
	await call(site, '/api/content/facts', draft)
	await post(site, '/api/content/publish', {}, token)
	const rates = [{ offer: 'cabin', season: null, pesos: 500_000 }]
	await call(site, '/api/rates', { method: 'PUT', body: { seasons: [], rates }, token })

	const { login } = ownerWords.es
	const by = (text: string) => fill(text, { person: 'Rubén' })
	await page.goto(`/admin/calendar?month=${from.slice(0, 7)}&offer=cabin`)
	await hydrated(page)
	await page.getByLabel(login.name).fill('admin')
	await page.getByLabel(login.password, { exact: true }).fill(ownerPassword)
	await page.getByRole('button', { name: login.signIn }).click()
	const main = page.getByRole('main')
	await expect(main.getByText(by(deskCalendarWords.es.savedBy))).toBeVisible()
	for (const [path, text] of [
		['/admin/calendar/rates', deskRatesWords.es.savedBy],
		['/admin/reviews', deskReviewsWords.es.repliedBy],
		['/admin/site/history', siteWords.es.history.publishedBy],
	] as const) {
		await page.goto(path)
		await expect(main.getByText(by(text))).toBeVisible()
	}
})

test('today shows an owner who was given access, and leads to the people', async ({ page }) => {
	const { headers } = await signIn(page)
	await invite(page.request, headers, { name: 'Matilde', role: 'owner' })
	const words = givenAccessWords.es
	await page.goto('/admin/today')
	await hydrated(page)
	const main = page.getByRole('main')
	const names = { name: 'Matilde', by: 'admin' }
	await expect(main.getByText(fill(words.happened.joined, names))).toBeVisible()
	await expect(main.getByText(fill(words.happened.invited, names))).toBeVisible()
	await expectFitsPhones(page, schemeFor('es'))
	await main.getByRole('link', { name: words.toPeople }).click()
	await expect(
		main.getByRole('heading', { name: peopleWords.es.title, exact: true }),
	).toBeInViewport()
})
