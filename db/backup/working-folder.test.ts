import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ownDataDir } from '#db/sqlite/data-dir-lock.ts'
import { newDataDir } from '#tests/helpers/database/database.ts'
import { makeWorkingFolder, removeLeftovers } from './working-folder.ts'

async function leaveBehind(dataDir: string) {
	for (const name of ['fetching-Xy12ab', 'restoring-Xy12ab']) {
		await mkdir(join(dataDir, name))
		await writeFile(join(dataDir, name, 'fetched.sqlite'), "guests' data")
	}
	for (const name of ['site.sqlite.restoring', 'site.sqlite.restoring-journal'])
		await writeFile(join(dataDir, name), "guests' data")
}

async function namesIn(dataDir: string) {
	const names = await readdir(dataDir)
	return names.filter((name) => !name.startsWith('in-use.lock')).toSorted()
}

test('leftovers of interrupted restores are removed, and nothing else', async () => {
	const dataDir = await newDataDir()
	const files = ['backups', 'site.sqlite', 'site.sqlite.before-restore-2026']
	const owners = ['restoring-notes.txt', 'site.sqlite.restoring-notes.txt']
	for (const name of [...files, ...owners]) await writeFile(join(dataDir, name), '')
	await mkdir(join(dataDir, 'restoring-notes'))
	const others = [...files, ...owners, 'restoring-notes'].toSorted()
	await leaveBehind(dataDir)
	expect(await removeLeftovers(dataDir)).toBe('')
	expect(await namesIn(dataDir)).toEqual(others)
	expect(await removeLeftovers(join(dataDir, 'absent'))).toBe('')
})

test.each([
	['fetching-Xy12ab/fetched.sqlite', ['fetching-Xy12ab']],
	['restoring-Xy12ab', ['restoring-Xy12ab']],
	['site.sqlite.restoring', ['site.sqlite.restoring', 'site.sqlite.restoring-journal']],
])('%s stays when it is the file to put back', async (wanted, staying) => {
	const dataDir = await newDataDir()
	const link = join(await newDataDir(), 'link')
	await symlink(dataDir, link)
	await leaveBehind(dataDir)
	await removeLeftovers(dataDir, join(link, wanted))
	expect(await namesIn(dataDir)).toEqual(staying)
})

test('a leftover that cannot be removed is named', async () => {
	const dataDir = await newDataDir()
	const stuck = join(dataDir, 'fetching-Xy12ab')
	await writeFile(stuck, 'a file, in which no lock can be made')
	expect(await removeLeftovers(dataDir)).toContain(stuck)
})

test('files of a restore that is running stay', async () => {
	const dataDir = await newDataDir()
	const folder = await makeWorkingFolder(dataDir, 'fetching-')
	await leaveBehind(dataDir)
	const lock = ownDataDir(dataDir)
	onTestFinished(() => lock.release())
	const running = ['site.sqlite.restoring', 'site.sqlite.restoring-journal']
	await removeLeftovers(dataDir)
	expect(await namesIn(dataDir)).toEqual([basename(folder.path), ...running])
	await folder.remove()
	lock.release()
	await removeLeftovers(dataDir)
	expect(await namesIn(dataDir)).toEqual([])
})
