import { useEffect, useState } from 'react'
import { Button } from '#app/components/button/button.tsx'
import { askedAddress } from './asked-address.ts'

const everyMs = 5_000

/**
 * On the offline page: leads to the requested address, automatically when the signal is back. The browser may say so before
 * this listens, or too early, or not at all when only the site was out of reach, so the site is asked at intervals too.
 */
export function RetryLink({ label }: { label: string }) {
	const [address, setAddress] = useState<string>()

	useEffect(() => {
		const asked = askedAddress(location.search, location.origin)
		if (!asked) return
		setAddress(asked)
		const goThere = () => location.replace(asked)
		let isAsking = false
		const ask = async () => {
			if (isAsking) return
			isAsking = true
			const response = await fetch(asked, { method: 'HEAD' }).catch(() => undefined)
			// Going there a second time would begin again on a slow line.
			if (response && response.status < 500) goThere()
			else isAsking = false
		}
		const timer = setInterval(ask, everyMs)
		addEventListener('online', goThere)
		return () => {
			clearInterval(timer)
			removeEventListener('online', goThere)
		}
	}, [])

	if (!address) return null
	return (
		<p>
			<Button onClick={() => location.assign(address)}>{label}</Button>
		</p>
	)
}
