import type { InjectOptions } from 'fastify'
import type { PageForm } from './read-forms.ts'
import type { ApiRoute } from './read-routes.ts'
import type { TrialSite } from './trial-site.ts'
import {
	type Extreme,
	extremesOf,
	type Fullness,
	fieldsOf,
	inAddress,
	propertiesOf,
	validValue,
} from './values.ts'

/** A request before it is written: what it is made of, by place. */
export type Draft = {
	method: string
	path: string
	params: Record<string, unknown>
	query: Record<string, unknown>
	headers: Record<string, string>
	body: unknown
	isForm: boolean
}

/** A place in a request, and what may be put there. */
export type Place = {
	about: string
	extremes: Extreme[]
	put: (draft: Draft, value: unknown) => void
}
export type Target = { about: string; draft: (fullness: Fullness) => Draft; places: Place[] }

const bodyLimitBytes = 64 * 1024
const headerBytes = 8_000
const strangeHeaders = ['x-auth-token', 'accept-encoding', 'if-none-match', 'cookie', 'origin']
/** Bodies that no schema describes: photographs, and routes that take none. */
const strangeTypes = ['application/json', 'image/jpeg', 'text/plain']

export function targetsOf({
	routes,
	forms,
	plausible,
}: Pick<TrialSite, 'routes' | 'forms' | 'plausible'>): Target[] {
	return [
		...routes.map((route) => targetOfRoute(route, plausible)),
		...forms.map((form) => targetOfForm(form)),
	]
}

function targetOfRoute(route: ApiRoute, plausible: TrialSite['plausible']): Target {
	const { method, path, params, query, body } = route
	const names = [...path.matchAll(/:(\w+)|\*/g)].map(([, name]) => name ?? '*')
	const valid = (schema: typeof query, fullness?: Fullness) => {
		const value = validValue(schema, '', plausible(path), fullness)
		return typeof value === 'object' && value !== null ? { ...value } : {}
	}
	const known = plausible(path)
	const takesBody = ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method)
	const queryPlaces = [...Object.entries(propertiesOf(query)), ['unknown', {}] as const]
	return {
		about: `${method} ${path}`,
		draft: (fullness) => ({
			method,
			path,
			query: valid(query, fullness),
			headers: {},
			isForm: false,
			params: {
				...Object.fromEntries(names.map((name) => [name, plausible(path)[name] ?? 'x'])),
				...valid(params),
			},
			body: body && validValue(body, '', plausible(path), fullness),
		}),
		places: [
			...names.map((name) => ({
				about: `:${name}`,
				extremes: extremesOf(propertiesOf(params)[name] ?? {}, name, known),
				put: (draft: Draft, value: unknown) => {
					draft.params[name] = value
				},
			})),
			...queryPlaces.map(([name, schema]) => queryPlace(name, extremesOf(schema, name, known))),
			...(body ? fieldsOf(body) : []).map(({ path: at, schema }) => ({
				about: at.join('.'),
				extremes: extremesOf(schema, String(at.at(-1)), known),
				put: (draft: Draft, value: unknown) => {
					draft.body = withValue(draft.body, at, value)
				},
			})),
			...(takesBody ? [wholeBody] : []),
			headersPlace,
		],
	}
}

function targetOfForm({ address, method, fields }: PageForm): Target {
	const isPost = method === 'POST'
	const names = Object.keys(fields)
	return {
		about: `${method} ${address}`,
		draft: (fullness) => {
			const given = fullness === 'full' ? { ...fields } : {}
			return {
				method,
				path: address,
				params: {},
				headers: {},
				isForm: isPost,
				query: isPost ? {} : given,
				body: isPost ? given : undefined,
			}
		},
		places: [
			...[...names, 'unknown'].map((name) =>
				isPost
					? {
							about: name,
							extremes: extremesOf({}, name, {}),
							put: (draft: Draft, value: unknown) => {
								draft.body = { ...(draft.body as object), [name]: value }
							},
						}
					: queryPlace(name, extremesOf({}, name, {})),
			),
			headersPlace,
		],
	}
}

function queryPlace(name: string, extremes: Extreme[]): Place {
	return {
		about: `?${name}`,
		extremes,
		put: (draft, value) => {
			draft.query[name] = value
		},
	}
}

const wholeBody: Place = {
	about: 'the whole body',
	extremes: strangeTypes.flatMap((type) =>
		extremesOf({}, '', {}).map(({ about, value }) => ({
			about: `${about} as ${type}`,
			value: { type, value },
		})),
	),
	put: (draft, given) => {
		const { type, value } = given as { type: string; value: unknown }
		draft.body = value
		draft.headers['content-type'] = type
	},
}

const headersPlace: Place = {
	about: 'headers',
	extremes: strangeHeaders.flatMap((name) =>
		['a', ',', 'br;q=0.1,', '"', '%', '='].map((text) => ({
			about: `${name} of ${text}`,
			value: { [name]: text.repeat(headerBytes / text.length) },
		})),
	),
	put: (draft, value) => {
		Object.assign(draft.headers, value)
	},
}

/** The value at this place, in a copy; containers on the way are made if the valid value lacks them. */
function withValue(body: unknown, [first, ...rest]: (string | number)[], value: unknown): unknown {
	if (first === undefined) return value
	const inner = (body as Record<string | number, unknown> | undefined)?.[first]
	const changed = withValue(inner, rest, value)
	if (typeof first === 'number') return [changed]
	return { ...(body as object), [first]: changed }
}

/** The request as it is sent, with long values cut until its body is as large as the site takes. */
export function write(draft: Draft): InjectOptions {
	const { method, headers } = draft
	const path = draft.path.replace(/:(\w+)|\*/g, (_, name = '*') => inAddress(draft.params[name]))
	const query = Object.entries(draft.query)
		.filter(([, value]) => value !== undefined)
		.map(([name, value]) => `${name}=${inAddress(value)}`)
	const url = query.length > 0 ? `${path}?${query.join('&')}` : path
	const address = { method, url } as InjectOptions
	if (draft.body === undefined) return { ...address, headers }
	const type = draft.isForm ? 'application/x-www-form-urlencoded' : 'application/json'
	for (let longest = bodyLimitBytes; ; longest /= 2) {
		const payload = encode({ ...draft, body: cut(draft.body, longest) })
		if (Buffer.byteLength(payload) <= bodyLimitBytes || longest < 1)
			return { ...address, headers: { 'content-type': type, ...headers }, payload }
	}
}

function encode({ body, isForm, headers }: Draft): string {
	if (!isForm && headers['content-type'] && typeof body === 'string') return body
	if (!isForm) return JSON.stringify(body)
	const texts = Object.entries(body as object).map(([name, value]) => [name, asText(value)])
	return new URLSearchParams(texts).toString()
}

function asText(value: unknown): string {
	return typeof value === 'string' ? value : JSON.stringify(value)
}

function cut(value: unknown, longest: number): unknown {
	if (typeof value === 'string') return value.slice(0, longest)
	if (Array.isArray(value)) return value.slice(0, longest).map((item) => cut(item, longest))
	if (typeof value !== 'object' || value === null) return value
	const entries = Object.entries(value).slice(0, Math.max(50, longest))
	return Object.fromEntries(entries.map(([name, inner]) => [name, cut(inner, longest)]))
}
