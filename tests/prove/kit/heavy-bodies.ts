import fc from 'fast-check'
import { aBooking, aContact } from '#tests/helpers/enquiries.ts'
import { aReviewPost } from './requests.ts'

const bodyLimitBytes = 64 * 1024
export const urlEncoded = 'application/x-www-form-urlencoded'
const multipart = 'multipart/form-data; boundary=x'
const json = 'application/json'

/** Text that is costly to clean, compare, escape or match, and any other. */
const unit = fc.oneof(
	fc.constantFrom('\u0301', 'a\u0301\u0327', '\u0340\u0341', '\u1100\u1161', '🏴\u{e0067}', '👩‍👧'),
	fc.constantFrom(' ', ' \n', '\r', '\t', '\u0000', '\u200b', '\u202e', '\u2028', '\ufeff'),
	fc.constantFrom('&<>"\'', '\\', '%', '=?', '=?a?q?', '@', 'a@', '.', 'a.', '+', '/', '1', '1 / '),
	fc.string({ unit: 'binary', minLength: 1, maxLength: 4 }),
)

/** The fields with the text: most often one, because each has a bound and a check of its own. */
const spread = fc.constantFrom('one', 'one', 'one', 'all', 'ninety', 'thousands')

const names = (count: number) => Array.from({ length: count }, (_, index) => `f${index}`)
/** As many as fit: a field takes some 60 bytes of multipart, and 8 of the others. */
const thousands: Record<string, number> = { [multipart]: 900, [urlEncoded]: 7_500, [json]: 5_000 }

/** Values that only JSON has, of about this length. */
const structures: Record<string, (length: number) => string> = {
	'nested lists': (length) => '['.repeat(length / 2) + ']'.repeat(length / 2),
	'nested objects': (length) => `${'{"a":'.repeat(length / 6)}1${'}'.repeat(length / 6)}`,
	'forbidden keys': (length) =>
		`${'{"constructor":'.repeat(length / 16)}{"prototype":1}${'}'.repeat(length / 16)}`,
	'unfinished lists': (length) => '['.repeat(length),
	'many numbers': (length) => `[${Array(Math.ceil(length / 2)).fill(1)}]`,
	'many objects': (length) => `[${Array(Math.ceil(length / 9)).fill('{"a":{}}')}]`,
}

type Body = { type: string; body: Buffer; about: string }
type Values = Record<string, unknown>

/** Bodies of 64 KB for a route with these fields: urlencoded and multipart for a form, JSON otherwise. */
export function bodyFor(fields: string[], isForm: boolean): fc.Arbitrary<Body> {
	const texts = fc
		.tuple(spread, unit, fc.nat(), fc.constantFrom(...(isForm ? [urlEncoded, multipart] : [json])))
		.map(([who, text, which, type]) => {
			const one = fields[which % fields.length] ?? 'x'
			const many = { all: fields, ninety: names(90), thousands: names(thousands[type] ?? 0) }
			const heavy = who === 'one' ? [one] : many[who as keyof typeof many]
			const body = largest((length) => {
				const value = text.repeat(Math.ceil(length / text.length)).slice(0, length)
				const given = Object.fromEntries(heavy.map((name) => [name, value]))
				return encode(type, { ...aForm(), ...given })
			}, heavy.length)
			const about = `${who === 'one' ? one : `${who} fields`} of ${JSON.stringify(text)}, ${type}`
			return { type, body, about }
		})
	if (isForm) return texts
	const structured = fc
		.tuple(fc.constantFrom(...Object.keys(structures)), fc.nat())
		.map(([name, which]) => {
			const field = fields[which % fields.length] ?? 'x'
			const rest = encode(json, { ...aForm(), [field]: undefined }).subarray(0, -1)
			const body = largest((length) =>
				Buffer.concat([
					rest,
					Buffer.from(`,${JSON.stringify(field)}:${structures[name]?.(length)}}`),
				]),
			)
			return { type: json, body, about: `${field} of ${name}` }
		})
	return fc.oneof({ weight: 3, arbitrary: texts }, { weight: 1, arbitrary: structured })
}

function aForm(): Values {
	return { ...aBooking(), ...aContact(), ...aReviewPost() }
}

/** The longest that fits, by halving: encodings differ in how much they expand a text. */
function largest(withLength: (length: number) => Buffer, texts = 1): Buffer {
	let [fits, over] = [0, Math.ceil(bodyLimitBytes / texts)]
	while (over - fits > 1) {
		const middle = (fits + over) >> 1
		if (withLength(middle).length <= bodyLimitBytes) fits = middle
		else over = middle
	}
	return withLength(fits).subarray(0, bodyLimitBytes)
}

function encode(type: string, values: Values): Buffer {
	if (type === json) return Buffer.from(JSON.stringify(values))
	if (type === urlEncoded) return Buffer.from(new URLSearchParams(values as never).toString())
	const parts = Object.entries(values).map(
		([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
	)
	return Buffer.from(`${parts.join('')}--x--\r\n`)
}
