/** Why a review was not published, in the visitor's words. */
export type Refusal = {
	title: string
	text?: string
	errors: { name: string; message: string }[]
}

export function errorOf(refusal: Refusal | undefined, name: string): string | undefined {
	return refusal?.errors.find((error) => error.name === name)?.message
}
