import { Outlet } from 'react-router'
import { Island } from '#app/islands/island.tsx'
import { PageTools } from '#app/islands/page-tools.tsx'
import { SignalRegion } from '#app/offline/signal-region.tsx'
import { useRootData } from '#app/site/loaders/root-data.ts'
import { Footer } from './footer.tsx'
import loading from './loading-screen.module.css'
import { SkipLink } from './skip-link.tsx'
import { ThumbBar } from './thumb-bar.tsx'
import { TopBar } from './top-bar.tsx'
import './site-layout.css'

/** The frame of every page for visitors. */
export default function SiteLayout() {
	const root = useRootData()
	if (!root) throw new Error('The layout needs the root loader to have succeeded')
	const { chrome, name, links } = root
	return (
		<>
			<SkipLink label={chrome.skipToContent} />
			<LoadingScreen />
			<Island of={SignalRegion} />
			<TopBar chrome={chrome} name={name} />
			<main id="content">
				<Outlet />
			</main>
			<Footer {...root} />
			<ThumbBar chrome={chrome} whatsapp={links.whatsapp} />
			<Island of={PageTools} />
		</>
	)
}

/**
 * Covers the page until the window's load event (docs/decisions/0009). It is CSS and one attribute, which
 * start-when-needed.ts sets.
 */
function LoadingScreen() {
	return (
		<div className={loading.screen} aria-hidden="true">
			{[...'LOADING'].map((letter, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the letters never change places.
				<span key={index}>{letter}</span>
			))}
		</div>
	)
}
