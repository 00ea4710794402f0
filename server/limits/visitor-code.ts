import { createHmac } from 'node:crypto'
import { isIPv6, SocketAddress } from 'node:net'
import type { SiteSecret } from '#server/secrets/site-secret.ts'

/** A short code that only this site can make of the text. */
export async function keyedCode(secret: SiteSecret, text: string) {
	const key = await secret.keyFor('visitor-code')
	return createHmac('sha256', key).update(text).digest('base64url').slice(0, 22)
}

/** An IPv4 address, or the first 64 bits of an IPv6 one: its user chooses the rest freely. */
export function networkOf(address: string): string {
	const [bare = ''] = address.split('%')
	if (!isIPv6(bare)) return bare
	const normal = new SocketAddress({ address: bare, family: 'ipv6' }).address
	const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(normal)
	if (mapped?.[1]) return mapped[1]
	const [head = '', tail = ''] = normal.split('::')
	const before = head.split(':').filter(Boolean)
	const after = tail.split(':').filter(Boolean)
	const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
	return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`
}
