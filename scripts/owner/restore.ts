import { resolve } from 'node:path'
import { BackupError } from '#db/backup/check-database.ts'
import { type RestoredPerson, restoreSite, type TableRows } from '#db/backup/restore-site.ts'
import { removeLeftovers } from '#db/backup/working-folder.ts'
import { commandsLocale } from '#domain/locale.ts'
import { signInName } from '#domain/owner/sign-in.ts'
import { foldName } from '#domain/owner/sign-in-name.ts'
import { formatTime } from '#domain/time/dates.ts'
import { type Config, readConfig } from '#server/config.ts'
import { runCommand } from '#server/run-command.ts'

const usage =
	'Name the file to put back: npm run restore -- FILE. From another machine: npm run restore -- off-site'

async function main([file, name]: string[]) {
	const config = readConfig()
	process.stdout.write(await removeLeftovers(config.dataDir, file))
	if (!file) throw new BackupError(usage)
	if (file.endsWith('.dump'))
		throw new BackupError('That is a dump of PostgreSQL: use pg_restore (docs/deploy.md).')
	if (file !== 'off-site') return await restore(config, resolve(file), resolve(file))
	const { fetchOffSiteCopy } = await import('./fetch-off-site.ts')
	const copy = await fetchOffSiteCopy(config, name)
	try {
		await restore(config, copy.file, copy.name)
	} finally {
		await copy.remove()
	}
}

async function restore(config: Config, file: string, name: string) {
	const { dataDir, databaseUrl: url, admin, offSite } = config
	const { replaced, hasLostCodes, rows, newestAt, people, twoFactor } = await restoreSite(
		{ dataDir, url },
		file,
	)
	process.stdout.write(`Put back ${name}:\n`)
	// A backup from before accounts holds the password of one owner, who becomes the first account.
	const counts: TableRows = people ? rows : { ...rows, people: 1 }
	for (const [table, label] of Object.entries(counted))
		process.stdout.write(`${String(counts[table] ?? 0).padStart(9)}  ${label}\n`)
	if (newestAt !== undefined)
		process.stdout.write(
			`The newest request, review, stay or publication in it is from ${formatTime(newestAt, commandsLocale)}. If there were later ones, this is an old copy: choose another.\n`,
		)
	process.stdout.write('All sessions are signed out.\n')
	if (!people)
		process.stdout.write(
			'It is from before there were accounts: the owner signs in with the one password of that time.\n',
		)
	const namesake = people?.names.find((other) => foldName(other) === foldName(admin.name))
	// The first owner is stored without a name, which the configuration sets.
	const isFirstOwner = ({ name }: RestoredPerson) => name === ''
	if (!people || people.canSignIn.some(isFirstOwner))
		process.stdout.write(describeFirstSignIn(admin.name, namesake))
	const firstName = namesake ? signInName : admin.name
	const named = (them: RestoredPerson[]) =>
		them.map(({ name, role }) => `${name || firstName} (${role})`).join(', ')
	// The first owner alone is named above.
	if (people?.canSignIn.some((person) => !isFirstOwner(person)))
		process.stdout.write(
			`Who could sign in when it was made can again: ${named(people.canSignIn)}. Switch off at /admin, Settings, who should not.\n`,
		)
	if (people && people.invited.length > 0)
		process.stdout.write(
			`Invitations have ended. Without a password are ${named(people.invited)}: invite again who should come.\n`,
		)
	const asked = people
		? people.canSignIn.filter(({ id }) => twoFactor.includes(id)).map(({ name }) => name)
		: twoFactor.map(() => '')
	process.stdout.write(describeTwoFactor(asked.map((name) => name || firstName)))
	if (hasLostCodes)
		process.stdout.write(
			'The recovery codes in it no longer count, since some may have been used: make new ones at /admin.\n',
		)
	if (replaced) process.stdout.write(`The database that was there is kept as ${replaced}.\n`)
	if (offSite)
		process.stdout.write(
			'From its start on, this site sends its copies to the store that BACKUP_… names. If this is a rehearsal, take the BACKUP_ lines out of .env before you start it: its copies would be mixed with those of the real site.\n',
		)
}

function describeFirstSignIn(name: string, namesake: string | undefined): string {
	// The site does not start with the name of another account.
	if (namesake)
		return `The first owner signs in as ${signInName}. ADMIN_NAME in .env is ${name}, but in this backup that is the account of ${namesake}: set the name of the old machine, or take the line out, before you start the site.\n`
	return foldName(name) === signInName
		? `The first owner signs in as ${signInName}: ADMIN_NAME in .env sets another name, as on the old machine.\n`
		: `The first owner signs in as ${signInName} or as ${name} (ADMIN_NAME).\n`
}

/** What was switched on or off since the backup was made is as it was then. */
function describeTwoFactor(names: string[]): string {
	return names.length > 0
		? `Two-factor is on for ${names.join(', ')}, as when it was made: their phones of that time are asked for a code, a minute from now at the earliest. Without that phone: npm run admin:two-factor -- --off NAME. Who is not named and switched it on since must do so again at /admin, Settings.\n`
		: 'Two-factor is off for everybody, as when it was made: the password alone signs in. Who switched it on since must do so again at /admin, Settings.\n'
}

/** The tables that say whether it is the right backup. */
const counted = {
	enquiries: 'booking requests and contact messages',
	reviews: 'reviews',
	takes: 'confirmed, held, blocked and phoned stays',
	content_versions: 'publications of texts and facts',
	picture_files: 'files of photographs and drawings',
	people: 'accounts at the desk, also those switched off',
}

await runCommand(() => main(process.argv.slice(2)), 'Nothing was restored.')
