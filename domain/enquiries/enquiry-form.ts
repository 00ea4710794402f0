import * as z from 'zod/mini'
import { defaultLocale, languagesByName, locales } from '#domain/locale.ts'
import { isEmail } from '#domain/text/email.ts'
import { isPhoneLike } from '#domain/text/phone-text.ts'
import { oneLine, severalLines } from '#domain/text/text.ts'
import { readWholeNumber } from '#domain/text/whole-number.ts'
import { isDay } from '#domain/time/dates.ts'
import { type EnquiryErrorCode, enquiryLimits } from './enquiry-rules.ts'

// zod/mini, because browsers load these schemas; jitless, because the content security policy forbids compiled parsers.
z.config({ jitless: true })

export type FormRules = {
	/** Today's date in Bogotá. */
	today: () => string
}

const says = (code: EnquiryErrorCode) => ({ error: code })
/** Later checks, which may be slow on long text, do not run. */
const stopsAt = (code: EnquiryErrorCode) => ({ error: code, abort: true })

const requiredLine = (missing: EnquiryErrorCode, tooLong: EnquiryErrorCode, limit: number) =>
	z
		.string(says(missing))
		.check(
			z.overwrite(oneLine),
			z.minLength(1, says(missing)),
			z.maxLength(limit, stopsAt(tooLong)),
		)

export const id = z.string(says('errId')).check(z.trim(), z.toLowerCase(), z.guid(says('errId')))

export const name = requiredLine('errName', 'errNameLong', enquiryLimits.name)

export const email = requiredLine('errEmail', 'errEmailLong', enquiryLimits.email).check(
	z.refine(isEmail, says('errEmailInvalid')),
)

/** Kept as typed: the mail provider gets it so, and what does not look right is asked about, not refused (doubts.ts). */
export const phone = requiredLine('errPhone', 'errPhoneInvalid', enquiryLimits.phone).check(
	z.refine(isPhoneLike, says('errPhoneInvalid')),
)

/** HTML forms send text. */
export const quantity = z.pipe(
	z.pipe(
		z.union([z.number(), z.string()], says('errQuantity')),
		z.transform((value: string | number) => String(value).trim()),
	),
	z.pipe(
		z.string().check(
			z.minLength(1, says('errQuantity')),
			z.refine((text) => {
				const { fewest, most } = enquiryLimits.people
				const people = readWholeNumber(text)
				return people >= fewest && people <= most
			}, says('errQuantityRange')),
		),
		z.transform(readWholeNumber),
	),
)

/** At least one adult. */
export const adults = z.pipe(
	z.pipe(
		z.union([z.number(), z.string()], says('errAdults')),
		z.transform((value: string | number) => readWholeNumber(String(value))),
	),
	z
		.int(says('errAdults'))
		.check(z.gte(1, says('errAdults')), z.lte(enquiryLimits.people.most, says('errAdults'))),
)

export const day = (missing: EnquiryErrorCode, invalid: EnquiryErrorCode) =>
	z
		.string(says(missing))
		.check(z.trim(), z.minLength(1, says(missing)), z.refine(isDay, says(invalid)))

const optionalText = (tidy: (text: string) => string, limit: number, tooLong: EnquiryErrorCode) =>
	z.pipe(
		z.pipe(
			z.nullish(z.string(says(tooLong))),
			z.transform((text: string | null | undefined) => tidy(text ?? '')),
		),
		z.string().check(z.maxLength(limit, says(tooLong))),
	)

export const city = optionalText(oneLine, enquiryLimits.city, 'errCityLong')
export const message = optionalText(severalLines, enquiryLimits.message, 'errMessageLong')

const ticked = /^(on|true|yes|1|\d{4}-\d{2}(-\d{2})?)$/

/** A ticked box, or the version of the policy that the visitor read and accepted. */
export const consent = z
	.union([z.boolean(), z.string()], says('errConsent'))
	.check(
		z.refine(
			(value) => value === true || (typeof value === 'string' && ticked.test(value)),
			says('errConsent'),
		),
	)

export const language = z.pipe(
	z.pipe(
		z._default(z.string(says('errLanguage')), defaultLocale),
		z.transform((text: string) => languagesByName[text] ?? text),
	),
	z.enum(locales, says('errLanguage')),
)
