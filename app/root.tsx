import type { ReactNode } from 'react'
import { Meta, Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import { localizePath, splitLocale } from '#domain/locale.ts'
import type { Route } from './+types/root.ts'
import { NoticeRegion } from './components/notice/notice-region.tsx'
import { hasPending } from './enquiries/pending/pending-marker.ts'
import { stayWithoutConnection } from './offline/page-changes.ts'
import { SignalRegion } from './offline/signal-region.tsx'
import { useKeeping } from './offline/use-keeping.ts'
import { OwnerShortcuts } from './owner/sign-in/owner-shortcuts.tsx'
import { ErrorPage } from './shell/error-page.tsx'
import { Footer } from './shell/footer.tsx'
import { LoadingScreen } from './shell/loading-screen.tsx'
import {
	NavigationProgress,
	useConnectionGuard,
	useResetOnNavigation,
} from './shell/navigation-effects.tsx'
import { SkipLink } from './shell/skip-link.tsx'
import { ThumbBar } from './shell/thumb-bar.tsx'
import { TopBar } from './shell/top-bar.tsx'
import { PageStyles } from './site/head/page-styles.tsx'
import { StructuredDataScript } from './site/head/structured-data.tsx'
import { PageScripts } from './site/hydration/page-scripts.tsx'
import { useTakeover } from './site/hydration/taking-over.ts'
import { loadRootData, useRootData } from './site/loaders/root-data.ts'
import { isDesk, useLocale, usePagePath } from './site/locale.tsx'
import fraunces from './styles/fonts/fraunces-600.woff2?url'
import { type BackgroundSender, useBackgroundSending } from './waiting/use-background-sending.ts'
import { hasPosts } from './waiting/waiting-posts.ts'
import './styles/app.css'

export const loader = loadRootData
export const clientMiddleware = [stayWithoutConnection]

/** The words around the page change only with the language, and while the owner edits them. */
export function shouldRevalidate({
	currentUrl,
	nextUrl,
	formMethod,
}: ShouldRevalidateFunctionArgs) {
	return (
		splitLocale(currentUrl.pathname).locale !== splitLocale(nextUrl.pathname).locale ||
		(currentUrl.href === nextUrl.href && !formMethod)
	)
}

const loadEditor = () => import('./editing/mode/editing-mode.tsx')

const senders: BackgroundSender[] = [
	{
		shownOn: ['/booking', '/contact-us'],
		hasWaiting: hasPending,
		load: () => import('./enquiries/pending/send-in-background.ts'),
	},
	{
		shownOn: ['/reviews'],
		hasWaiting: () => hasPosts(['review']),
		load: () => import('./reviews/waiting/send-in-background.ts'),
	},
]

export function Layout({ children }: { children: ReactNode }) {
	const locale = useLocale()
	const root = useRootData()
	const isDesk = usePagePath().startsWith('/admin')
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
				<link
					rel="manifest"
					href={localizePath(`/${isDesk ? 'admin' : 'manifest'}.webmanifest`, locale)}
				/>
			</head>
			<body id="top">
				{children}
				<PageScripts />
			</body>
		</html>
	)
}

export default function Root({ loaderData }: Route.ComponentProps) {
	const { chrome, name, links, map, hours, specialDays } = loaderData
	useResetOnNavigation()
	useConnectionGuard()
	useTakeover()
	useBackgroundSending(senders)
	useKeeping()
	const isForVisitors = !isDesk(usePagePath())
	return (
		<>
			<SkipLink label={chrome.skipToContent} />
			{isForVisitors && (
				<>
					<LoadingScreen />
					<SignalRegion />
				</>
			)}
			<NavigationProgress />
			{isForVisitors ? (
				<>
					<TopBar chrome={chrome} name={name} />
					<main id="content">
						<Outlet />
					</main>
					<Footer {...{ chrome, name, links, map, hours, specialDays }} />
				</>
			) : (
				<Outlet />
			)}
			<NoticeRegion />
			{isForVisitors && <ThumbBar chrome={chrome} whatsapp={links.whatsapp} />}
			<OwnerShortcuts {...(isForVisitors && { loadEditor })} />
		</>
	)
}

export function ErrorBoundary() {
	return <ErrorPage />
}
