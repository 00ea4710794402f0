import { Icon } from '#app/components/icon/icon.tsx'
import { LocalLink } from '#app/site/local-link.tsx'
import styles from './logo.module.css'

const longestOnOneLine = 18

export function Logo({ name }: { name: string }) {
	const isLong = name.length > longestOnOneLine
	return (
		<LocalLink to="/" className={isLong ? `${styles.logo} ${styles.long}` : styles.logo}>
			<Icon name="palm" width={40} height={40} />
			<span>{name}</span>
		</LocalLink>
	)
}
