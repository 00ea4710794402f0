/** Messages that the specification requires in the browser's console (section 8), and failed islands. */
export function reportToConsole(
	message:
		| 'Not authentified'
		| 'No admin connected'
		| 'ERROR'
		| 'Email sent'
		| 'Email not sent'
		| 'An island failed',
	cause?: unknown,
) {
	// biome-ignore lint/suspicious/noConsole: the one place where the specification asks for it.
	console.log(message, ...(cause === undefined ? [] : [cause]))
}
