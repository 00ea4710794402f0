import { fetchAsOwner } from '#app/api/call-as-owner.ts'
import { loadAsOwner } from '#app/desk/load.ts'
import { OpeningSection } from '#app/desk/loaded-part.tsx'
import { loadForOwners, loadPerson } from '#app/desk/person.ts'
import { ChangePassword } from '#app/owner/account/change-password.tsx'
import { OpenSessions } from '#app/owner/account/open-sessions.tsx'
import { Backups } from '#app/owner/backups/backups.tsx'
import { People } from '#app/owner/people/people.tsx'
import { signInAction } from '#app/owner/sign-in/posted-sign-in.ts'
import { TwoFactorSettings } from '#app/owner/two-factor/two-factor.tsx'
import type { PersonResponse } from '#domain/owner/people.ts'
import type { BackupList, OpenSession, TwoFactorState } from '#domain/owner/responses.ts'
import type { Route } from './+types/settings.ts'
import styles from './settings.module.css'

export const action = signInAction
export const HydrateFallback = OpeningSection

export async function clientLoader() {
	const [twoFactor, password, sessions, people, backups] = await Promise.all([
		loadAsOwner<TwoFactorState>('/api/two-factor'),
		loadAsOwner<{ isFixed: boolean }>('/api/auth/password'),
		loadAsOwner<{ sessions: OpenSession[] }>('/api/auth/sessions'),
		loadForOwners('/api/people', fetchPeople),
		loadForOwners<BackupList>('/api/backups'),
	])
	return { twoFactor, password, sessions, people, backups }
}

/** Fetches the accounts, and which of them is signed in here. */
async function fetchPeople() {
	const [{ people }, me] = await Promise.all([
		fetchAsOwner<{ people: PersonResponse[] }>('/api/people'),
		loadPerson(),
	])
	return { people, myId: me.data?.id }
}

export default function SettingsPage({ loaderData }: Route.ComponentProps) {
	const { twoFactor, password, sessions, people, backups } = loaderData
	return (
		<div className={`grid ${styles.settings}`}>
			<div className="stack">
				<section className={`card ${styles.card}`}>
					<TwoFactorSettings loaded={twoFactor} />
				</section>
				<section className={`card ${styles.card}`}>
					<ChangePassword isFixed={password.data?.isFixed ?? false} />
				</section>
			</div>
			<div className="stack">
				<section className={`card ${styles.card}`}>
					<OpenSessions loaded={sessions} />
				</section>
				<section className={`card ${styles.card}`}>
					<People loaded={people} />
				</section>
				<section className={`card ${styles.card}`}>
					<Backups loaded={backups} />
				</section>
			</div>
		</div>
	)
}
