import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts } from 'react-router'
import { localizePath, pageLanguages } from '#domain/locale.ts'
import { ErrorPage } from './shell/error-page.tsx'
import { PageInfoScript, PageScript, PageStyles, useInlineNonce } from './site/head/page-assets.tsx'
import { StructuredDataScript } from './site/head/structured-data.tsx'
import { loadRootData, usePageInfo, useRootData } from './site/loaders/root-data.ts'
import { isDesk, PageContext } from './site/page-context.tsx'
import fraunces from './styles/fonts/fraunces-600.woff2?url'
import './styles/app.css'

export const loader = loadRootData

/** The words around a section of the desk change only with the language, whose links load a new document. */
export const shouldRevalidate = () => false

/** The document of both halves: visitors' pages with islands (app/islands), and the desk with React Router's scripts. */
export function Layout({ children }: { children: ReactNode }) {
	const page = usePageInfo()
	const root = useRootData()
	const nonce = useInlineNonce()
	const isForOwner = isDesk(page.path)
	return (
		<html lang={pageLanguages[page.locale]} suppressHydrationWarning>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
				<meta name="theme-color" media="(prefers-color-scheme: light)" content="#f7f2e6" />
				<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#10201c" />
				<Meta />
				<PageStyles />
				{(isForOwner || import.meta.env.DEV) && <Links />}
				<StructuredDataScript />
				<link rel="preload" href={fraunces} as="font" type="font/woff2" crossOrigin="anonymous" />
				{root && (
					<>
						<link rel="icon" href={root.icons.favicon} type="image/svg+xml" />
						<link rel="apple-touch-icon" href={root.icons.appleTouch} />
					</>
				)}
				<link
					rel="manifest"
					href={localizePath(`/${isForOwner ? 'admin' : 'manifest'}.webmanifest`, page.locale)}
				/>
			</head>
			<body id="top">
				<PageContext value={page}>{children}</PageContext>
				{isForOwner ? <Scripts nonce={nonce} /> : <PageInfoScript {...page} />}
				<PageScript />
			</body>
		</html>
	)
}

export default function Root() {
	return <Outlet />
}

export function ErrorBoundary() {
	return <ErrorPage />
}
