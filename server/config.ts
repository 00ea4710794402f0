import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import { shortestPassword } from '#domain/owner/sign-in-schemas.ts'
import { readOffSiteSettings } from './off-site-settings.ts'

const onOff = z
	.enum(['on', 'off', 'true', 'false', '1', '0'], { error: 'expects on or off' })
	.transform((value) => ['on', 'true', '1'].includes(value))

/** Empty is the same as unset: a line `NAME=` in .env takes the default. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
	z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

const url = (protocols: RegExp, expects: string) =>
	z.url({ protocol: protocols, error: `expects ${expects}` })

/** A value that is pasted with spaces or a line break would be refused only by the service that it is for. */
const oneWord = (expects: string) =>
	z.string().regex(/^[!-~]+$/, `expects ${expects}, without spaces or line breaks`)

/** Spaces alone are a mistake in .env, and easy to guess. */
const secret = z
	.string()
	.min(shortestPassword, `expects at least ${shortestPassword} characters`)
	.regex(/\S/, 'expects more than spaces')

const mailAddress = z
	.string()
	.regex(/^.*\S@\S.*$/, 'expects an address such as casa@example.com, in one line')

const portExpected = 'expects a port number from 0 to 65535'

const environment = z.object({
	PORT: optional(
		z
			.string()
			.regex(/^ *\d{1,5} *$/, portExpected)
			.transform(Number)
			.refine((port) => port <= 65535, portExpected),
	),
	HOST: optional(oneWord('an address to listen on, such as 127.0.0.1')),
	DATA_DIR: optional(z.string().regex(/\S/, 'expects a folder')),
	DATABASE_URL: optional(url(/^postgres(ql)?$/, 'an address that begins with postgres://')),
	PUBLIC_URL: optional(url(/^https?$/, 'an address such as https://www.example.com')),
	ADMIN_NAME: optional(z.string().regex(/\S/, 'expects a name')),
	ADMIN_PASSWORD: optional(secret),
	ADMIN_PASSWORD_HASH: optional(
		z.string().startsWith('$argon2id$', 'expects a hash that begins with $argon2id$'),
	),
	EMAIL_API_HOST: optional(url(/^https?$/, 'an address such as https://api.emailjs.com')),
	EMAIL_USER_ID: optional(oneWord('an id')),
	EMAIL_SERVICE_ID: optional(oneWord('an id')),
	EMAIL_BOOKING_TEMPLATE_ID: optional(oneWord('an id')),
	EMAIL_CONTACT_TEMPLATE_ID: optional(oneWord('an id')),
	SMTP_URL: optional(url(/^smtps?$/, 'an address that begins with smtp:// or smtps://')),
	MAIL_FROM: optional(mailAddress),
	MAIL_TO: optional(mailAddress),
	TRUST_PROXY: optional(z.string().transform(readTrustedProxies)),
	SAMPLE_REVIEWS: optional(onOff),
	SERVICE_WORKER: optional(onOff),
	BACKUP_S3_ENDPOINT: optional(url(/^https?$/, 'an address such as https://s3.example.com')),
	BACKUP_S3_BUCKET: optional(
		z
			.string()
			.regex(
				/^[a-z\d][\w.-]*$/i,
				'expects the name of a bucket: letters, digits, . and -, a letter or digit first',
			),
	),
	BACKUP_S3_REGION: optional(
		z.string().regex(/^[\w.-]+$/, 'expects a region such as us-east-1: letters, digits and -'),
	),
	BACKUP_S3_KEY_ID: optional(oneWord('the id of a key')),
	BACKUP_S3_SECRET: optional(oneWord('the secret of a key')),
	BACKUP_WEBDAV_URL: optional(
		url(/^https?$/, 'an address such as https://name:password@cloud.example.com/copies/'),
	),
	BACKUP_PASSPHRASE: optional(secret),
	BACKUP_RECIPIENT: optional(
		z.string().regex(/^age1/, 'expects a public key of age, which begins with age1'),
	),
	LOG_LEVEL: optional(
		z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
			error: 'expects fatal, error, warn, info, debug, trace or silent',
		}),
	),
})

/** The names of all settings, for .env.example. */
export const settingNames = Object.keys(environment.shape)

type TrustedProxies = false | string | ((address: string, hop: number) => boolean)

/**
 * The number of proxies, or their addresses. With a number, only as many entries of `X-Forwarded-For` count, from the
 * right: the visitor can invent those to the left. Fastify itself trusts nothing when given a number.
 */
function readTrustedProxies(value: string, context: z.RefinementCtx): TrustedProxies {
	const text = value.trim().toLowerCase()
	if (['off', 'false', '0'].includes(text)) return false
	const proxies = text === 'true' ? 1 : Number(/^\d{1,2}$/.exec(text)?.[0])
	if (proxies > 0) return (_address, hop) => hop < proxies
	if (text.split(',').every(isAddressOrRange)) return text
	const expects =
		"expects off, the number of proxies in front (true: one), or the proxies' addresses"
	context.addIssue(expects)
	return false
}

function isAddressOrRange(text: string): boolean {
	const [address = '', length, ...rest] = text.trim().split('/')
	const family = isIP(address)
	if (family === 0 || rest.length > 0) return false
	return (
		length === undefined ||
		(/^\d{1,3}$/.test(length) && Number(length) <= (family === 4 ? 32 : 128))
	)
}

export class ConfigError extends Error {}

function wrong(problems: string[]) {
	return new ConfigError(`The configuration is wrong.\n${problems.join('\n')}`)
}

/** The only reader of the environment. A wrong value stops the start with the variable's name. */
export function readConfig(env: NodeJS.ProcessEnv = process.env) {
	const parsed = environment.safeParse(env)
	if (!parsed.success) {
		const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
		throw wrong(problems)
	}
	const values = parsed.data
	const port = values.PORT ?? 3000
	const conflicts: string[] = []
	const offSite = readOffSiteSettings(values, (sentence) => conflicts.push(sentence))
	if (conflicts.length > 0) throw wrong(conflicts)
	return {
		port,
		host: values.HOST ?? '127.0.0.1',
		dataDir: resolve(values.DATA_DIR ?? './data'),
		databaseUrl: values.DATABASE_URL,
		publicUrl: (values.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/$/, ''),
		admin: {
			name: values.ADMIN_NAME ?? 'admin',
			password: values.ADMIN_PASSWORD,
			passwordHash: values.ADMIN_PASSWORD_HASH,
		},
		mail: {
			api: {
				host: values.EMAIL_API_HOST,
				userId: values.EMAIL_USER_ID,
				serviceId: values.EMAIL_SERVICE_ID,
				bookingTemplateId: values.EMAIL_BOOKING_TEMPLATE_ID,
				contactTemplateId: values.EMAIL_CONTACT_TEMPLATE_ID,
			},
			smtpUrl: values.SMTP_URL,
			from: values.MAIL_FROM,
			to: values.MAIL_TO,
		},
		trustProxy: values.TRUST_PROXY ?? false,
		sampleReviews: values.SAMPLE_REVIEWS ?? true,
		/** Off withdraws the worker from the browsers that have it. */
		serviceWorker: values.SERVICE_WORKER ?? true,
		/** Undefined: copies stay on this machine. */
		offSite,
		logLevel: values.LOG_LEVEL ?? 'info',
	}
}

export type Config = ReturnType<typeof readConfig>
