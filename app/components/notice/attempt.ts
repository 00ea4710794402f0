import type { Notice } from './notices.ts'

/** Runs an action and returns a notice about its outcome. `work` returns the text for success. */
export async function attempt(
	work: () => Promise<string | Notice>,
	failed: string | ((problem: unknown) => string),
): Promise<Notice> {
	try {
		const done = await work()
		return typeof done === 'string' ? { text: done } : done
	} catch (problem) {
		return { text: typeof failed === 'string' ? failed : failed(problem), tone: 'bad' }
	}
}
