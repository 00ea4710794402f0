import { z } from 'zod'
import { roles } from './roles.ts'
import { mixesAlphabets } from './sign-in-name.ts'
import { shortestPassword } from './sign-in-schemas.ts'

const longestName = 60

/* The API's calls and responses about people. Browsers import only the types. */

const time = z.iso.datetime()

export const NewPersonSchema = z.object({
	name: z
		.string({ error: 'nameRequired' })
		.transform((name) => name.normalize('NFC').replaceAll(/\s+/g, ' ').trim())
		.pipe(
			z
				.string()
				.min(1, 'nameRequired')
				.max(longestName, 'nameLong')
				// At least one letter or digit; no control characters, no marks that reverse the text, none that show nothing.
				.regex(/^(?=.*[\p{L}\p{N}])[^\p{C}\p{Default_Ignorable_Code_Point}\u2800]*$/u, 'nameOdd')
				.refine((name) => !mixesAlphabets(name), 'nameOdd'),
		),
	role: z.enum(roles, { error: 'roleRequired' }),
})

export const PersonChangeSchema = z.strictObject({
	role: z.enum(roles, { error: 'roleRequired' }).optional(),
	isOn: z.boolean().optional(),
})

/** A field that is not the form's is refused: a role must not seem to have been accepted. */
export const AcceptedInvitationSchema = z.strictObject(
	{
		password: z
			.string({ error: 'passwordShort' })
			.min(shortestPassword, 'passwordShort')
			.max(1000, 'passwordInvalid'),
	},
	{ error: 'fieldUnknown' },
)

const PersonResponseSchema = z.object({
	id: z.string(),
	name: z.string(),
	role: z.enum(roles),
	isOn: z.boolean(),
	hasPassword: z.boolean().describe('Whether they accepted their invitation'),
	lastSeenAt: time.nullable().describe('To the minute'),
	invitedUntil: time
		.nullable()
		.describe('Until when their link counts: an invitation, or one for another password'),
})

/** The ways in which somebody comes to access, or to more of it. */
export const accessKinds = ['invited', 'new-link', 'joined', 'new-role', 'switched-on'] as const
export type AccessKind = (typeof accessKinds)[number]

const GivenAccessSchema = z.object({
	id: z.string(),
	kind: z.enum(accessKinds),
	name: z.string(),
	role: z.enum(roles).describe('As it was then'),
	by: z.string().nullable().describe('The owner who gave it or, for `joined`, who invited'),
	at: time,
})

export const GivenAccessResponseSchema = z.object({ given: z.array(GivenAccessSchema) })
export const PeopleResponseSchema = z.object({ people: z.array(PersonResponseSchema) })
export const MeResponseSchema = z.object({
	id: z.string(),
	name: z.string(),
	role: z.enum(roles),
	hasColleagues: z.boolean().describe('Entries may be of other people too'),
})

export const SignInFormSchema = z.object({ asksName: z.boolean() })

export type NewPerson = z.infer<typeof NewPersonSchema>
export type PersonChange = z.infer<typeof PersonChangeSchema>
export type GivenAccess = z.infer<typeof GivenAccessSchema>
export type PersonResponse = z.infer<typeof PersonResponseSchema>
