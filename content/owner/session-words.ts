/** For the owner, on every page: visitors load these too, so there are few. */
const es = {
	signedOut: 'Cerró la sesión.',
	notLoaded: 'No se pudo cargar. Revise la señal y recargue.',
}

const en = {
	signedOut: 'You are signed out.',
	notLoaded: 'Not loaded. Check the signal and reload.',
} satisfies typeof es

export const sessionWords = { es, en }
