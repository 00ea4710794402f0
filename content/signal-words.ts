const es = {
	kept: 'Sin señal. Esta es la página como estaba el {time}; lo marcado con ⊘ no está guardado.',
	/** On the page that stands for those that are not kept. */
	marked: 'Sin señal: lo marcado con ⊘ no está guardado en este aparato.',
	back: 'Volvió la señal. Esta es la página como estaba el {time}.',
	refresh: 'Actualizar la página',
}

const en = {
	kept: 'No signal. This is the page as of {time}; what is marked ⊘ is not kept.',
	marked: 'No signal: what is marked ⊘ is not kept on this device.',
	back: 'The signal is back. This is the page as of {time}.',
	refresh: 'Refresh the page',
} satisfies typeof es

export const signalWords = { es, en }
