import type { Query } from '#db/connect.ts'
import { firstOwnerId, type Role } from '#domain/owner/roles.ts'
import { signInName } from '#domain/owner/sign-in.ts'
import { foldName } from '#domain/owner/sign-in-name.ts'
import { ConfigError } from '#server/config.ts'
import { findPeople } from '#server/owner/people/people-repository.ts'
import { ask } from './ask.ts'

export type Account = { id: string; name: string; role: Role; isOn: boolean; hasPassword: boolean }

/** `firstName`: the first owner's, which is not in the database. */
export async function readAccounts(query: Query, firstName: string): Promise<Account[]> {
	const people = await findPeople(query)
	return people.map(({ id, name, role, is_on, password_hash }) => ({
		id,
		name: name || firstName,
		role,
		isOn: is_on === 1,
		hasPassword: password_hash !== null,
	}))
}

/** Owners who can sign in, or the first owner if nobody can. */
export function currentOwners(accounts: Account[]): Account[] {
	const owners = accounts.filter(
		({ role, isOn, hasPassword }) => role === 'owner' && isOn && hasPassword,
	)
	return owners.length > 0 ? owners : accounts.filter(({ id }) => id === firstOwnerId)
}

/** The account that a command is for: the named one, or the only owner's. Asks if there are several owners. */
export async function chooseAccount(accounts: Account[], wanted: string): Promise<Account> {
	if (wanted) return findNamed(accounts, wanted)
	const owners = currentOwners(accounts)
	const [only] = owners
	if (only && owners.length === 1) return only
	process.stdout.write(`Several owners can sign in:\n${listed(owners)}`)
	const answer = await ask('Whose account is it (number or name)? ')
	if (!answer) throw new ConfigError('Nothing was changed: no account was chosen.')
	return owners[Number(answer) - 1] ?? findNamed(accounts, answer)
}

/** The refusal does not repeat the name: it may be a password, given to a question that was not expected. */
export function findNamed(accounts: Account[], wanted: string): Account {
	const isWanted = (name: string) => foldName(name) === foldName(wanted)
	const found =
		accounts.find(({ name }) => isWanted(name)) ??
		accounts.find(({ id }) => id === firstOwnerId && isWanted(signInName))
	if (found) return found
	throw new ConfigError(
		`Nothing was changed: there is no account of that name.\n${listed(accounts)}`,
	)
}

function listed(accounts: Account[]): string {
	const lines = accounts.map(({ name, role, isOn }, index) => {
		const state = isOn ? role : `${role}, switched off`
		return `${String(index + 1).padStart(4)}  ${name} (${state})\n`
	})
	return lines.join('')
}
