import type { ReactNode } from 'react'
import { ActionLink } from '#app/components/action-link/action-link.tsx'
import type { PageHead } from '#app/site/head/page-head.ts'
import { useChrome } from '#app/site/loaders/root-data.ts'
import { LocalLink } from '#app/site/local-link.tsx'
import type { PageCopy } from '#content/pages/page-content.ts'
import { splitLocale } from '#domain/locale.ts'
import styles from './page.module.css'

type Props = { copy: PageCopy; head: PageHead; children: ReactNode }

/** The frame of every page but the home page: breadcrumbs, title, content and a next step. */
export function Page({ copy, head, children }: Props) {
	return (
		<Column>
			<Breadcrumbs head={head} />
			<header className={styles.header}>
				<h1>{copy.title}</h1>
				<p className={styles.lead}>{copy.lead}</p>
			</header>
			{children}
			<NextStep {...copy.nextStep} />
		</Column>
	)
}

/** The page's width and margins. */
export function Column({ children }: { children: ReactNode }) {
	return <div className={styles.column}>{children}</div>
}

function Breadcrumbs({ head }: { head: PageHead }) {
	return (
		<nav className={styles.crumbs} aria-label={useChrome().breadcrumbs}>
			<ol>
				{head.crumbs.map(({ name, path }, index) => (
					<li key={path}>
						{index === head.crumbs.length - 1 ? (
							<span aria-current="page">{name}</span>
						) : (
							<LocalLink to={splitLocale(path).path}>{name}</LocalLink>
						)}
					</li>
				))}
			</ol>
		</nav>
	)
}

export function NextStep({ text, label, to }: PageCopy['nextStep']) {
	return (
		<aside className={styles.next}>
			<p>{text}</p>
			<ActionLink to={to}>{label}</ActionLink>
		</aside>
	)
}
