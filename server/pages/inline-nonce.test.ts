import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy } from '#server/http/security-headers.ts'
import { takeNonce } from './inline-nonce.ts'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('the policy allows our inline scripts and styles, and no injected ones', () => {
	const nonce = 'a-nonce_of-this-render'
	const page = [
		`<style nonce="${nonce}" data-href="layers">@layer a;</style>`,
		'<style>body{display:none}</style>',
		'<p><script>steal()</script><script nonce="guessed">steal(2)</script></p>',
		`<script async="" nonce="${nonce}">ours()</script>`,
		`<script nonce="${nonce}">theirs("<script>")</script>`,
	].join('')
	const { html, ...inline } = takeNonce(page, nonce)
	expect(inline).toEqual({ scripts: ['ours()', 'theirs("<script>")'], styles: ['@layer a;'] })
	expect(html).not.toContain(nonce)
	expect(html).toContain('<script async="">ours()</script>')
	const policy = contentSecurityPolicy(inline, { publicUrl: 'http://localhost' })
	for (const text of [...inline.scripts, ...inline.styles]) expect(policy).toContain(hashOf(text))
	for (const text of ['steal()', 'steal(2)', 'body{display:none}'])
		expect(policy).not.toContain(hashOf(text))
	expect(policy).not.toMatch(/unsafe|nonce/)
})
