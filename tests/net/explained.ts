import type { Explained } from './compare.ts'

/** Answers in which this version is meant to differ from the one that made the net. Empty until one is. */
export const explained: readonly Explained[] = []
