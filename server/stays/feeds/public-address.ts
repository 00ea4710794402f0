import { lookup as resolve } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'

/** IANA's special-purpose addresses: this machine, private networks, documentation, multicast. */
const special = new BlockList()
for (const [network, bits] of [
	['0.0.0.0', 8],
	['10.0.0.0', 8],
	['100.64.0.0', 10],
	['127.0.0.0', 8],
	['169.254.0.0', 16],
	['172.16.0.0', 12],
	['192.0.0.0', 24],
	['192.0.2.0', 24],
	['192.88.99.0', 24],
	['192.168.0.0', 16],
	['198.18.0.0', 15],
	['198.51.100.0', 24],
	['203.0.113.0', 24],
	['224.0.0.0', 3],
] as const)
	special.addSubnet(network, bits, 'ipv4')
// Teredo and its neighbours, documentation, 6to4: they lead to other addresses.
for (const [network, bits] of [
	['2001::', 23],
	['2001:db8::', 32],
	['2002::', 16],
] as const)
	special.addSubnet(network, bits, 'ipv6')

const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')

export function isPublicAddress(address: string): boolean {
	const family = isIP(address)
	if (family === 4) return !special.check(address, 'ipv4')
	return family === 6 && global6.check(address, 'ipv6') && !special.check(address, 'ipv6')
}

const localName = /(^|\.)(localhost|local|internal|lan|home|intranet)\.?$/i

/** `webcal:` is how sites let calendar programs open a link. It means https. */
export function withoutWebcal(address: string): string {
	return address.trim().replace(/^webcals?:/i, 'https:')
}

/** The address of a calendar, or undefined when it is not https or names a place that is not public. */
export async function readPublicUrl(text: string): Promise<URL | undefined> {
	const address = withoutWebcal(text)
	if (!URL.canParse(address)) return undefined
	const url = new URL(address)
	url.hash = ''
	const host = hostOf(url)
	if (url.protocol !== 'https:' || url.username || url.password || localName.test(host))
		return undefined
	if (isIP(host) !== 0) return isPublicAddress(host) ? url : undefined
	// Each reading checks the resolved address again.
	const addresses = await resolve(host, { all: true }).catch(() => [])
	return addresses.every(({ address }) => isPublicAddress(address)) ? url : undefined
}

export function hostOf({ hostname }: URL): string {
	return hostname.replace(/^\[|\]$/g, '')
}
