/** For the owner, on every page: visitors load these too, so there are few. */
const es = {
	signedOut: 'Cerró la sesión. Ya no se ven los botones del propietario.',
	notLoaded: 'No se pudo cargar. Revise la señal y recargue la página.',
}

const en = {
	signedOut: 'You are signed out. The owner’s buttons are gone.',
	notLoaded: 'This could not be loaded. Check the signal and reload the page.',
} satisfies typeof es

export const sessionWords = { es, en }
