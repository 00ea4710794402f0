import { useReducer } from 'react'
import { ChangePassword } from '#app/owner/account/change-password.tsx'
import { OpenSessions } from '#app/owner/account/open-sessions.tsx'
import { Backups } from '#app/owner/backups/backups.tsx'
import { People } from '#app/owner/people/people.tsx'
import { signInAction } from '#app/owner/sign-in/posted-sign-in.ts'
import { TwoFactorSettings } from '#app/owner/two-factor/two-factor.tsx'
import { servicesContext } from '#app/services.ts'
import { accountWords } from '#content/owner/account-words.ts'
import { backupWords } from '#content/owner/backup-words.ts'
import { handOverWords } from '#content/owner/hand-over-words.ts'
import { peopleWords } from '#content/owner/people-words.ts'
import { twoFactorWords } from '#content/owner/two-factor-words.ts'
import { factsInWords } from '#domain/facts.ts'
import { splitLocale } from '#domain/locale.ts'
import { fill } from '#domain/text/fill.ts'
import type { Route } from './+types/settings.ts'
import styles from './settings.module.css'

export const action = signInAction

export function loader({ url, context }: Route.LoaderArgs) {
	const { locale } = splitLocale(url.pathname)
	const { facts } = context.get(servicesContext).content
	return {
		twoFactor: twoFactorWords[locale],
		account: accountWords[locale],
		backups: backupWords[locale],
		handOver: fill(handOverWords[locale], factsInWords(facts, locale)),
		people: peopleWords[locale],
	}
}

/** Changing the second factor or the password ends sessions, so their list is loaded again. */
export default function SettingsPage({ loaderData }: Route.ComponentProps) {
	const { twoFactor, account, backups, handOver, people } = loaderData
	const [changes, countChange] = useReducer((count: number) => count + 1, 0)
	return (
		<div className={styles.settings}>
			<div>
				<section className={styles.card}>
					<TwoFactorSettings words={twoFactor} onSwitched={countChange} />
				</section>
				<section className={styles.card}>
					<ChangePassword words={account.password} onChanged={countChange} />
				</section>
			</div>
			<div>
				<section className={styles.card}>
					<OpenSessions key={changes} words={account.sessions} />
				</section>
				<section className={styles.card}>
					<People words={people} />
				</section>
				<section className={styles.card}>
					<Backups words={backups} handOver={handOver} />
				</section>
			</div>
		</div>
	)
}
