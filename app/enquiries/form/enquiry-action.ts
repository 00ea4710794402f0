import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { servicesContext, visitorContext } from '#app/services.ts'
import type { FormWords } from '#content/enquiries/form-words.ts'
import type { Doubt } from '#domain/enquiries/doubts.ts'
import { type EnquiryKind, idField } from '#domain/enquiries/enquiry.ts'
import { type ErrorCode, type FieldError, statusOf } from '#domain/errors.ts'
import { splitLocale } from '#domain/locale.ts'
import { atFormFields, itemsIn, withItems } from '#domain/offers/item-fields.ts'
import { newUuid } from '#domain/text/uuid.ts'
import { type FormValues, formValues } from './form-values.ts'

/** Why a form posted without scripts was refused, with everything that was written. */
export type EnquiryProblem = {
	values: FormValues
	errors: FieldError[]
	failure: keyof FormWords['failures'] | undefined
	doubts?: Doubt[]
}

/** For a form posted without scripts: stores it and redirects, or shows it again as it was. */
export function enquiryAction(kind: EnquiryKind) {
	return async ({ request, url, context }: ActionFunctionArgs) => {
		const { enquiries } = context.get(servicesContext)
		const { locale: language } = splitLocale(url.pathname)
		const values = formValues(await request.formData())
		const written = kind === 'booking' ? withItems(values, itemsIn) : values
		const fields = { ...written, language }
		const submitted = await enquiries.submit(kind, fields, context.get(visitorContext))
		if (submitted.ok) {
			const { reference, key } = submitted
			throw redirect(`${url.pathname}?${new URLSearchParams({ sent: reference, key })}`, 303)
		}
		const { code, errors } = submitted
		// The id that was sent belongs to another enquiry.
		const id = code === 'conflict' ? undefined : values[idField[kind]]
		const problem: EnquiryProblem = {
			values: { ...values, [idField[kind]]: id || newUuid() },
			errors: atFormFields(errors, values),
			failure: errors.length > 0 ? undefined : failureOf(code),
			doubts: await enquiries.doubts(values),
		}
		return data(problem, { status: statusOf[code], headers: { 'cache-control': 'no-store' } })
	}
}

function failureOf(code: ErrorCode): EnquiryProblem['failure'] {
	return code === 'conflict' || code === 'too-many-requests' ? code : 'unstored'
}
