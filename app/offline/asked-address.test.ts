import fc from 'fast-check'
import { expect, test } from 'vitest'
import { askedAddress } from './asked-address.ts'

const origin = 'https://palma.example'
const asked = (from: string) => askedAddress(`?${new URLSearchParams({ from })}`, origin)

test('the offline page leads back to the page that was asked for', () => {
	expect(asked('/en/games?before=1')).toBe(`${origin}/en/games?before=1`)
})

test('the offline page leads to no other site, whatever its address says', () => {
	expect(askedAddress('', origin)).toBeUndefined()
	for (const from of [
		'//evil.example/x',
		'/\\evil.example',
		'https://evil.example',
		'javascript:1',
	])
		expect(asked(from), from).toBeUndefined()
	const part = fc.constantFrom(
		'/',
		'.',
		'..',
		'\\',
		'%2f',
		'\t',
		'@',
		':',
		'evil.example',
		'?',
		'#',
	)
	fc.assert(
		fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
			const address = asked(`/${parts.join('')}`)
			// As the browser reads what it is given: relative to the page that is open.
			if (address !== undefined) expect(new URL(address, origin).origin).toBe(origin)
		}),
	)
	expect(new URL(asked('/.//evil.example/x') ?? '', origin).origin).toBe(origin)
})
