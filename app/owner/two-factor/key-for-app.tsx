import type { TwoFactorWords } from '#content/owner/two-factor-words.ts'
import styles from './two-factor.module.css'
import type { EnrolmentKey } from './two-factor-calls.ts'

type Props = { words: TwoFactorWords; enrolment: EnrolmentKey }

/** The key for the authenticator app: to scan, to open on this phone, or to type. */
export function KeyForApp({ words, enrolment: { secret, uri, qr } }: Props) {
	return (
		<>
			<p>{words.scanText}</p>
			<img
				className={styles.qr}
				src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
				alt={words.qrAlt}
				width={240}
				height={240}
			/>
			<p>
				<a href={uri}>{words.openApp}</a>
			</p>
			<p>
				{words.secret} <code className={styles.secret}>{secret.replace(/.{4}(?=.)/g, '$& ')}</code>
			</p>
			<p>{words.confirmText}</p>
		</>
	)
}
