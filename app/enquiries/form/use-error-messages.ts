import { useMemo } from 'react'
import { idField } from '#app/enquiries/sending/outgoing-enquiry.ts'
import type { FormWords } from '#content/enquiries/form-words.ts'
import type { EnquiryFieldError } from '#domain/check-form.ts'

const hidden: string[] = ['', 'language', ...Object.values(idField)]

/** Errors in words. What belongs to no field on screen is told beside the consent, next to the button. */
export function useErrorMessages(errors: EnquiryFieldError[], words: FormWords) {
	return useMemo(
		() =>
			errors.map(({ field, code }) => ({
				name: hidden.includes(field) ? 'consent' : field,
				message: words.errors[code] ?? words.errors.errForm,
			})),
		[errors, words],
	)
}
