import { existsSync } from 'node:fs'
import { identityToRecipient } from 'age-encryption'
import { offSiteWords } from '#content/owner/off-site-words.ts'
import { BackupError } from '#db/backup/check-database.ts'
import { refuseUsedPostgres } from '#db/backup/move-to-postgres.ts'
import { takeOver } from '#db/backup/restore.ts'
import { makeWorkingFolder } from '#db/backup/working-folder.ts'
import { sqliteFile } from '#db/sqlite/sqlite.ts'
import { commandsLocale } from '#domain/locale.ts'
import { fill } from '#domain/text/fill.ts'
import { dayMs, formatTime } from '#domain/time/dates.ts'
import { type Config, ConfigError } from '#server/config.ts'
import { isNewestClear, sendersOf, timeOfCopy } from '#server/owner/backups/off-site/copy-names.ts'
import { fetchCopy } from '#server/owner/backups/off-site/jobs/check-copy.ts'
import { openStore } from '#server/owner/backups/off-site/open-store.ts'
import { checkClock, OffSiteError, type StoredFile } from '#server/owner/backups/off-site/store.ts'
import { ask } from './ask.ts'

type FetchedCopy = { name: string; file: string; remove: () => Promise<void> }

/** Lists the copies on the other machine, asks which, and fetches and decrypts it into the data folder. */
export async function fetchOffSiteCopy(
	{ offSite, dataDir, databaseUrl }: Config,
	wanted: string | undefined,
): Promise<FetchedCopy> {
	if (!offSite)
		throw new ConfigError(
			'No store is set: fill in BACKUP_S3_… or BACKUP_WEBDAV_URL, and BACKUP_PASSPHRASE or BACKUP_RECIPIENT, as they were on the old machine.',
		)
	const { store, key } = offSite
	const folder = await makeWorkingFolder(dataDir, 'fetching-')
	try {
		// Otherwise it is refused after minutes of fetching.
		if (databaseUrl) await refuseUsedPostgres(databaseUrl)
		else if (existsSync(sqliteFile(dataDir))) takeOver(dataDir).release()
		const { files, clock } = await openStore(store).list()
		const copy = await choose(newestFirst(files), wanted, clock)
		const opening = 'passphrase' in key ? key : { identities: [await askForKey()] }
		process.stdout.write(`Fetching ${copy.name} …\n`)
		const file = await fetchCopy({ store, key: opening, copy }, folder.path)
		return { name: copy.name, file, remove: folder.remove }
	} catch (error) {
		await folder.remove()
		if (!(error instanceof OffSiteError)) throw error
		const { reason, detail } = error
		throw new BackupError(
			`From the other machine: ${fill(offSiteWords[commandsLocale].reasons[reason], { detail })}`,
		)
	}
}

function newestFirst(files: StoredFile[]): StoredFile[] {
	const copies = files.filter(({ name }) => timeOfCopy(name) !== undefined)
	if (copies.length === 0) throw new BackupError('There are no copies in that store.')
	return copies.toSorted((one, other) => other.name.localeCompare(one.name))
}

/** Asks until the answer is a key: it is typed from paper, unseen, and fetching a copy only to refuse it takes minutes. */
async function askForKey(): Promise<string> {
	for (;;) {
		const typed = await ask('The secret key (AGE-SECRET-KEY-…): ', { isHidden: true })
		if (typed === undefined) throw new BackupError('No secret key was given.')
		const key = typed.replaceAll(/\s/g, '').toUpperCase()
		if (await isSecretKey(key)) return key
		process.stdout.write(
			'That is not a secret key of age: it begins with AGE-SECRET-KEY-1 and has 74 characters. A letter may be missing or wrong.\n',
		)
	}
}

/** The last letters of a key are a checksum over the others. */
async function isSecretKey(key: string): Promise<boolean> {
	return await identityToRecipient(key).then(
		() => true,
		() => false,
	)
}

/** Accepts a name, `latest`, or a number in the list. */
async function choose(
	copies: StoredFile[],
	wanted: string | undefined,
	clock: number | undefined,
): Promise<StoredFile> {
	for (const [index, { name, bytes }] of copies.entries()) {
		const time = formatTime(timeOfCopy(name) ?? 0, commandsLocale)
		const size = bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} KB` : `${(bytes / 1e6).toFixed(1)} MB`
		process.stdout.write(`${String(index + 1).padStart(4)}  ${name}  ${time}  ${size}\n`)
	}
	const answer = wanted ?? (await ask('Which one (number or name; Enter: the newest)? '))
	if (answer === undefined) throw new BackupError('No copy was chosen.')
	// A name from the future is not one of our newest: anybody who can write to the store can make one.
	const isPast = ({ name }: StoredFile) => (timeOfCopy(name) ?? 0) < Date.now() + dayMs
	if (answer === '' || answer === 'latest') {
		checkClock(clock, Date.now())
		const past = copies.filter(isPast)
		const names = past.map(({ name }) => name)
		if (!isNewestClear(names))
			throw new BackupError(
				`More than one installation has sent copies at the same time. One may be a rehearsal, so choose a copy by its number or name; the letters after the time in a name say which installation it is from:\n${listSenders(names)}`,
			)
		return past[0] ?? (copies[0] as StoredFile)
	}
	const chosen = copies.find(({ name }, index) => answer === name || answer === String(index + 1))
	if (!chosen) throw new BackupError(`There is no copy ${answer}.`)
	return chosen
}

function listSenders(names: string[]): string {
	const lines = sendersOf(names).map(({ installation, copies, first, last }) => {
		const [from, to] = [formatTime(first, commandsLocale), formatTime(last, commandsLocale)]
		return `  ${installation || 'none'.padEnd(6)}  copies: ${copies}, ${from} – ${to}`
	})
	return lines.join('\n')
}
