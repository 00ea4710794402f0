import type { AccessKind } from '#domain/owner/people.ts'

/** People who were given access within a day: for owners in *today*, and in a mail to the house. */
const es = {
	title: 'Cambios en quién puede entrar',
	text: 'Esto pasó en el último día. Si usted no lo reconoce, quite ese acceso, cierre las demás sesiones y cambie su contraseña.',
	happened: {
		invited: '{by} invitó a {name}.',
		'new-link': '{by} le hizo a {name} un enlace para otra contraseña.',
		joined: '{name} entró con el enlace que hizo {by}.',
		'new-role': '{by} cambió lo que {name} puede hacer.',
		'switched-on': '{by} le devolvió el acceso a {name}.',
	} satisfies Record<AccessKind, string>,
	unknown: 'Alguien',
	toPeople: 'Ver las personas',
	mail: {
		subject: 'Acceso al escritorio: {name}',
		text: 'Si ustedes lo hicieron, no hay nada que hacer. Si no lo reconocen, entren ya: quiten ese acceso, cierren las demás sesiones y cambien la contraseña.',
		role: 'Puede hacer',
		at: 'Cuándo',
		link: 'Ver quién puede entrar',
	},
}

const en = {
	title: 'Changes in who may sign in',
	text: 'This happened within the last day. If you do not recognise it, take that access away, end the other sessions and change your password.',
	happened: {
		invited: '{by} invited {name}.',
		'new-link': '{by} made {name} a link for a new password.',
		joined: '{name} came in with the link that {by} made.',
		'new-role': '{by} changed what {name} may do.',
		'switched-on': '{by} gave {name} access again.',
	},
	unknown: 'Somebody',
	toPeople: 'See the people',
	mail: {
		subject: 'Access to the desk: {name}',
		text: 'If it was you, there is nothing to do. If you do not recognise it, sign in now: take that access away, end the other sessions and change the password.',
		role: 'May do',
		at: 'When',
		link: 'See who may sign in',
	},
} satisfies typeof es

export const givenAccessWords = { es, en }
