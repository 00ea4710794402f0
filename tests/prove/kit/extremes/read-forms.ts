import type { FastifyInstance } from 'fastify'

export type PageForm = {
	/** Where it is posted to, or opened with its fields as a query. */
	address: string
	method: 'GET' | 'POST'
	fields: Record<string, string>
}

const mostPages = 200

/**
 * Opens the pages of the sitemap, the given ones and those they link to, and reads their forms. Every parameter in a link
 * is a field of that page, like those of a form that is sent by GET.
 */
export async function readForms(app: FastifyInstance, entrances: string[]): Promise<PageForm[]> {
	const sitemap = (await app.inject({ url: '/sitemap.xml' })).body
	const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc)
	const pages = new Set([...listed.map((loc) => new URL(loc).pathname), ...entrances])
	const forms = new Map<string, PageForm>()
	const add = (form: PageForm) => {
		const key = `${form.method} ${form.address}`
		const known = forms.get(key)
		forms.set(key, { ...form, fields: { ...known?.fields, ...form.fields } })
	}
	// A set that grows while it is read: pages found on the way are opened too.
	for (const page of pages) {
		if (pages.size > mostPages) break
		const response = await app.inject({ url: page })
		if (!String(response.headers['content-type']).startsWith('text/html')) continue
		add({ address: page, method: 'GET', fields: {} })
		for (const form of formsIn(response.body, page)) add(form)
		for (const [, href = ''] of response.body.matchAll(/<a\b[^>]*?\bhref="([^"]+)"/g)) {
			const url = new URL(decoded(href), `http://localhost${page}`)
			if (url.host !== 'localhost' || /\.\w+$|^\/api\//.test(url.pathname)) continue
			pages.add(url.pathname)
			add({ address: url.pathname, method: 'GET', fields: Object.fromEntries(url.searchParams) })
		}
	}
	return [...forms.values()]
}

function formsIn(html: string, page: string): PageForm[] {
	return [...html.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)].map(
		([, tag = '', inside = '']) => {
			const action = attribute(tag, 'action') ?? page
			const { pathname } = new URL(action, `http://localhost${page}`)
			const isPost = attribute(tag, 'method')?.toLowerCase() === 'post'
			return {
				address: pathname,
				method: isPost ? 'POST' : 'GET',
				fields: Object.fromEntries(
					[...inside.matchAll(/<(?:input|select|textarea|button)\b[^>]*>/g)].flatMap(
						([control]) => {
							const name = attribute(control, 'name')
							return name ? [[name, attribute(control, 'value') ?? '']] : []
						},
					),
				),
			}
		},
	)
}

function attribute(tag: string, name: string): string | undefined {
	const value = new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(tag)?.[1]
	return value === undefined ? undefined : decoded(value)
}

function decoded(text: string): string {
	return text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"')
}
