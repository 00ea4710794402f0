const es = {
	label: 'Imágenes de la página',
	previous: 'Imagen anterior',
	next: 'Imagen siguiente',
	close: 'Cerrar',
}

const en = {
	label: 'Pictures of the page',
	previous: 'Previous picture',
	next: 'Next picture',
	close: 'Close',
} satisfies typeof es

export const galleryWords = { es, en }
