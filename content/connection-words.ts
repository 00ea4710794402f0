/** Imported by the browser's code: without a connection nothing can be asked for. */
const es = {
	failed: 'Sin conexión: no pudimos abrir la página. Intente de nuevo.',
	retry: 'Intentar de nuevo',
	kept: 'Sin señal. Esta es la página como estaba el {time}; lo marcado con ⊘ no está guardado.',
	refresh: 'Actualizar la página',
}

const en = {
	failed: 'No connection: we could not open the page. Please try again.',
	retry: 'Try again',
	kept: 'No signal. This is the page as of {time}; what is marked ⊘ is not kept.',
	refresh: 'Refresh the page',
} satisfies typeof es

export const connectionWords = { es, en }
