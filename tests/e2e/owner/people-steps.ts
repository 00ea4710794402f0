import { expect, type Page } from '@playwright/test'
import type { SiteProcess } from '#tests/helpers/site/site-process.ts'
import { withPassword } from '#tests/helpers/site/with-password.ts'
import { test as base, ownerPassword, ownSite, startOwnersSite } from '../fixtures.ts'

/** Called by each file: Playwright shares a site between files that have the same `test`, and these start with the owner alone. */
export function testWithOwnerAlone() {
	return base.extend({
		site: ownSite(() => startOwnersSite()),
		viewport: { width: 360, height: 740 },
	})
}

/** The calls that the server refuses, as they come. */
export function refusedCalls(page: Page): string[] {
	const refused: string[] = []
	page.on('response', (response) => {
		if (response.status() === 403) refused.push(new URL(response.url()).pathname)
	})
	return refused
}

/** Gives the owner's password in the dialog that asks for it again. */
export async function prove(page: Page, submit: string) {
	const dialog = page.getByRole('dialog')
	await dialog.locator('input[type=password]').fill(ownerPassword)
	await dialog.getByRole('button', { name: submit, exact: true }).click()
}

type Call = { method?: string; body: object; token?: string }

export async function call(
	site: SiteProcess,
	path: string,
	{ method = 'POST', body, token = '' }: Call,
) {
	const response = await fetch(site.url + path, {
		method,
		headers: { 'content-type': 'application/json', 'x-auth-token': token },
		body: JSON.stringify(withPassword(method, path, body, ownerPassword)),
	})
	expect(response.ok, `${path} ${response.status}`).toBe(true)
	return response
}

export async function post<Body>(site: SiteProcess, path: string, body: object, token = '') {
	return (await (await call(site, path, { body, token })).json()) as Body
}
