const timeoutMs = 3_000

type ReadPhone = (text: string) => string | undefined
let plans: Promise<{ readPhone: ReadPhone }> | undefined

/**
 * The number plans are fetched when a visitor begins to write, not with the page. Where they do not arrive in time, every
 * number passes: they only decide whether the visitor is asked to check it.
 */
export async function loadPhoneReader(): Promise<ReadPhone> {
	const late = new Promise<never>((_, reject) => setTimeout(reject, timeoutMs))
	try {
		// Tried once per page, even if it fails: otherwise every field would ask again when it is left.
		plans ??= import('#domain/text/phone.ts')
		return (await Promise.race([plans, late])).readPhone
	} catch {
		return (text) => text
	}
}
