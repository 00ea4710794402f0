/**
 * Tests run in two steps. The first, `npm test`, has types, lint, unit and API tests, and one browser journey per capability.
 * The second, which `npm run test:all` adds, has the sweeps: what is true of every page at every width, in both languages and
 * schemes, on slow lines, in old browsers and on paper, and the long variants of other tests. A test with this tag, which both
 * test runners read, is a sweep; every other one is in the first step (tests/helpers/steps.test.ts). It is frozen because
 * `test.concurrent` writes into the options that it is given, and would make all sweeps after it concurrent.
 */
export const sweep = Object.freeze({ tag: '@sweep', tags: ['sweep'] } as const satisfies Step)

/** For the second argument of `test`. */
export type Step = { tag?: '@sweep'; tags?: 'sweep'[] }

/** Cases for the first step, then those that only the sweeps run: `for (const [posts, step] of inSteps([200], [1000]))`. */
export function inSteps<const First, const Swept>(
	first: readonly First[],
	swept: readonly Swept[],
): (readonly [First | Swept, Step])[] {
	return [...first.map((it) => [it, {}] as const), ...swept.map((it) => [it, sweep] as const)]
}
