import { useChrome, useRootData } from '#app/site/loaders/root-data.ts'
import { useWords } from '#app/site/page-context.tsx'
import { directionsWords } from '#content/directions-words.ts'
import { type Coordinates, directionsTo } from '#domain/directions.ts'
import styles from './directions.module.css'

const apps = ['google', 'waze', 'apple', 'geo'] as const

/** Links that open the route in the visitor's app for maps. */
export function Directions({ coordinates }: { coordinates: Coordinates }) {
	const words = useWords(directionsWords, 'directions')
	const { newTab } = useChrome()
	const links = directionsTo(coordinates, useRootData()?.name ?? '')
	return (
		<div className={styles.directions}>
			<p id="route-apps">{words.title}</p>
			<ul aria-labelledby="route-apps">
				{apps.map((app) => (
					<li key={app} data-app={app}>
						<a
							href={links[app]}
							{...(app !== 'geo' && {
								target: '_blank',
								rel: 'noopener',
								'aria-label': `${words.apps[app]} ${newTab}`,
							})}
						>
							{words.apps[app]}
						</a>
					</li>
				))}
			</ul>
		</div>
	)
}
