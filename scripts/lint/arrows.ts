import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** Files by their path, each with the paths of the files it imports: values, types, `import()` and workers. */
export type Imports = ReadonlyMap<string, readonly string[]>

const layers = ['app', 'server', 'domain', 'db', 'content', 'pictures', 'scripts']

/** What the files of a folder may not import, and why. */
const rules: [from: string[], to: string[], reason: string][] = [
	[
		['domain'],
		['content', 'app', 'server', 'db', 'pictures', 'scripts'],
		'domain is pure: schemas, types, rules. It leans on nothing.',
	],
	[
		['content'],
		['app', 'server', 'db', 'pictures', 'scripts'],
		'content holds words and facts; only domain is below it.',
	],
	[
		['db'],
		['content', 'app', 'server', 'pictures', 'scripts'],
		'db knows tables, not the site; only domain is below it.',
	],
	[
		['pictures'],
		['app', 'server', 'db', 'scripts'],
		'pictures are drawn from content; they know neither pages nor the server.',
	],
	[['server'], ['scripts'], 'scripts start the server, not the other way round.'],
	[
		['app'],
		['server', 'db', 'pictures', 'scripts'],
		'app knows no server: it declares what it needs in app/services.ts, and what both sides say to each other is a type in domain.',
	],
	[
		['app/site'],
		['app/api', 'app/components', 'app/shell', 'app/offline', 'app/waiting', 'app/pages', 'app/*'],
		'site is the ground that components and subjects stand on.',
	],
	[
		['app/components'],
		['app/api', 'app/shell', 'app/offline', 'app/waiting', 'app/pages', 'app/*'],
		'components only present: they know no subject, page or API.',
	],
	[
		['app/api'],
		['app/shell', 'app/offline', 'app/waiting', 'app/pages', 'app/*'],
		'api calls the server for every subject; it knows none of them.',
	],
	[
		['app/shell', 'app/offline', 'app/waiting'],
		['app/pages', 'app/*'],
		'the shell surrounds pages; app/root.tsx adds what a subject contributes.',
	],
	[['app/*'], ['app/pages', 'app/shell'], 'pages compose subjects, not the other way round.'],
	[
		['server/http', 'server/limits', 'server/mail', 'server/pictures', 'server/calendar-files'],
		['server/*'],
		'What subjects share knows none of them.',
	],
	[
		['domain/time', 'domain/text', 'domain/offers', 'domain/forms'],
		['domain/*'],
		'What subjects share knows none of them.',
	],
]

export function readImports(root: string): Imports {
	const names = layers.flatMap((layer) =>
		readdirSync(join(root, layer), { recursive: true, encoding: 'utf8' })
			.filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|\bfixtures\//.test(name))
			.map((name) => `${layer}/${name}`),
	)
	return new Map(
		names.map((name) => [name, importsIn(readFileSync(join(root, name), 'utf8'), name)]),
	)
}

export function importsIn(code: string, file: string): string[] {
	const found = code.matchAll(/(?:\bfrom|\bimport|\bimport\(|\bnew URL\()\s*['"]([#.][^'"]+)['"]/g)
	return [...found].map(([, name = '']) =>
		name.startsWith('#') ? name.slice(1) : normalize(join(dirname(file), name)),
	)
}

/** The folders that domain shares with at least two of the other layers. */
export function subjectsOf(files: Imports): Set<string> {
	const foldersOf = (layer: string) =>
		new Set(
			[...files.keys()]
				.map((name) => name.split('/'))
				.filter((parts) => parts[0] === layer && parts.length > 2)
				.map((parts) => parts[1]),
		)
	const others = ['app', 'server', 'content'].map(foldersOf)
	const isSubject = (name = '') => others.filter((folders) => folders.has(name)).length >= 2
	return new Set(
		[...foldersOf('domain')].filter((name) => name !== undefined && isSubject(name)) as string[],
	)
}

/** Each import that runs against the rules, with the reason. */
export function wrongImports(files: Imports): string[] {
	const subjects = subjectsOf(files)
	const isIn = (file: string, folder: string) => {
		const [layer, name] = folder.split('/')
		if (name === '*') return layer === layerOf(file) && subjects.has(folderOf(file))
		return file.startsWith(`${folder}/`)
	}
	return [...files].flatMap(([file, imported]) =>
		imported.flatMap((target) => {
			const reasons = rules
				.filter(([from]) => from.some((folder) => isIn(file, folder)))
				.filter(([, to]) => to.some((folder) => isIn(target, folder)))
				.map(([, , reason]) => reason)
			const isOfAnother =
				layerOf(file) === layerOf(target) &&
				folderOf(file) !== folderOf(target) &&
				[file, target].every((name) => subjects.has(folderOf(name)))
			if (isOfAnother)
				reasons.push(
					'Subjects do not import each other inside a layer: compose them in a page or in server/, or move what they share down.',
				)
			return reasons.map((reason) => `${file} imports ${target}. ${reason}`)
		}),
	)
}

const layerOf = (file: string) => file.split('/')[0] ?? ''
const folderOf = (file: string) => (file.split('/').length > 2 ? (file.split('/')[1] ?? '') : '')

/** The files that import each other, by whichever way: the strongly connected parts (Tarjan). */
export function circlesIn(files: Imports): string[][] {
	const order = new Map<string, number>()
	const open: string[] = []
	const circles: string[][] = []
	const visit = (file: string): number => {
		const place = order.size
		order.set(file, place)
		let low = place
		open.push(file)
		for (const next of files.get(file) ?? []) {
			if (!files.has(next)) continue
			if (!order.has(next)) low = Math.min(low, visit(next))
			else if (open.includes(next)) low = Math.min(low, order.get(next) ?? low)
		}
		if (low === place) {
			const circle = open.splice(open.indexOf(file))
			if (circle.length > 1) circles.push(circle)
		}
		return low
	}
	for (const file of files.keys()) if (!order.has(file)) visit(file)
	return circles
}
