import { type ActionFunctionArgs, data } from 'react-router'
import { servicesContext, visitorContext } from '#app/services.ts'
import { type FieldError, statusOf } from '#domain/errors.ts'
import { splitLocale } from '#domain/locale.ts'
import { rangeError } from '#domain/time/bounds.ts'
import { type Day, isDay } from '#domain/time/dates.ts'
import { estimateInWords } from './estimate-in-words.ts'

const headers = { 'cache-control': 'no-store' }

/**
 * For a form whose estimate was asked for without scripts: everything that was written, and the estimate. Stores nothing,
 * and has a limit of its own. Undefined for a form that was sent.
 */
export async function respondWithEstimate({ request, url, context }: ActionFunctionArgs) {
	const entries = [...(await request.clone().formData())]
	const { estimate: isAsked, ...values } = Object.fromEntries(
		entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
	)
	if (isAsked === undefined) return undefined
	const { stays, content } = context.get(servicesContext)
	const counted = await stays.countEstimate(context.get(visitorContext))
	const shown = { values, errors: errorsIn(values, stays.today()), failure: undefined }
	if (!counted.ok) {
		const failure = counted.code === 'too-many-requests' ? counted.code : ('unstored' as const)
		return data({ ...shown, failure }, { status: statusOf[counted.code], headers })
	}
	if (shown.errors.length > 0) return data(shown, { status: statusOf['invalid-input'], headers })
	const { locale } = splitLocale(url.pathname)
	const estimate = await estimateInWords(values, { stays, content, locale })
	return data({ ...shown, estimate }, { headers })
}

function errorsIn(values: Record<string, string>, today: Day): FieldError[] {
	const { ArrivalDate: from, DepartureDate: to } = values
	const code = isDay(from) && isDay(to) ? rangeError({ from, to }, today) : undefined
	return code ? [{ field: 'DepartureDate', code }] : []
}
