import { Page } from '#app/components/page/page.tsx'
import { FramedPicture } from '#app/components/picture/framed-picture.tsx'
import { CheckList } from '#app/components/section/check-list.tsx'
import { Paragraphs } from '#app/components/section/paragraphs.tsx'
import { pageLoader, pageMeta } from '#app/site/loaders/page-loader.ts'
import { privacy } from '#content/pages/privacy.ts'
import type { Route } from './+types/privacy.ts'
import styles from './privacy.module.css'

export const loader = pageLoader(privacy)
export const meta = pageMeta

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
	const { copy, head, picture } = loaderData
	return (
		<Page copy={copy} head={head}>
			<div className={styles.layout}>
				<nav className={styles.contents} aria-labelledby="contents">
					<h2 id="contents">{copy.contents}</h2>
					<ol>
						{copy.sections.map(({ id, title }) => (
							<li key={id}>
								<a href={`#${id}`}>{title}</a>
							</li>
						))}
					</ol>
				</nav>
				<div className={styles.text}>
					<section className={styles.summary}>
						<FramedPicture picture={picture} sizes="(max-width: 991.98px) 100vw, 50rem" priority />
						<h2>{copy.summary.title}</h2>
						<CheckList items={copy.summary.items} />
					</section>
					{copy.sections.map(({ id, title, paragraphs, items }) => (
						<section key={id} id={id}>
							<h2>{title}</h2>
							<Paragraphs texts={paragraphs} />
							{items.length > 0 && (
								<ul>
									{items.map((item) => (
										<li key={item}>{item}</li>
									))}
								</ul>
							)}
						</section>
					))}
					<p>
						{copy.authority.text}{' '}
						<a href={copy.authority.href} target="_blank" rel="noopener">
							{copy.authority.label}
						</a>
					</p>
					<p>{copy.version}</p>
				</div>
			</div>
		</Page>
	)
}
