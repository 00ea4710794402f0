import { Icon } from '#app/components/icon/icon.tsx'
import { Picture } from '#app/components/picture/picture.tsx'
import { LocalLink } from '#app/site/local-link.tsx'
import type { ResolvedPicture } from '#domain/pictures/picture.ts'
import styles from './service-card.module.css'

type Props = {
	title: string
	description?: string
	price: string | undefined
	to: string
	picture: ResolvedPicture
	/** The srcset of an AVIF for phones, where the card is small. */
	phonePicture?: string | undefined
	seeMore: string
	/** The level that follows the heading above the card. */
	heading: 'h2' | 'h3'
	/** For the first card on the page. */
	priority?: boolean
}

/** A list item. The whole card is clickable and leads where its link leads. */
export function ServiceCard({ heading: Heading, priority = false, ...card }: Props) {
	const { title, description, price, to, picture, phonePicture, seeMore } = card
	return (
		<li className={styles.card}>
			<Picture
				className={styles.picture}
				picture={picture}
				instead={
					phonePicture
						? { picture: { ...picture, srcset: phonePicture }, media: '(max-width: 575.98px)' }
						: undefined
				}
				sizes="(max-width: 767.98px) 100vw, 25rem"
				priority={priority}
			/>
			<div className={styles.words}>
				<Heading>{title}</Heading>
				{description && <p>{description}</p>}
				{price && <p className={styles.price}>{price}</p>}
				<LocalLink to={to} className={styles.link}>
					{seeMore}
					{/* Text instead of a label: search engines read a link's text. */}
					<span className="spoken">{`: ${title}`}</span>
					<Icon name="right" />
				</LocalLink>
			</div>
		</li>
	)
}
