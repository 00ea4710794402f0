import * as z from 'zod/mini'

z.config({ jitless: true })

/** The people who come. The specification's `Quantity` is their sum. */
export type Party = {
	adults: number
	/** The age of each. */
	children: number[]
}

const oldestChild = 17
const mostChildren = 199
const says = (error: string) => ({ error })

/** The ages of the children: a list, or text as the form has it, '4, 7'. */
export const ChildrenSchema = z.pipe(
	z.pipe(
		z.nullish(z.union([z.array(z.unknown()), z.string()], says('errChildren'))),
		z.transform((given) => (typeof given === 'string' ? agesIn(given) : (given ?? []))),
	),
	z.pipe(
		z.array(z.unknown()).check(z.maxLength(mostChildren, says('errChildren'))),
		z.array(
			z
				.int(says('errChildren'))
				.check(z.gte(0, says('errChildren')), z.lte(oldestChild, says('errChildren'))),
		),
	),
)

/** '4, 7' and '4 y 7' are [4, 7]. Anything but a whole number, such as '3.5' or '-3', stays, to be refused. */
function agesIn(text: string): unknown[] {
	const words = text.slice(0, 1000).split(/[\s,;]+/)
	return words
		.filter((word) => word !== '' && word !== 'y' && word !== 'and')
		.map((word) => (/^\d{1,3}$/.test(word) ? Number(word) : word))
}

/** The ages as the form's field has them. */
export function childrenAsText(children: readonly number[]): string {
	return children.join(', ')
}

export function partyOf(people: number, children: readonly number[] = []): Party {
	return { adults: people - children.length, children: [...children] }
}

export function sizeOf({ adults, children }: Party): number {
	return adults + children.length
}
