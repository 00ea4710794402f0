import { data } from 'react-router'
import { Column } from '#app/components/page/page.tsx'
import { servicesContext } from '#app/services.ts'
import { pageMeta } from '#app/site/loaders/page-loader.ts'
import { splitLocale } from '#domain/locale.ts'
import type { Route } from './+types/unknown-path.ts'
import HomePage, { loader as homeLoader } from './home.tsx'

/** Unknown paths show the home page (specification) with status 404, for search engines (docs/decisions/0001). */
export async function loader(args: Route.LoaderArgs) {
	const { content } = args.context.get(servicesContext)
	const { unknownPath } = content.chrome[splitLocale(args.url.pathname).locale]
	const { data: home, init } = await homeLoader(args)
	return data({ ...home, unknownPath }, { ...init, status: 404 })
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export function meta(args: Route.MetaArgs) {
	return [...pageMeta(args), { name: 'robots', content: 'noindex' }]
}

export default function UnknownPath(props: Route.ComponentProps) {
	return (
		<>
			<Column>
				<p role="status">{props.loaderData.unknownPath}</p>
			</Column>
			<HomePage {...(props as unknown as Parameters<typeof HomePage>[0])} />
		</>
	)
}
