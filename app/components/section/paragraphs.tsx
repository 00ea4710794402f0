import { WithContacts } from './with-contacts.tsx'

export function Paragraphs({ texts }: { texts: readonly string[] }) {
	return texts.map((text) => (
		<p key={text}>
			<WithContacts text={text} />
		</p>
	))
}
