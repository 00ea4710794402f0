import { useEffect, useState } from 'react'
import { Button } from '#app/components/button/button.tsx'

/** On the offline page: leads to the address that was asked for, by itself when the signal is back. */
export function RetryLink({ label }: { label: string }) {
	const [address, setAddress] = useState<string>()

	useEffect(() => {
		const asked = askedAddress()
		if (!asked) return
		setAddress(asked)
		const goThere = () => location.replace(asked)
		addEventListener('online', goThere)
		return () => removeEventListener('online', goThere)
	}, [])

	if (!address) return null
	return (
		<p>
			<Button onClick={() => location.assign(address)}>{label}</Button>
		</p>
	)
}

/** An address of this site, whole: a path such as '//host' would lead elsewhere. */
function askedAddress(): string | undefined {
	const from = new URLSearchParams(location.search).get('from')
	if (!from?.startsWith('/')) return undefined
	const asked = new URL(from, location.origin)
	return asked.origin === location.origin ? asked.href : undefined
}
