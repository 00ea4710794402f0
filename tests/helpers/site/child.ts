import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'

interface Child {
	process: ChildProcessByStdio<Writable, Readable, Readable>
	/** Its output so far, line by line. */
	lines: string[]
	/** Resolves with the first line that matches; rejects when the process ends without one. */
	line(pattern: RegExp): Promise<string>
	/** Resolves once the process has ended and its output is read. */
	ended: Promise<{ code: number | null; errors: string }>
}

/** Runs one of our TypeScript files in its own process. Compiled code is kept: a start takes 0.4 s instead of 0.65 s. */
export function startChild(file: string, args: string[], env: NodeJS.ProcessEnv = {}): Child {
	const child = spawn(process.execPath, [file, ...args], {
		stdio: ['pipe', 'pipe', 'pipe'],
		env: { NODE_COMPILE_CACHE: 'node_modules/.cache/compiled', ...process.env, ...env },
	})
	const lines: string[] = []
	const reader = createInterface(child.stdout)
	reader.on('line', (line) => lines.push(line))
	let errors = ''
	child.stderr.on('data', (chunk) => {
		errors += chunk
	})
	const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, errors }))

	async function line(pattern: RegExp) {
		let over = false
		const end = ended.then(() => {
			over = true
		})
		for (;;) {
			const found = lines.find((it) => pattern.test(it))
			if (found !== undefined) return found
			if (over) throw new Error(`It ended without a line like ${pattern}: ${errors}`)
			await Promise.race([once(reader, 'line'), end])
		}
	}

	return { process: child, lines, line, ended }
}
