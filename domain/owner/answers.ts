import { z } from 'zod'

/* The API's answers about the owner's account and backups. Browsers import only the types. */

const time = z.iso.datetime()

export const SessionsAnswerSchema = z.object({
	sessions: z.array(
		z.object({
			signedInAt: time,
			lastUsedAt: time.describe('To the minute'),
			isThisOne: z.boolean().describe('The one that asks'),
			device: z.string().optional().describe('Browser and system, as it named itself'),
		}),
	),
})

export const TwoFactorAnswerSchema = z.object({ isOn: z.boolean(), recoveryCodesLeft: z.int() })

/** The key in the three forms that authenticator apps take. */
export const EnrolmentAnswerSchema = z.object({
	secret: z.string().describe('To be typed'),
	uri: z.string().describe('A link for the phone’s own browser'),
	qr: z.string().describe('The link as a QR code (SVG)'),
})

export const RecoveryCodesAnswerSchema = z.object({ recoveryCodes: z.array(z.string()) })

export const BackupsAnswerSchema = z.object({
	backups: z.array(z.object({ name: z.string(), bytes: z.int(), madeAt: time })),
	dumpCommand: z
		.string()
		.optional()
		.describe('On PostgreSQL, which this site does not back up itself: what to run every night'),
})

export type OpenSession = z.infer<typeof SessionsAnswerSchema>['sessions'][number]
export type TwoFactorState = z.infer<typeof TwoFactorAnswerSchema>
export type Enrolment = z.infer<typeof EnrolmentAnswerSchema>
export type RecoveryCodesAnswer = z.infer<typeof RecoveryCodesAnswerSchema>
export type BackupList = z.infer<typeof BackupsAnswerSchema>
export type Backup = BackupList['backups'][number]
