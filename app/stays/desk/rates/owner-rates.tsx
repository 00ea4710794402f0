import { useEffect, useState } from 'react'
import { Button } from '#app/components/button/button.tsx'
import { fetchRates, type LoadedRates } from './rate-calls.ts'
import { RatesForm, type RatesProps } from './rates-form.tsx'

/** Loaded once: a form that is being filled in is not replaced. */
export function OwnerRates(props: RatesProps) {
	const { words } = props
	const [rates, setRates] = useState<LoadedRates>()
	const [hasFailed, setHasFailed] = useState(false)

	function load() {
		setHasFailed(false)
		fetchRates().then(setRates, () => setHasFailed(true))
	}
	useEffect(load, [])

	if (rates) return <RatesForm {...props} rates={rates} />
	if (!hasFailed) return <p role="status">{words.loading}</p>
	return (
		<div role="alert">
			<p>{words.failed}</p>
			<Button type="button" onClick={load}>
				{words.tryAgain}
			</Button>
		</div>
	)
}
