import { test } from 'vitest'
import { sweep } from '#tests/helpers/steps.ts'

type Run = (...values: unknown[]) => Promise<void> | void

/** Like `test.each`, with its first case in the first step and the others in the sweeps: for variants of one rule. */
export const testSampled = ((cases: readonly unknown[]) => (title: string, run: Run) => {
	test.each(cases.slice(0, 1))(title, run)
	test.each(cases.slice(1))(title, sweep, run)
}) as typeof test.each
