/** Imported by the browser's code: without a connection nothing can be asked for. */
const es = {
	failed: 'Sin conexión: no pudimos abrir la página. Intente de nuevo.',
	retry: 'Intentar de nuevo',
}

const en = {
	failed: 'No connection: we could not open the page. Please try again.',
	retry: 'Try again',
} satisfies typeof es

export const connectionWords = { es, en }
