import { randomUUID } from 'node:crypto'
import { nextYear } from '#tests/helpers/enquiries.ts'
import type { Schema } from './read-routes.ts'

/** Values that a site would take, by the name of their field; made anew for each request. */
export type Plausible = Record<string, unknown>

/** How much of what may be left out a request has: some costs show only without it. */
export type Fullness = 'full' | 'bare'

/** A value that the schema accepts, as far as it says what it accepts. */
export function validValue(
	schema: Schema,
	name: string,
	plausible: Plausible,
	fullness: Fullness = 'full',
): unknown {
	if (name in plausible) return plausible[name]
	if (schema.const !== undefined) return schema.const
	if (schema.enum) return schema.enum[0]
	if (schema.default !== undefined) return schema.default
	const alternative = (schema.anyOf ?? schema.oneOf)?.[0]
	if (alternative) return validValue(alternative as Schema, name, plausible, fullness)
	if (schema.allOf || schema.properties) {
		const required = requiredOf(schema)
		return Object.fromEntries(
			Object.entries(propertiesOf(schema))
				.filter(([key]) => fullness === 'full' || required.includes(key))
				.map(([key, property]) => [key, validValue(property, key, plausible, fullness)]),
		)
	}
	if (schema.type === 'array') {
		const item = validValue((schema.items ?? {}) as Schema, '', plausible, fullness)
		return Array(Math.max(1, schema.minItems ?? 0)).fill(item)
	}
	if (schema.type === 'object') return {}
	if (schema.type === 'boolean') return true
	if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1
	if (schema.format === 'date') return `${nextYear}-12-12`
	if (schema.format === 'uuid') return randomUUID()
	return 'x'.repeat(schema.minLength ?? 1)
}

/** The properties of an object, or of all parts of an intersection or a union. */
export function propertiesOf(schema: Schema): Record<string, Schema> {
	const parts = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
	return Object.assign(
		{},
		...parts.map((part) => propertiesOf(part as Schema)),
		schema.properties ?? {},
	)
}

function requiredOf({ required = [], allOf = [] }: Schema): string[] {
	return [...required, ...allOf.flatMap((part) => requiredOf(part as Schema))]
}

export type Field = { path: (string | number)[]; schema: Schema }

/** Every field of a body with its place, those of nested objects and of the first item of lists included. */
export function fieldsOf(schema: Schema, path: Field['path'] = []): Field[] {
	const own = path.length > 0 ? [{ path, schema }] : []
	const nested = Object.entries(propertiesOf(schema)).flatMap(([name, property]) =>
		fieldsOf(property, [...path, name]),
	)
	const items = schema.items ? fieldsOf(schema.items as Schema, [...path, 0]) : []
	return [...own, ...nested, ...items]
}

/** Text that is costly to clean, compare, escape, match or show, one of each kind. */
const characters = {
	letters: 'a',
	capitals: 'Ñ',
	digits: '1',
	spaces: ' ',
	lines: ' \n',
	zeros: '\u0000',
	marks: '\u0301',
	'marked letters': 'a\u0301\u0327',
	syllables: '\u1100\u1161',
	ligatures: '\ufdfa',
	families: '👩‍👧',
	flags: '🏴\u{e0067}',
	invisible: '\u200b',
	'right to left': '\u202eא',
	markup: '&<>"\'',
	percent: '%',
	braces: '{',
	'encoded words': '=?a?q?',
	addresses: 'a@',
	dots: 'a.',
	slashes: '/',
	links: 'http://a.b ',
	dashes: '-',
	halves: '\ud800',
}

/** Just below the 64 KB of a body, with room for its other fields; JSON doubles or triples some characters. */
const bodyBytes = 60_000
/** Node refuses longer headers, of which the address is a part. */
const addressBytes = 14_000

export type Extreme = { about: string; value: unknown }

/** The smallest and largest that the schema takes, just beyond, and what nobody would send. */
export function extremesOf(schema: Schema, name: string, plausible: Plausible): Extreme[] {
	const bounds = [schema, ...((schema.anyOf ?? schema.oneOf ?? []) as Schema[])]
	return [
		...bounds.flatMap((part) => boundsOf(part, name, plausible)),
		...absurd,
		...Object.entries(characters).map(([about, text]) => ({
			about: `64 KB of ${about}`,
			value: repeated(text, bodyBytes),
		})),
	]
}

function boundsOf(schema: Schema, name: string, plausible: Plausible): Extreme[] {
	const about = (what: string, value: unknown): Extreme => ({ about: what, value })
	const { minLength, maxLength, minimum, maximum, maxItems, items } = schema
	const item = () => validValue((items ?? {}) as Schema, name, plausible)
	const list = (count: number) => Array.from({ length: count }, item)
	return [
		...(schema.enum ?? []).map((value) => about(`"${value}"`, value)),
		...(minLength ? [about('one character too few', 'x'.repeat(minLength - 1))] : []),
		...(maxLength
			? [about('longest', 'ñ'.repeat(maxLength)), about('too long', 'ñ'.repeat(maxLength + 1))]
			: []),
		...(minimum !== undefined ? [about('least', minimum), about('too little', minimum - 1)] : []),
		...(maximum !== undefined ? [about('most', maximum), about('too much', maximum + 1)] : []),
		...(maxItems
			? [about('most items', list(maxItems)), about('too many', list(maxItems + 1))]
			: []),
		...(items ? [about('1,000 items', list(1_000)), about('no items', [])] : []),
	]
}

const absurd: Extreme[] = [
	{ about: 'empty', value: '' },
	{ about: 'null', value: null },
	{ about: 'the first day', value: '0001-01-01' },
	{ about: 'the last day', value: '9999-12-31' },
	{ about: 'the first month', value: '0001-01' },
	{ about: 'a day that is none', value: '2026-02-30' },
	{ about: 'the first instant', value: '0001-01-01T00:00:00Z' },
	{ about: '10^15', value: 1e15 },
	{ about: '-10^15', value: -1e15 },
	{ about: '10^308', value: 1e308 },
	{ about: 'a fraction', value: 0.1 },
	{ about: '32,000 items', value: Array(32_000).fill(1) },
	{ about: '900 objects', value: Array.from({ length: 900 }, () => ({ a: {} })) },
	{
		about: '5,000 names',
		value: Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`f${at}`, 1])),
	},
	{ about: 'the name of a method', value: 'constructor' },
	{ about: 'another prototype', value: '__proto__' },
]

function repeated(text: string, bytes: number): string {
	return text.repeat(Math.ceil(bytes / Buffer.byteLength(text)))
}

/** Values for addresses: texts only, as many characters as Node takes. */
export function inAddress(value: unknown): string {
	const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
	const encoded = encodeURIComponent(text.slice(0, addressBytes).toWellFormed())
	return encoded.slice(0, addressBytes).replace(/%.?$/, '')
}
