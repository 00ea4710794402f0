import { z } from 'zod'
import { offSiteFailures } from './off-site.ts'

/* The API's responses about the owner's account and backups. Browsers import only the types. */

const time = z.iso.datetime()

export const SessionsResponseSchema = z.object({
	sessions: z.array(
		z.object({
			signedInAt: time,
			lastUsedAt: time.describe('To the minute'),
			isThisOne: z.boolean().describe('The one that asks'),
			device: z.string().optional().describe('Browser and system, as it named itself'),
		}),
	),
})

export const TwoFactorResponseSchema = z.object({ isOn: z.boolean(), recoveryCodesLeft: z.int() })

/** The key in the three forms that authenticator apps take. */
export const EnrolmentResponseSchema = z.object({
	secret: z.string().describe('To be typed'),
	uri: z.string().describe('A link for the phone’s own browser'),
	qr: z
		.object({ path: z.string(), size: z.int() })
		.describe('The link as a QR code: strokes of width 1 in an SVG of `size` × `size` units'),
})

export const RecoveryCodesResponseSchema = z.object({ recoveryCodes: z.array(z.string()) })

export const BackupsResponseSchema = z.object({
	backups: z.array(z.object({ name: z.string(), bytes: z.int(), madeAt: time })),
	dumpCommand: z
		.string()
		.optional()
		.describe('On PostgreSQL: what to run every night for backups beside those asked for here'),
	offSite: z
		.object({
			isConfigured: z.boolean(),
			lastAt: time.nullable().describe('When the last copy arrived'),
			lastBytes: z.int().nullable(),
			copies: z.int().describe('How many copies the store had when it was last asked'),
			copiesOfOtherKey: z
				.int()
				.describe('How many of them are from before the store or the key was changed'),
			oldestAt: time.nullable().describe('When the oldest of them was made'),
			checkedAt: time.nullable().describe('When a copy was last read back and restored'),
			error: z.enum(offSiteFailures).nullable().describe('Why copies fail now'),
			errorDetail: z.string().nullable(),
			failingSince: time.nullable(),
			further: z
				.array(z.object({ error: z.enum(offSiteFailures), detail: z.string(), since: time }))
				.describe('Troubles beside `error`, the worst first'),
			isSending: z.boolean(),
		})
		.describe('Encrypted copies on another machine'),
})

export type OpenSession = z.infer<typeof SessionsResponseSchema>['sessions'][number]
export type TwoFactorState = z.infer<typeof TwoFactorResponseSchema>
export type Enrolment = z.infer<typeof EnrolmentResponseSchema>
export type RecoveryCodesResponse = z.infer<typeof RecoveryCodesResponseSchema>
export type BackupList = z.infer<typeof BackupsResponseSchema>
export type Backup = BackupList['backups'][number]
export type OffSiteResponse = BackupList['offSite']
