import { type ActionFunctionArgs, data } from 'react-router'
import { servicesContext } from '#app/services.ts'
import { type Quote, wantedIn } from './quote.ts'

/**
 * For a form whose estimate was asked for without scripts: everything that was written, and the estimate. Stores nothing.
 * Undefined for a form that was sent.
 */
export async function answerWithQuote({ request, context }: ActionFunctionArgs) {
	const entries = [...(await request.clone().formData())]
	const { estimate, ...values } = Object.fromEntries(
		entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
	)
	if (estimate === undefined) return undefined
	const { stays } = context.get(servicesContext)
	const wanted = wantedIn(values)
	const quote: Quote | undefined = wanted && {
		...stays.estimate(wanted.items, wanted),
		full: await stays.fullDays(wanted.items, wanted),
	}
	return data(
		{ values, errors: [], failure: undefined, quote },
		{ headers: { 'cache-control': 'no-store' } },
	)
}
