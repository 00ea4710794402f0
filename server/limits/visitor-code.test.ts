import { expect, test } from 'vitest'
import { networkOf } from './visitor-code.ts'

test('an IPv4 address is its own network, however it is written', () => {
	expect(networkOf('203.0.113.7')).toBe('203.0.113.7')
	expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7')
	expect(networkOf('::FFFF:cb00:7107')).toBe('203.0.113.7')
})

test('an IPv6 address is reduced to its first 64 bits', () => {
	const network = '2001:db8:0:7::/64'
	for (const address of [
		'2001:db8:0:7::1',
		'2001:db8::7:aaaa:bbbb:cccc:dddd',
		'2001:0DB8:0:0007::',
	])
		expect(networkOf(address)).toBe(network)
	expect(networkOf('2001:db8:0:8::1')).not.toBe(network)
	expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
	expect(networkOf('::1')).toBe('0:0:0:0::/64')
})
