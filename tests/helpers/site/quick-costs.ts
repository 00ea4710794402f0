import type { Effort } from '#server/limits/spam/proofs.ts'
import type { HashCost } from '#server/owner/credentials/password-hash.ts'

/** Real password hashes are slow on purpose; these are not. */
export const quickCost: HashCost = { memoryKiB: 8, passes: 1, parallelism: 1 }

/** Proofs of work that a browser computes at once. */
export const quickEffort: Effort = { cost: 1, fewest: 1, most: 5 }
