import { Column, NextStep } from '#app/components/page/page.tsx'
import { Picture } from '#app/components/picture/picture.tsx'
import { pageLoader, pageMeta } from '#app/page-content.ts'
import { home } from '#content/pages/home.ts'
import type { Route } from './+types/home.ts'

export const loader = pageLoader(home)
export const meta = pageMeta

export default function HomePage({ loaderData }: Route.ComponentProps) {
	const { copy, slides } = loaderData
	return (
		<Column>
			<h1>{copy.title}</h1>
			<p>{copy.lead}</p>
			{slides[0] && <Picture picture={slides[0]} sizes="100vw" priority />}
			<NextStep {...copy.nextStep} />
		</Column>
	)
}
