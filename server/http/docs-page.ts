import { escapeHtml } from '#domain/text/text.ts'

/** The parts of an OpenAPI document that the page shows. */
export type OpenApiDocument = {
	info: { title: string; description?: string }
	paths?: Record<string, Record<string, Operation>>
}

type Operation = {
	summary?: string
	description?: string
	security?: object[]
	requestBody?: { content?: Record<string, { schema?: object }> }
	responses?: Record<
		string,
		{ description?: string; content?: Record<string, { schema?: object }> }
	>
}

export const docsStyle = `
:root{color-scheme:light dark}
body{font:16px/1.6 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:2rem 1rem}
section{border-top:1px solid #8888;padding:1rem 0}
h2{font-size:1.1rem}code,pre{font:14px/1.5 ui-monospace,monospace}
pre{overflow:auto;padding:1rem;border:1px solid #8888;border-radius:.5rem}
`

/** Plain HTML without scripts, so that the site's policy needs no exception. */
export function writeDocsPage({ info, paths = {} }: OpenApiDocument): string {
	const operations = Object.entries(paths).flatMap(([path, methods]) =>
		Object.entries(methods).map(([method, operation]) => writeOperation(method, path, operation)),
	)
	return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(info.title)}</title><style>${docsStyle}</style></head>
<body><main><h1>${escapeHtml(info.title)}</h1><p>${escapeHtml(info.description ?? '')}</p>
<p>For programs: <a href="/api/openapi.json">openapi.json</a></p>
${operations.join('\n')}
</main></body></html>`
}

function writeOperation(method: string, path: string, operation: Operation): string {
	const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema
	const responses = Object.entries(operation.responses ?? {}).map(([status, response]) => {
		const schema = Object.values(response.content ?? {})[0]?.schema
		return `<h3>${escapeHtml(status)} ${escapeHtml(response.description ?? '')}</h3>${schema ? writeSchema(schema) : ''}`
	})
	return `<section><h2><code>${method.toUpperCase()} ${escapeHtml(path)}</code></h2>
<p>${escapeHtml(operation.summary ?? '')}${operation.security ? ' Needs <code>x-auth-token</code>.' : ''}</p>
${operation.description ? `<p>${escapeHtml(operation.description)}</p>` : ''}
${body ? `<h3>Body</h3>${writeSchema(body)}` : ''}${responses.join('')}</section>`
}

function writeSchema(schema: object): string {
	return `<pre tabindex="0">${escapeHtml(JSON.stringify(schema, null, 2))}</pre>`
}
