import { type ActionFunctionArgs, data } from 'react-router'
import { servicesContext } from '#app/services.ts'
import { type FormEstimate, wantedIn } from './form-estimate.ts'

/**
 * For a form whose estimate was asked for without scripts: everything that was written, and the estimate. Stores nothing.
 * Undefined for a form that was sent.
 */
export async function answerWithEstimate({ request, context }: ActionFunctionArgs) {
	const entries = [...(await request.clone().formData())]
	const { estimate: isAsked, ...values } = Object.fromEntries(
		entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
	)
	if (isAsked === undefined) return undefined
	const { stays } = context.get(servicesContext)
	const wanted = wantedIn(values)
	const estimate: FormEstimate | undefined = wanted && {
		...stays.estimate(wanted.items, wanted),
		full: await stays.fullDays(wanted.items, wanted),
	}
	return data(
		{ values, errors: [], failure: undefined, estimate },
		{ headers: { 'cache-control': 'no-store' } },
	)
}
