import { spawnSync } from 'node:child_process'

/** Writes a self-signed certificate for localhost, valid for two days. */
export function makeCertificate(key: string, certificate: string) {
	const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1']
	const command = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2']
	const { status, stderr } = spawnSync(
		'openssl',
		[...command, ...names, '-keyout', key, '-out', certificate],
		{ encoding: 'utf8' },
	)
	if (status !== 0) throw new Error(`openssl made no certificate: ${stderr}`)
}
