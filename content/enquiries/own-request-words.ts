/** Copying and sharing the link to a guest's own page; the list of them is a page of its own. */
const es = {
	copy: 'Copiar el enlace',
	copied: 'El enlace está copiado',
	copyFailed: 'No se pudo copiar. Deje el dedo sobre el enlace y cópielo desde ahí.',
	share: 'Compartir',
	shareTitle: 'Solicitud {reference}',
	found: 'Este navegador la recuerda:',
	all: 'mis solicitudes',
}

const en = {
	copy: 'Copy the link',
	copied: 'The link is copied',
	copyFailed: 'It could not be copied. Press and hold the link, and copy it from there.',
	share: 'Share',
	shareTitle: 'Request {reference}',
	found: 'This browser remembers it:',
	all: 'my requests',
} satisfies typeof es

export const ownRequestWords = { es, en }
