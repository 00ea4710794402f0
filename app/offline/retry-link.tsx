import { useEffect, useState } from 'react'
import { Button } from '#app/components/button/button.tsx'
import { splitLocale } from '#domain/locale.ts'
import { offlinePath } from './site-cache.ts'

const everyMs = 5_000

/**
 * On the offline page, which stands in for the page at this address: loads that again, automatically when the signal is
 * back. The browser may say so before this listens, or too early, or not at all when only the site was out of reach, so
 * the site is asked at intervals too.
 */
export function RetryLink({ label }: { label: string }) {
	const [isStandIn, setIsStandIn] = useState(false)

	useEffect(() => {
		if (splitLocale(location.pathname).path === offlinePath) return
		setIsStandIn(true)
		let isAsking = false
		const ask = async () => {
			if (isAsking) return
			isAsking = true
			const response = await fetch(location.href, { method: 'HEAD' }).catch(() => undefined)
			// Loading it a second time would begin again on a slow line.
			if (response && response.status < 500) reload()
			else isAsking = false
		}
		const timer = setInterval(ask, everyMs)
		addEventListener('online', ask)
		return () => {
			clearInterval(timer)
			removeEventListener('online', ask)
		}
	}, [])

	if (!isStandIn) return null
	return (
		<p>
			<Button onClick={reload}>{label}</Button>
		</p>
	)
}

function reload() {
	location.reload()
}
