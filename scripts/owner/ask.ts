import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

const { stdin, stdout } = process

/** Asks a question in the terminal and reads a line, without showing what is typed if it is secret. */
export async function ask(question: string, { isHidden = false } = {}): Promise<string> {
	stdout.write(question)
	const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
	const output = isHidden ? nowhere : stdout
	const reader = createInterface({ input: stdin, output, terminal: stdin.isTTY })
	reader.once('SIGINT', () => process.exit(130))
	try {
		for await (const line of reader) return line.trim()
		return ''
	} finally {
		reader.close()
		if (isHidden) stdout.write('\n')
	}
}
