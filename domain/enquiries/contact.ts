import * as z from 'zod/mini'
import * as field from './enquiry-form.ts'

export function contactMessageSchema({ readPhone }: Pick<field.FormRules, 'readPhone'>) {
	return z.object(
		{
			ContactFormId: field.id,
			Name: field.name,
			Email: field.email,
			Phone: field.phone(readPhone),
			City: field.city,
			Message: field.message,
			consent: field.consent,
			language: field.language,
		},
		{ error: 'errForm' },
	)
}

export type ContactMessage = z.infer<ReturnType<typeof contactMessageSchema>>
