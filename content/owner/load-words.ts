/** Shown wherever the desk loads data. */
const es = {
	loading: 'Cargando…',
	tryAgain: 'Intentar de nuevo',
}

const en = {
	loading: 'Loading…',
	tryAgain: 'Try again',
} satisfies typeof es

export const loadWords = { es, en }
