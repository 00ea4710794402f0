import * as z from 'zod/mini'
import * as field from './enquiry-form.ts'

export const ContactMessageSchema = z.object(
	{
		ContactFormId: field.id,
		Name: field.name,
		Email: field.email,
		Phone: field.phone,
		City: field.city,
		Message: field.message,
		consent: field.consent,
		language: field.language,
	},
	{ error: 'errForm' },
)

export type ContactMessage = z.infer<typeof ContactMessageSchema>
