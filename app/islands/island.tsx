import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import { PageContext, usePage } from '#app/site/page-context.tsx'

declare module 'react' {
	namespace JSX {
		interface IntrinsicElements {
			'page-island': {
				'data-of': string
				'data-props': string
				'data-files': string | undefined
				children: ReactNode
			}
		}
	}
}

/** Survives the way through JSON into the browser. */
type Plain<Value> = Value extends string | number | boolean | null | undefined
	? Value
	: Value extends (...args: never[]) => unknown
		? never
		: Value extends object
			? { [Key in keyof Value]: Plain<Value[Key]> }
			: never

type Props<Of extends object> = { of: ComponentType<Of> } & NoInfer<Of & Plain<Of>>

export type FoundIsland = { props: object; content: ReactNode }

type PageIslands = {
	found: FoundIsland[]
	/** Random, so that no text of a visitor's can pass for a placeholder. */
	nonce: string
	/** The scripts and stylesheets that each island needs beside the entry, by its name. */
	files: Readonly<Record<string, readonly string[]>>
}

/**
 * The islands of the page that is being rendered. The server renders each on its own (fill-islands.ts), as the browser
 * will: an island that relied on a context around it fails in every test, not at the visitor's.
 */
export const IslandsOfPage = createContext<PageIslands | undefined>(undefined)

/** An interactive part of a document: rendered in place by the server, hydrated with the same props by the browser. */
export function Island<Of extends object>({ of: Part, ...rest }: Props<Of>) {
	const page = usePage()
	const islands = useContext(IslandsOfPage)
	if (!islands) throw new Error(`${Part.name} is not on a visitor's page, or inside another island`)
	const props = rest as unknown as Of
	const content = (
		<PageContext value={page}>
			<Part {...props} />
		</PageContext>
	)
	const place = placeholder(islands.nonce, islands.found.push({ props, content }) - 1)
	return (
		<page-island
			data-of={Part.name}
			data-props={place}
			data-files={islands.files[Part.name]?.join(' ')}
		>
			{place}
		</page-island>
	)
}

export function placeholder(nonce: string, place: number): string {
	return `${nonce}-${place}`
}
