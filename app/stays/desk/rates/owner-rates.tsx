import { useLoad } from '#app/api/use-load.ts'
import { NotLoaded } from '#app/components/not-loaded/not-loaded.tsx'
import { fetchRates } from './rate-calls.ts'
import { RatesForm, type RatesProps } from './rates-form.tsx'

/** Loaded once: a form that is being filled in is not replaced. */
export function OwnerRates(props: RatesProps) {
	const { words } = props
	const { data: rates, hasFailed, load } = useLoad(fetchRates, { reloadsOnReturn: false })
	if (rates) return <RatesForm {...props} rates={rates} />
	return <NotLoaded words={words} failure={hasFailed && words.failed} onRetry={load} />
}
