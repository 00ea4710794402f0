import { z } from 'zod'

const testMails = ['booking', 'contact', 'acknowledgement'] as const
export type TestMailName = (typeof testMails)[number]

/** The probable fault in the mail settings. */
const mailFaults = [
	'password',
	'port',
	'host',
	'encryption',
	'silence',
	'address',
	'ids',
	'missing',
	'unknown',
] as const
export type MailFault = (typeof mailFaults)[number]

/** The API's response. Browsers import only the types. */
export const MailTestSchema = z.object({
	what: z.enum(testMails),
	problem: z
		.object({ reason: z.string().describe('In words'), fault: z.enum(mailFaults) })
		.nullable()
		.describe('Null when the mail was accepted'),
})
export type MailTest = z.infer<typeof MailTestSchema>
