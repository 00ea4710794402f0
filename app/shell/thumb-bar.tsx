import { useIsOwner } from '#app/api/owner-token.ts'
import { ActionLink } from '#app/components/action-link/action-link.tsx'
import { Icon } from '#app/components/icon/icon.tsx'
import { usePagePath } from '#app/site/locale.tsx'
import type { Chrome } from '#content/chrome.ts'
import styles from './thumb-bar.module.css'

/** Book and WhatsApp at the foot of a phone's screen, except on pages with a form. The owner has their own bar there. */
export function ThumbBar({ chrome, whatsapp }: { chrome: Chrome; whatsapp: string }) {
	const path = usePagePath()
	const isOwner = useIsOwner()
	if (isOwner || ['/booking', '/contact-us'].includes(path)) return null
	return (
		<aside className={styles.bar} aria-label={chrome.quickActions}>
			<ActionLink to="/booking">{chrome.book}</ActionLink>
			<ActionLink to={whatsapp} variant="quiet">
				<Icon name="whatsapp" />
				{chrome.whatsapp}
			</ActionLink>
		</aside>
	)
}
