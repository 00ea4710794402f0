import { facts } from '#content/facts.ts'

const goodForMs = 360 * 24 * 60 * 60 * 1000

/**
 * RFC 9116: where to report a weakness. It ends within a year of the start, so that an abandoned copy of the site
 * does not promise answers; a site that is kept up is started more often than that.
 */
export function securityTxt(publicUrl: string, now: number): string {
	const expires = new Date(now + goodForMs).toISOString().replace(/\.\d+/, '')
	return `Contact: mailto:${facts.email}
Expires: ${expires}
Preferred-Languages: es, en
Canonical: ${publicUrl}/.well-known/security.txt
`
}
