import type { PhotoErrorCode } from '#domain/editing/photo.ts'

/** The owner's photographs at /admin/photos. */
const es = {
	lead: 'Cada imagen del sitio, por páginas. Toque una para poner su propia foto; los visitantes la ven cuando la publique.',
	otherPages: 'En todo el sitio',
	states: {
		drawing: 'Dibujo',
		photo: 'Su foto',
		drafted: 'Sin publicar',
		removed: 'Vuelve al dibujo al publicar',
		undescribed: 'Falta la descripción',
	},
	undescribed: 'Describa primero las fotos que dicen «Falta la descripción».',
	loadFailed: 'No se pudieron consultar sus fotos.',
	dialog: {
		title: 'Foto de «{page}»',
		close: 'Cerrar',
		now: 'Así se ve ahora',
		take: 'Tomar una foto',
		choose: 'Elegir de la galería',
		chooseHint: 'JPEG, PNG, WebP o AVIF de hasta 15 MB. Puede estar de lado: se endereza sola.',
		replace: 'Elegir otra foto',
		sending: 'Enviando la foto: {percent} %',
		preparing: 'Preparando la foto en todos los tamaños…',
		focus: 'Lo que siempre debe verse',
		focusHint:
			'Toque en la foto lo más importante. Con teclado: ponga el foco en la foto y use las flechas.',
		focusLabel: 'Punto importante de la foto',
		focusAt: '{x} % desde la izquierda, {y} % desde arriba',
		crops: {
			page: 'En la página',
			phone: 'Al abrir el sitio en un teléfono',
			shared: 'Al compartir el enlace',
		},
		alt: {
			title: 'Qué se ve en la foto',
			hint: 'Para quien no puede verla y para los buscadores. Una frase: quién, qué y dónde.',
			es: 'En español',
			en: 'En inglés',
			either: 'Basta con un idioma: mientras el otro esté vacío, se usa este.',
		},
		save: 'Guardar en el borrador',
		saving: 'Guardando…',
		saved: 'La foto quedó en el borrador. Falta publicarla.',
		elsewhere:
			'Alguien guardó otros datos de esta foto mientras usted la editaba. La descripción ahora dice:',
		saveMine: 'Guardar lo mío',
		takeTheirs: 'Dejar lo otro',
		back: 'Volver al dibujo',
		isBack: 'El dibujo vuelve cuando publique.',
	},
	errors: {
		photoTooLarge:
			'La foto pesa más de 15 MB. Envíesela por WhatsApp o baje la calidad de la cámara, y elija esa copia.',
		photoHeic:
			'Es una foto HEIC, que los navegadores no muestran. En el iPhone: Ajustes, Cámara, Formatos, «Más compatible», y tómela de nuevo. En un Samsung: Cámara, Ajustes, Opciones de formato, apague «Imágenes de alta eficiencia». La que ya tomó: envíesela por WhatsApp y suba la copia que le llega.',
		photoGif: 'Es un GIF. Elija una foto: JPEG, PNG, WebP o AVIF.',
		photoSvg: 'Es un dibujo SVG, que puede llevar programas por dentro. Elija una foto.',
		photoUnknown: 'Ese archivo no es una foto que se pueda leer. Elija una JPEG, PNG, WebP o AVIF.',
		photoBroken:
			'El archivo está dañado o incompleto. Ábralo en el teléfono: si se ve bien, guarde una copia y elija esa.',
		photoTooManyPixels:
			'La foto tiene más de 50 megapíxeles. Tómela con menos resolución o elija una copia más pequeña.',
		photoTooHeavy:
			'La foto es demasiado pesada para preparar aquí. Guárdela como JPEG o más pequeña y vuelva a intentar.',
		photoTooSmall:
			'La foto es muy pequeña y se vería borrosa: se necesitan al menos 800 píxeles de ancho ya recortada.',
		altMissing: 'Escriba qué se ve en la foto, al menos en un idioma.',
		altTooLong: 'Muy larga: use hasta 300 letras.',
	} satisfies Record<PhotoErrorCode, string>,
	problems: {
		offline: 'No hay conexión: la foto no se envió. Inténtelo de nuevo cuando tenga señal.',
		overloaded: 'Hay otra foto en camino. Espere un momento y vuelva a intentar.',
		'already-sending': 'Otra foto suya viene en camino. Espere a que termine y vuelva a intentar.',
		'timed-out':
			'La foto llegaba muy despacio y alguien más esperaba. Acérquese a la señal y vuelva a intentar.',
		'edited-elsewhere': 'Alguien cambió esta foto mientras tanto. Se muestra la de ahora.',
		failed: 'Algo falló y no se guardó. Inténtelo de nuevo.',
	},
}

