import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Database, Query, Transaction } from '#db/connect.ts'
import { inWriteTransaction } from '#db/site-version.ts'
import { AppError, invalidField } from '#domain/errors.ts'
import type {
	AccessKind,
	GivenAccess,
	NewPerson,
	PersonChange,
	PersonResponse,
} from '#domain/owner/people.ts'
import { covers, firstOwnerId } from '#domain/owner/roles.ts'
import { signInName } from '#domain/owner/sign-in.ts'
import { foldName } from '#domain/owner/sign-in-name.ts'
import { type Clock, dayMs, isoTime, isoTimeOrNull } from '#domain/time/dates.ts'
import { findCredential, replacePasswordHash } from '#server/owner/credentials/owner-credentials.ts'
import { isEasyPassword } from '#server/owner/credentials/password-strength.ts'
import type { Passwords } from '#server/owner/credentials/passwords.ts'
import { deleteTwoFactor } from '#server/owner/credentials/two-factor-repository.ts'
import type { SessionService } from '#server/owner/session/session-service.ts'
import { deleteSessionsOf, findSession } from '#server/owner/session/sessions-repository.ts'
import * as repository from './people-repository.ts'

const invitationMs = 3 * dayMs
const tokenBytes = 24
const mostPeople = 50

type Deps = {
	database: Database
	passwords: Passwords
	session: Pick<SessionService, 'start'>
	/** The first owner's, which the configuration sets. */
	ownerName: string
	publicUrl: string
	/** Adds the letter to the outbox, within the transaction. */
	notifyOwner: (transaction: Transaction, given: GivenAccess) => Promise<void>
	onNotified: () => void
	now: Clock
}

export type PeopleService = ReturnType<typeof createPeopleService>

