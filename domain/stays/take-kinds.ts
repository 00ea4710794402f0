/** What takes units. */
export const takeKinds = ['confirmed', 'held', 'phone', 'blocked', 'imported'] as const
export type TakeKind = (typeof takeKinds)[number]
