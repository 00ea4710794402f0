import { ActionLink } from '#app/components/action-link/action-link.tsx'
import { Icon } from '#app/components/icon/icon.tsx'
import { useWhatsapp } from '#app/site/loaders/root-data.ts'
import { usePagePath } from '#app/site/page-context.tsx'
import type { Chrome } from '#content/chrome.ts'
import styles from './thumb-bar.module.css'

/** On these pages, "book" would lead away from the form, or from the request that is already made. */
const pagesWithForm = ['/booking', '/contact-us', '/request']

/**
 * On phones and tablets a bar at the foot of the screen: book, WhatsApp, back to top. On wide screens only the last, in
 * the margin beside the text, so that it never covers anything. The owner has their own bar there.
 */
export function ThumbBar({ chrome, whatsapp }: { chrome: Chrome; whatsapp: string }) {
	const path = usePagePath()
	const whatsappFromHere = useWhatsapp(whatsapp)
	const hasForm = pagesWithForm.some((page) => path === page || path.startsWith(`${page}/`))
	return (
		<aside
			className={hasForm ? `${styles.bar} ${styles.single}` : styles.bar}
			aria-label={chrome.quickActions}
		>
			{!hasForm && <ActionLink to="/booking">{chrome.book}</ActionLink>}
			<ActionLink to={whatsappFromHere} variant="quiet">
				<Icon name="whatsapp" />
				{chrome.whatsapp}
			</ActionLink>
			{/* Shown after the specified 100 px of scrolling (early-controls.ts), and always where scripts are off. */}
			<a href="#top" className={styles.top} aria-label={chrome.backToTop}>
				<Icon name="up" />
			</a>
		</aside>
	)
}
