import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

const { stdin, stdout } = process

/** One reader for all questions when the input is piped, because it reads ahead. */
let pipedLines: AsyncIterator<string> | undefined

/**
 * Asks a question in the terminal and reads a line, without showing what is typed if it is secret. Returns undefined at the
 * end of the input.
 */
export async function ask(
	question: string,
	{ isHidden = false } = {},
): Promise<string | undefined> {
	// Spaces at the ends of a password count at the sign-in.
	const read = (line: string) => (isHidden ? line : line.trim())
	stdout.write(question)
	if (!stdin.isTTY) {
		pipedLines ??= createInterface({ input: stdin })[Symbol.asyncIterator]()
		const line = await pipedLines.next()
		return line.done ? undefined : read(line.value)
	}
	const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
	const reader = createInterface({
		input: stdin,
		output: isHidden ? nowhere : stdout,
		terminal: true,
	})
	reader.once('SIGINT', () => process.exit(130))
	try {
		for await (const line of reader) return read(line)
		return undefined
	} finally {
		reader.close()
		if (isHidden) stdout.write('\n')
	}
}
