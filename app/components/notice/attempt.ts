import type { Notice } from './notices.ts'

/** Runs an action and returns the notice that tells how it went. `work` returns what to say when it succeeds. */
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
