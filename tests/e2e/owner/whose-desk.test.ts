import { sweep } from '#tests/helpers/steps.ts'
import { expectFitsPhones } from '../accessibility.ts'
import { expect } from '../fixtures.ts'
import { invite, signInByCall } from '../sign-in.ts'
import { schemeFor } from '../views.ts'
import { testWithOwnerAlone } from './people-steps.ts'

const test = testWithOwnerAlone()

test(
	'everybody sees at the desk as whom they are signed in, however long the name',
	sweep,
	async ({ page, request }) => {
		const name = 'María de los Ángeles Fernanda Castañeda Montealegre y Ospina'.slice(0, 60)
		const { headers } = await signInByCall(request)
		const { token } = await invite(request, headers, { name, role: 'restaurant' })
		await page.addInitScript((it) => localStorage.setItem('token', it), token)
		await page.goto('/admin/tables')
		const side = page.getByRole('banner')
		await expect(side.getByText(name)).toBeVisible()
		await expectFitsPhones(page, schemeFor('es'))
	},
)
