import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { Encrypter } from 'age-encryption'
import { expect, test } from 'vitest'
import { newDataDir } from '#tests/helpers/database/database.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { openFile, sealFile } from './encryption.ts'

const composed = 'la niña bebió café en Bogotá'.normalize('NFC')
const decomposed = composed.normalize('NFD')

test('a passphrase opens a copy however its accents are composed', sweep, async () => {
	const folder = await newDataDir()
	const [plain, sealed, opened] = ['plain', 'sealed', 'opened'].map((name) => join(folder, name))
	const files = { plain: String(plain), sealed: String(sealed), opened: String(opened) }
	await writeFile(files.plain, 'the site')
	const opens = async (passphrase: string) => {
		await openFile(files.sealed, files.opened, { passphrase })
		return await readFile(files.opened, 'utf8')
	}
	await sealFile(files.plain, files.sealed, { kind: 'passphrase', passphrase: decomposed })
	expect(await opens(composed)).toBe('the site')
	expect(await opens(decomposed)).toBe('the site')
	await expect(opens('la niña bebió leche en Bogotá')).rejects.toMatchObject({
		reason: 'unreadable',
	})

	// Earlier versions sealed with the passphrase as it was written.
	const encrypter = new Encrypter()
	encrypter.setScryptWorkFactor(10)
	encrypter.setPassphrase(decomposed)
	await writeFile(files.sealed, await encrypter.encrypt(gzipSync('an earlier site')))
	expect(await opens(composed)).toBe('an earlier site')
	expect(await opens(decomposed)).toBe('an earlier site')
})
