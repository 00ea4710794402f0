import { useEffect, useState } from 'react'
import { Button } from '#app/components/button/button.tsx'
import { askedAddress } from './asked-address.ts'

/** On the offline page: leads to the requested address, automatically when the signal is back. */
export function RetryLink({ label }: { label: string }) {
	const [address, setAddress] = useState<string>()

	useEffect(() => {
		const asked = askedAddress(location.search, location.origin)
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
