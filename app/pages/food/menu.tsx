import { Page } from '#app/components/page/page.tsx'
import { FramedPicture } from '#app/components/picture/framed-picture.tsx'
import { PrintButton } from '#app/components/print-button/print-button.tsx'
import { PrintedCodes } from '#app/components/printed-codes/printed-codes.tsx'
import { CheckList } from '#app/components/section/check-list.tsx'
import { WithContacts } from '#app/components/section/with-contacts.tsx'
import { servicesContext } from '#app/services.ts'
import { loadPage, pageMeta } from '#app/site/loaders/page-loader.ts'
import { codesOf } from '#app/site/printed-codes.ts'
import { type DishBadge, dishBadges, menu } from '#content/pages/menu.ts'
import type { Locale } from '#domain/locale.ts'
import { formatPesos } from '#domain/text/money.ts'
import type { Day } from '#domain/time/dates.ts'
import type { Route } from './+types/menu.ts'
import styles from './menu.module.css'

export function loader(args: Route.LoaderArgs) {
	const page = loadPage(menu, args)
	const { locale } = page.head
	const { content, stays } = args.context.get(servicesContext)
	const today = stays.today()
	const sections = page.copy.sections.map(({ dishes, ...section }) => ({
		...section,
		dishes: dishes.map(({ pesos, mark, ...dish }) => ({
			...dish,
			...(pesos && { price: formatPesos(Number(pesos), locale) }),
			...badgeOf(mark, today, locale),
		})),
	}))
	return { ...page, copy: { ...page.copy, sections }, codes: codesOf(page.head, content.facts) }
}

/** A badge is for one day: what was sold out yesterday is on the menu again. */
function badgeOf(mark: string | undefined, today: Day, locale: Locale) {
	const [kind, day] = (mark?.split(' ') ?? []) as [DishBadge?, Day?]
	return kind && day === today ? { badge: { kind, text: dishBadges[locale][kind] } } : {}
}

export const meta = pageMeta

type Copy = Route.ComponentProps['loaderData']['copy']

export default function MenuPage({ loaderData }: Route.ComponentProps) {
	const { copy, head, picture, pictures, codes } = loaderData
	const [first, ...others] = copy.sections
	return (
		<Page copy={copy} head={head}>
			<PrintButton>{copy.print}</PrintButton>
			<div className={styles.sheet}>
				<div className={styles.first}>
					<FramedPicture picture={picture} sizes="(max-width: 767.98px) 100vw, 40rem" priority />
					{first && <Dishes {...first} />}
				</div>
				<div className={styles.middle}>
					{others.slice(0, -2).map((section) => (
						<Dishes key={section.title} {...section} />
					))}
				</div>
				<div className={styles.last}>
					<FramedPicture picture={pictures.dessert} sizes="(max-width: 991.98px) 100vw, 30rem" />
					{others.slice(-2).map((section) => (
						<Dishes key={section.title} {...section} />
					))}
				</div>
			</div>
			<div className={styles.notes}>
				<section>
					<h2>{copy.notes.title}</h2>
					<CheckList items={copy.notes.items} />
				</section>
				<section>
					<h2>{copy.prices.title}</h2>
					<p>
						<WithContacts text={copy.prices.text} />
					</p>
				</section>
			</div>
			<div className={styles.codes}>
				<PrintedCodes
					codes={[
						{ code: codes.page, label: copy.codes.page },
						{ code: codes.place, label: copy.codes.place },
					]}
				/>
			</div>
		</Page>
	)
}

function Dishes({ title, text, dishes }: Copy['sections'][number]) {
	return (
		<section>
			<h2>{title}</h2>
			<p className={styles.about}>{text}</p>
			<dl>
				{dishes.map(({ name, text, price, badge }) => (
					<div key={name} data-badge={badge?.kind}>
						<dt>
							<DishName name={name} />
							{badge && <em>{badge.text}</em>}
						</dt>
						<dd>{text}</dd>
						{price && <dd>{price}</dd>}
					</div>
				))}
			</dl>
		</section>
	)
}

/** The English menu keeps the Spanish name in brackets, to order by; `lang` makes screen readers pronounce it. */
function DishName({ name }: { name: string }) {
	const [, ours, spanish] = /^(.+) \((.+)\)$/.exec(name) ?? []
	if (!spanish) return name
	return (
		<>
			{ours} <i lang="es">({spanish})</i>
		</>
	)
}
