import type * as z from 'zod/mini'
import type { FieldError } from '#domain/errors.ts'

export type CheckedForm<Values> =
	| { values: Values; errors?: undefined }
	| { values?: undefined; errors: FieldError[] }

/** Reads a form with its schema, whose messages are error codes. Reports the first error of each field. */
export function checkForm<Schema extends z.ZodMiniType>(
	schema: Schema,
	input: unknown,
): CheckedForm<z.infer<Schema>> {
	const result = schema.safeParse(input)
	if (result.success) return { values: result.data }
	const errors = new Map<string, FieldError>()
	for (const { path, message } of result.error.issues) {
		const field = path.join('.')
		if (!errors.has(field)) errors.set(field, { field, code: message })
	}
	return { errors: [...errors.values()] }
}
