import { join } from 'node:path'
import { facts as builtIn } from '#content/facts.ts'
import type { Facts } from '#domain/facts.ts'

/** The built-in facts with the changes of the environment (other-facts.mjs). */
export const facts: Facts = { ...builtIn, ...JSON.parse(process.env.OTHER_FACTS ?? '{}') }

/** For `startSite`: the site with these facts. */
export function withFacts(changes: Partial<Facts>): NodeJS.ProcessEnv {
	return {
		NODE_OPTIONS: `--import ${join(import.meta.dirname, 'other-facts.mjs')}`,
		OTHER_FACTS: JSON.stringify(changes),
	}
}

/** Forty characters. */
export const longName = 'Hacienda Campestre Los Yarumos de Acaime'