const en = {
	lead: 'Every picture of the site, by page. Tap one to put your own photograph there; visitors see it once you publish.',
	otherPages: 'On the whole site',
	states: {
		drawing: 'Drawing',
		photo: 'Your photo',
		drafted: 'Not published',
		removed: 'Back to the drawing when published',
		undescribed: 'Description missing',
	},
	undescribed: 'First describe the photos that say “Description missing”.',
	loadFailed: 'Your photos could not be read.',
	dialog: {
		title: 'Photo of “{page}”',
		close: 'Close',
		now: 'As it is now',
		take: 'Take a photo',
		choose: 'Choose from the gallery',
		chooseHint:
			'JPEG, PNG, WebP or AVIF up to 15 MB. It may lie on its side: it is turned upright.',
		replace: 'Choose another photo',
		sending: 'Sending the photo: {percent} %',
		preparing: 'Preparing the photo in all sizes…',
		focus: 'What must always be seen',
		focusHint:
			'Tap what matters most in the photo. With a keyboard: focus the photo and use the arrow keys.',
		focusLabel: 'What matters in the photo',
		focusAt: '{x} % from the left, {y} % from the top',
		crops: {
			page: 'On the page',
			phone: 'When the site opens on a phone',
			shared: 'In a shared link',
		},
		alt: {
			title: 'What the photo shows',
			hint: 'For those who cannot see it and for search engines. One sentence: who, what and where.',
			es: 'In Spanish',
			en: 'In English',
			either: 'One language is enough: while the other is empty, this one is used.',
		},
		save: 'Save to the draft',
		saving: 'Saving…',
		saved: 'The photo is in the draft. It is not published yet.',
		elsewhere:
			'Somebody saved other details of this photo while you were editing it. The description now says:',
		saveMine: 'Save mine',
		takeTheirs: 'Keep the other',
		back: 'Back to the drawing',
		isBack: 'The drawing is back once you publish.',
	},
	errors: {
		photoTooLarge:
			'The photo is larger than 15 MB. Send it to yourself by WhatsApp, or lower the camera’s quality, and choose that copy.',
		photoHeic:
			'This is a HEIC photo, which browsers do not show. On an iPhone: Settings, Camera, Formats, “Most Compatible”, and take it again. On a Samsung: Camera, Settings, Format options, switch off “High efficiency pictures”. One you have already taken: send it to yourself by WhatsApp and upload the copy you receive.',
		photoGif: 'This is a GIF. Choose a photo: JPEG, PNG, WebP or AVIF.',
		photoSvg: 'This is an SVG drawing, which can contain programs. Choose a photo.',
		photoUnknown: 'This file is not a photo that can be read. Choose a JPEG, PNG, WebP or AVIF.',
		photoBroken:
			'The file is damaged or incomplete. Open it on the phone: if it looks right, save a copy and choose that.',
		photoTooManyPixels:
			'The photo has more than 50 megapixels. Take it with a lower resolution or choose a smaller copy.',
		photoTooHeavy:
			'The photo is too heavy to prepare here. Save it as JPEG, or smaller, and try again.',
		photoTooSmall:
			'The photo is too small and would look blurred: it needs at least 800 pixels of width once cropped.',
		altMissing: 'Write what the photo shows, in one language at least.',
		altTooLong: 'Too long: use up to 300 letters.',
	},
	problems: {
		offline: 'There is no connection: the photo was not sent. Try again when you have signal.',
		overloaded: 'Another photo is on its way. Wait a moment and try again.',
		'already-sending': 'Another photo of yours is on its way. Wait until it is here and try again.',
		'timed-out':
			'The photo came very slowly and somebody else was waiting. Find a better signal and try again.',
		'edited-elsewhere': 'Somebody changed this photo meanwhile. You see the one of now.',
		failed: 'Something failed and nothing was saved. Try again.',
	},
} satisfies typeof es

export const photoWords = { es, en }
export type PhotoWords = typeof es
