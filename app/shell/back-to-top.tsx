import { useEffect, useState } from 'react'
import { Icon } from '#app/components/icon/icon.tsx'
import styles from './back-to-top.module.css'

const thresholdPixels = 100

/** A link, so that it works without scripts too; with them it appears after the specified 100 px. */
export function BackToTop({ label }: { label: string }) {
	const [isVisible, setVisible] = useState(false)

	useEffect(() => {
		const update = () => setVisible(window.scrollY > thresholdPixels)
		update()
		window.addEventListener('scroll', update, { passive: true })
		return () => window.removeEventListener('scroll', update)
	}, [])

	return (
		<a href="#top" className={styles.link} data-visible={isVisible} aria-label={label}>
			<Icon name="up" />
		</a>
	)
}
