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
	/** The address of the page that this one stands in for. */
	const [address, setAddress] = useState<string>()

	useEffect(() => {
		if (splitLocale(location.pathname).path === offlinePath) return
		const { href } = location
		setAddress(href)
		let isAsking = false
		const ask = async () => {
			if (isAsking) return
			isAsking = true
			const response = await fetch(href, { method: 'HEAD' }).catch(() => undefined)
			// Loading it a second time would begin again on a slow line.
			if (response && response.status < 500) load(href)
			else isAsking = false
		}
		const timer = setInterval(ask, everyMs)
		addEventListener('online', ask)
		return () => {
			clearInterval(timer)
			removeEventListener('online', ask)
		}
	}, [])

	if (address === undefined) return null
	return (
		<p>
			<Button onClick={() => load(address)}>{label}</Button>
		</p>
	)
}

function load(address: string) {
	const other = new URL(address)
	if (!other.hash) return location.reload()
	// A reload would scroll to where this page was, and from its own address only the fragment would be followed. On a slow
	// line the visitor may reload the other one: it opens the same page, since nothing reads its parameter.
	other.hash = ''
	other.searchParams.set('again', '')
	history.replaceState(null, '', other)
	location.replace(address)
}
