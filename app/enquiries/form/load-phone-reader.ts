const timeoutMs = 3_000

/**
 * The number plans are fetched when a visitor begins to write, not with the page. Where they do not arrive in time, every
 * number passes: they only decide whether the visitor is asked to check it.
 */
export async function loadPhoneReader(): Promise<(text: string) => string | undefined> {
	const late = new Promise<never>((_, reject) => setTimeout(reject, timeoutMs))
	try {
		return (await Promise.race([import('#domain/text/phone.ts'), late])).readPhone
	} catch {
		return (text) => text
	}
}
