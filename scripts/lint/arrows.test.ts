import { join } from 'node:path'
import { expect, test } from 'vitest'
import { circlesIn, importsIn, readImports, subjectsOf, wrongImports } from './arrows.ts'

const project = readImports(join(import.meta.dirname, '../..'))

/** The project with one more file. */
const planted = (file: string, ...imports: string[]) => new Map([...project, [file, imports]])

const aCaseOfEachRule = [
	['domain/a.ts', 'content/b.ts', 'domain is pure'],
	['content/a.ts', 'app/b.ts', 'content holds words'],
	['db/a.ts', 'server/b.ts', 'db knows tables'],
	['pictures/a.ts', 'app/b.ts', 'pictures are drawn from content'],
	['server/a.ts', 'scripts/b.ts', 'scripts start the server'],
	['app/a.ts', 'server/b.ts', 'app knows no server'],
	['app/site/a.ts', 'app/components/b.ts', 'site is the ground'],
	['app/components/a.ts', 'app/reviews/b.ts', 'components only present'],
	['app/components/a.ts', 'app/waiting/b.ts', 'components only present'],
	['app/api/a.ts', 'app/owner/b.ts', 'api calls the server'],
	['app/shell/a.ts', 'app/owner/b.ts', 'the shell surrounds pages'],
	['app/offline/a.ts', 'app/reviews/b.ts', 'the shell surrounds pages'],
	['app/reviews/a.ts', 'app/pages/b.ts', 'pages compose subjects'],
	['app/reviews/a.ts', 'app/owner/b.ts', 'Subjects do not import each other'],
	['server/reviews/mail/a.ts', 'server/owner/b.ts', 'Subjects do not import each other'],
	['server/limits/a.ts', 'server/owner/b.ts', 'What subjects share knows none of them'],
	['domain/time/a.ts', 'domain/reviews/b.ts', 'What subjects share knows none of them'],
] as const

test('every import runs down the layers, and none to another subject', () => {
	expect(wrongImports(project)).toEqual([])
})

test.each(aCaseOfEachRule)('%s may not import %s: %s', (file, imported, reason) => {
	expect(wrongImports(planted(file, imported)).join()).toContain(reason)
})

test('no two files import each other, however far around and in whichever way', () => {
	expect(circlesIn(project)).toEqual([])
	const [file = ''] = project.get('app/root.tsx') ?? []
	expect(circlesIn(new Map([...project, [file, ['app/root.tsx']]]))).toHaveLength(1)
})

test('subjects are found by their folders, whatever they are called', () => {
	expect([...subjectsOf(project)]).toContain('reviews')
	const renamed = new Map(
		[...project].map(([file, imported]) => [
			file.replace('/reviews/', '/opinions/'),
			imported.map((name) => name.replace('/reviews/', '/opinions/')),
		]),
	)
	const wrong = wrongImports(new Map([...renamed, ['app/owner/a.ts', ['app/opinions/b.ts']]]))
	expect(wrong.join()).toContain('Subjects do not import each other')
})

test('types, `import()`, re-exports and workers are imports', () => {
	const code = `
		import type { A } from '#domain/a.ts'
		export * from './b.ts'
		const c = await import('./c.ts')
		type D = typeof import('#app/d.ts')
		new Worker(new URL('./e.ts', import.meta.url))
		import './f.css'
		import react from 'react'
	`
	expect(importsIn(code, 'app/x/file.ts')).toEqual([
		'domain/a.ts',
		'app/x/b.ts',
		'app/x/c.ts',
		'app/d.ts',
		'app/x/e.ts',
		'app/x/f.css',
	])
})
