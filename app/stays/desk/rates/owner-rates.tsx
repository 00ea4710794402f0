import { useEffect, useState } from 'react'
import { NotLoaded } from '#app/components/not-loaded/not-loaded.tsx'
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
	return <NotLoaded words={words} failure={hasFailed && words.failed} onRetry={load} />
}
