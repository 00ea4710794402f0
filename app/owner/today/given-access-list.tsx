import type { ReactNode } from 'react'
import { useLocale, useWords } from '#app/site/page-context.tsx'
import { givenAccessWords } from '#content/owner/given-access-words.ts'
import { peopleWords } from '#content/owner/people-words.ts'
import type { GivenAccess } from '#domain/owner/people.ts'
import { dot } from '#domain/text/dot.ts'
import { fill } from '#domain/text/fill.ts'
import { formatTime } from '#domain/time/dates.ts'

type Props = { given: readonly GivenAccess[]; toPeople: (label: string) => ReactNode }

/** For owners: who was given access within a day. */
export function GivenAccessList({ given, toPeople }: Props) {
	const words = useWords(givenAccessWords)
	const { roles } = useWords(peopleWords)
	const locale = useLocale()
	return (
		<section className="card lined stack">
			<h2>{words.title}</h2>
			<p>{words.text}</p>
			<ul className="plain-list stack">
				{given.map(({ id, kind, name, by, role, at }) => (
					<li key={id}>
						{fill(words.happened[kind], { name, by: by ?? words.unknown })}{' '}
						<small>{[roles[role], formatTime(Date.parse(at), locale)].join(dot)}</small>
					</li>
				))}
			</ul>
			<div>{toPeople(words.toPeople)}</div>
		</section>
	)
}
