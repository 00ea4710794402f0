import { data } from 'react-router'
import { Column } from '#app/components/page/page.tsx'
import { pageMeta } from '#app/site/page-loader.ts'
import { useChrome } from '#app/site/root-data.ts'
import type { Route } from './+types/unknown-path.ts'
import HomePage, { loader as homeLoader } from './home.tsx'

/** Unknown paths show the home page (specification) with status 404, for search engines (docs/decisions/0001). */
export function loader(args: Route.LoaderArgs) {
	return data(homeLoader(args), { status: 404 })
}

export function meta(args: Route.MetaArgs) {
	return [...pageMeta(args), { name: 'robots', content: 'noindex' }]
}

export default function UnknownPath(props: Route.ComponentProps) {
	return (
		<>
			<Column>
				<p role="status">{useChrome().unknownPath}</p>
			</Column>
			<HomePage {...(props as unknown as Parameters<typeof HomePage>[0])} />
		</>
	)
}
