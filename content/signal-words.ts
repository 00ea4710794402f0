const es = {
	kept: 'Sin señal. Esta es la página como estaba el {time}; lo tachado no está guardado.',
	back: 'Volvió la señal. Esta es la página como estaba el {time}.',
	refresh: 'Actualizar la página',
}

const en = {
	kept: 'No signal. This is the page as of {time}; what is crossed out is not kept.',
	back: 'The signal is back. This is the page as of {time}.',
	refresh: 'Refresh the page',
} satisfies typeof es

export const signalWords = { es, en }
