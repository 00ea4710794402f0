/** Said wherever somebody at the desk, or on a page that they edit, saves something. */
const es = {
	notAllowed: 'Sus permisos cambiaron y ya no puede hacer esto: no se guardó.',
}

const en = {
	notAllowed: 'Your role has changed and you may no longer do this: it was not saved.',
} satisfies typeof es

export const saveWords = { es, en }
