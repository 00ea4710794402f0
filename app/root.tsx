import type { ReactNode } from 'react'
import { Meta, Outlet, type ShouldRevalidateFunctionArgs, useRouteLoaderData } from 'react-router'
import { chrome } from '#content/chrome.ts'
import { facts, factsInWords } from '#content/facts.ts'
import { links } from '#content/links.ts'
import { fill } from '#domain/fill.ts'
import { splitLocale } from '#domain/locale.ts'
import type { Route } from './+types/root.ts'
import { NoticeRegion } from './components/notice/notice-region.tsx'
import { useSendingFromAnyPage } from './enquiries/pending/send-from-any-page.ts'
import { Owner } from './owner/sign-in/owner.tsx'
import { servicesContext } from './services.ts'
import { BackToTop } from './shell/back-to-top.tsx'
import { ErrorPage } from './shell/error-page.tsx'
import { Footer } from './shell/footer.tsx'
import { LoadingScreen } from './shell/loading-screen.tsx'
import { NavigationProgress, useFreshStartOnRouteChange } from './shell/navigation-effects.tsx'
import { SkipLink } from './shell/skip-link.tsx'
import { ThumbBar } from './shell/thumb-bar.tsx'
import { TopBar } from './shell/top-bar.tsx'
import { useLocale } from './site/locale.tsx'
import { PageScripts } from './site/page-scripts.tsx'
import { PageStyles } from './site/page-styles.tsx'
import { useReplayOfEarlyClicks } from './site/start-when-needed.ts'
import { StructuredDataScript } from './site/structured-data-script.tsx'
import fraunces from './styles/fonts/fraunces-600.woff2?url'
import './styles/app.css'

export function loader({ url, context }: Route.LoaderArgs) {
	const { locale } = splitLocale(url.pathname)
	const { pictures, ownerName } = context.get(servicesContext)
	return {
		name: facts.name,
		chrome: fill(chrome[locale], factsInWords(locale)),
		links: links[locale],
		map: pictures.resolve('route-map', locale),
		icons: pictures.icons,
		ownerName,
	}
}

/** The words around the page change only with the language. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
	return splitLocale(currentUrl.pathname).locale !== splitLocale(nextUrl.pathname).locale
}

export function Layout({ children }: { children: ReactNode }) {
	const locale = useLocale()
	const root = useRouteLoaderData<typeof loader>('root')
	return (
		<html lang={locale === 'es' ? 'es-CO' : 'en'} suppressHydrationWarning>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
				<meta name="theme-color" media="(prefers-color-scheme: light)" content="#f7f2e6" />
				<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#10201c" />
				<Meta />
				<PageStyles />
				<StructuredDataScript />
				<link rel="preload" href={fraunces} as="font" type="font/woff2" crossOrigin="anonymous" />
				{root && (
					<>
						<link rel="icon" href={root.icons.favicon} type="image/svg+xml" />
						<link rel="apple-touch-icon" href={root.icons.appleTouch} />
					</>
				)}
				<link rel="manifest" href="/manifest.webmanifest" />
			</head>
			<body id="top">
				{children}
				<PageScripts />
			</body>
		</html>
	)
}

export default function Root({ loaderData }: Route.ComponentProps) {
	const { chrome, name, links, map } = loaderData
	useFreshStartOnRouteChange()
	useReplayOfEarlyClicks()
	useSendingFromAnyPage()
	return (
		<>
			<SkipLink label={chrome.skipToContent} />
			<LoadingScreen />
			<NavigationProgress />
			<TopBar chrome={chrome} name={name} />
			<main id="content">
				<Outlet />
				<BackToTop label={chrome.backToTop} />
			</main>
			<Footer chrome={chrome} name={name} links={links} map={map} />
			<Owner />
			<NoticeRegion />
			<ThumbBar chrome={chrome} whatsapp={links.whatsapp} />
		</>
	)
}

export function ErrorBoundary() {
	return <ErrorPage />
}
