import type * as z from 'zod/mini'
import { type EnquiryErrorCode, enquiryErrorCodes } from './enquiries/enquiry.ts'

export type EnquiryFieldError = { field: string; code: EnquiryErrorCode }

export type CheckedForm<Values> =
	| { values: Values; errors?: undefined }
	| { values?: undefined; errors: EnquiryFieldError[] }

/** Reads a form with its schema. At most one error for each field: the first thing to put right. */
export function checkForm<Schema extends z.ZodMiniType>(
	schema: Schema,
	input: unknown,
): CheckedForm<z.infer<Schema>> {
	const result = schema.safeParse(input)
	if (result.success) return { values: result.data }
	const errors = new Map<string, EnquiryFieldError>()
	for (const { path, message } of result.error.issues) {
		const field = path.join('.')
		if (!errors.has(field)) errors.set(field, { field, code: asCode(message) })
	}
	return { errors: [...errors.values()] }
}

function asCode(message: string): EnquiryErrorCode {
	return enquiryErrorCodes.find((code) => code === message) ?? 'errForm'
}
