import { useMemo } from 'react'
import type { FormWords } from '#content/enquiries/form-words.ts'
import { idField } from '#domain/enquiries/enquiry.ts'
import type { FieldError } from '#domain/errors.ts'

const hidden: string[] = ['', 'language', ...Object.values(idField)]

/** Errors in words. What belongs to no field on screen is told beside the consent, next to the button. */
export function useErrorMessages(errors: FieldError[], words: FormWords) {
	return useMemo(
		() =>
			errors.map(({ field, code }) => ({
				name: hidden.includes(field) ? 'consent' : field,
				message: words.errors[code as keyof typeof words.errors] ?? words.errors.errForm,
			})),
		[errors, words],
	)
}
