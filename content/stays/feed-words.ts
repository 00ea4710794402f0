import type { TakeKind } from '#domain/stays/availability.ts'

/** The titles of events in our calendar feeds, in the owner's language. */
export const feedWords = {
	confirmed: 'Reservado',
	phone: 'Reservado',
	held: 'Apartado',
	blocked: 'Bloqueado',
	imported: 'Reservado en otro sitio',
} satisfies Record<TakeKind, string>