/** The people who may sign in, and their roles. Callers have checked that an owner asks. */
export function createPeopleService(deps: Deps) {
	const { database, passwords, session, ownerName, publicUrl, now } = deps
	const { query } = database

	/** Changes of people come one after the other, so that two owners cannot demote each other at once. */
	function inTurn<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
		// The sign-in screen, a cached page, asks for a name while others than the first owner can sign in.
		return inWriteTransaction(database, async (transaction) => {
			await repository.holdPeople(transaction)
			const result = await work(transaction)
			// Rolls the rest back.
			if ((await repository.countWithAccess(transaction, now())) > mostPeople)
				throw invalidField('name', 'peopleFull')
			return result
		}).finally(deps.onNotified)
	}

	const findGiven = async (from: Query, since: number): Promise<GivenAccess[]> => {
		const rows = await repository.findGivenAccess(from, since)
		return rows.map(({ id, kind, name, role, given_by, giver_name, at }) => ({
			id,
			kind,
			name: name || ownerName,
			role,
			by: given_by && (giver_name || ownerName),
			at: isoTime(at),
		}))
	}

	/** Every owner sees it for a day, and it is mailed: a session that was stolen must not give access unnoticed. */
	async function tell(
		transaction: Transaction,
		kind: AccessKind,
		personId: string,
		by: string | null,
	) {
		const person = await repository.findPerson(transaction, personId)
		if (!person) return
		const id = randomUUID()
		const row = { id, at: now(), kind, person_id: personId, role: person.role, given_by: by }
		await repository.storeGivenAccess(transaction, row)
		const [given] = (await findGiven(transaction, 0)).filter((it) => it.id === id)
		if (given) await deps.notifyOwner(transaction, given)
	}

	/** A call of an owner, which may have waited: they must be one still, and the session must not have been ended. */
	function inTurnAsOwner<Result>(
		token: string,
		work: (transaction: Transaction, ownerId: string) => Promise<Result>,
	): Promise<Result> {
		return inTurn(async (transaction) => {
			const owner = await findSession(transaction, token)
			if (!owner) throw new AppError('unauthenticated')
			if (owner.role !== 'owner') throw new AppError('not-allowed')
			return await work(transaction, owner.id)
		})
	}

	/** The id for an invitation: a new person, or one who was invited and has not come yet. */
	async function invited(transaction: Query, { name, role }: NewPerson): Promise<string> {
		const known = await repository.findIdByName(transaction, name)
		const reserved = [ownerName, signInName].map(foldName)
		const before = known && (await repository.findPerson(transaction, known))
		// Other accents are another person: Maria must not take over the invitation of María.
		const isTaken =
			before &&
			(before.name.toLowerCase() !== name.toLowerCase() ||
				(await findCredential(transaction, before.id)) !== undefined)
		if (isTaken || reserved.includes(foldName(name))) throw invalidField('name', 'nameTaken')
		if (known) {
			await repository.updatePerson(transaction, known, { role, is_on: 1 })
			return known
		}
		const id = randomUUID()
		const person = { id, name, role, is_on: 1, created_at: now(), last_seen_at: null } as const
		await repository.insertPerson(transaction, person)
		return id
	}

	/** The link is shown this once; only its hash is kept. */
	async function newLink(transaction: Query, personId: string, makerId: string): Promise<string> {
		const token = randomBytes(tokenBytes).toString('base64url')
		const expires_at = now() + invitationMs
		await repository.storeInvitation(transaction, {
			token_hash: hashOf(token),
			person_id: personId,
			expires_at,
			made_by: makerId,
		})
		return `${publicUrl}/admin/invitation/${token}`
	}

	return {
		async list(): Promise<PersonResponse[]> {
			const rows = await repository.findPeople(query)
			return rows.map((row) => ({
				id: row.id,
				name: row.name || ownerName,
				role: row.role,
				isOn: row.is_on === 1,
				hasPassword: row.password_hash !== null,
				lastSeenAt: isoTimeOrNull(row.last_seen_at),
				invitedUntil: isoTimeOrNull(row.expires_at),
			}))
		},

		async invite(person: NewPerson, token: string): Promise<{ id: string; link: string }> {
			return await inTurnAsOwner(token, async (transaction, makerId) => {
				const id = await invited(transaction, person)
				await tell(transaction, 'invited', id, makerId)
				return { id, link: await newLink(transaction, id, makerId) }
			})
		},

		/**
		 * For somebody who forgot their password or lost the phone of their second factor. The first owner's password is set on
		 * the server itself (`npm run admin:password`).
		 */
		async inviteAgain(id: string, token: string): Promise<{ id: string; link: string }> {
			if (id === firstOwnerId) throw new AppError('not-allowed')
			return await inTurnAsOwner(token, async (transaction, makerId) => {
				const person = await repository.findPerson(transaction, id)
				if (!person) throw new AppError('not-found')
				if (person.is_on === 0) throw new AppError('wrong-state')
				await tell(transaction, 'new-link', id, makerId)
				return { id, link: await newLink(transaction, id, makerId) }
			})
		},

		/** The name of the invited person; undefined if the link does not count. */
		async nameOnInvitation(token: string): Promise<string | undefined> {
			const id = await repository.findInvited(query, hashOf(token), now())
			return id && (await repository.findPerson(query, id))?.name
		},

		/** The invited person chooses a password. Returns the token of a session. */
		async accept(token: string, password: string): Promise<string> {
			const hash = hashOf(token)
			const name = await this.nameOnInvitation(token)
			if (name === undefined) throw new AppError('not-found')
			if (await isEasyPassword(password, name)) throw invalidField('password', 'passwordEasy')
			const passwordHash = await passwords.hash(password)
			return await inTurn(async (transaction) => {
				const personId = await repository.findInvited(transaction, hash, now())
				const spent = personId && (await repository.spendInvitation(transaction, hash))
				if (!personId || !spent) throw new AppError('not-found')
				const time = now()
				await tell(transaction, 'joined', personId, spent.made_by)
				await replacePasswordHash(transaction, { personId, hash: passwordHash, now: time })
				await deleteTwoFactor(transaction, personId)
				return await session.start(personId, transaction)
			})
		},

		/**
		 * An open link gives the current role. Others may have seen it, so it ends when the person gets more rights than when it
		 * was made, and when they are switched off. The links that they made end when they are no longer an owner.
		 */
		async change(id: string, { role, isOn }: PersonChange, token: string): Promise<void> {
			await inTurnAsOwner(token, async (transaction, ownerId) => {
				const before = await repository.findPerson(transaction, id)
				if (!before) throw new AppError('not-found')
				const isOff = isOn === false
				const hasMore = role !== undefined && !covers(before.role, role)
				if (isOff || hasMore) await repository.deleteInvitationOf(transaction, id)
				if (isOff || (role && role !== 'owner'))
					await repository.deleteInvitationsMadeBy(transaction, id)
				if (isOff) await deleteSessionsOf(transaction, id)
				await repository.updatePerson(transaction, id, {
					...(role && { role }),
					...(isOn !== undefined && { is_on: isOn ? 1 : 0 }),
				})
				if (isOn && before.is_on === 0) await tell(transaction, 'switched-on', id, ownerId)
				else if (hasMore && !isOff) await tell(transaction, 'new-role', id, ownerId)
				// Rolls the rest back.
				if ((await repository.countActiveOwners(transaction)) === 0)
					throw new AppError('last-owner')
			})
		},

		/** Whether signing in needs a name: without one, it is the first owner who signs in. */
		async asksName(): Promise<boolean> {
			const people = await repository.findPeople(query)
			return people.some(
				({ id, is_on, password_hash }) =>
					id !== firstOwnerId && is_on === 1 && password_hash !== null,
			)
		},

		/** Whether entries may be of several people, also of those who are switched off since. */
		async hasSeveral(): Promise<boolean> {
			const people = await repository.findPeople(query)
			return people.filter(({ password_hash }) => password_hash !== null).length > 1
		},

		async signOut(id: string, token: string): Promise<void> {
			await inTurnAsOwner(token, async (transaction) => {
				if (!(await repository.findPerson(transaction, id))) throw new AppError('not-found')
				await repository.deleteInvitationsAround(transaction, id)
				await deleteSessionsOf(transaction, id)
			})
		},

		/** Lists the people who were given access within a day. */
		givenAccess: () => findGiven(query, now() - dayMs),

		async forgetOld() {
			await repository.deleteExpiredInvitations(query, now())
			await repository.forgetGivenAccess(query, now() - dayMs)
		},
	}
}

function hashOf(token: string): string {
	return createHash('sha256').update(token).digest('hex')
}
