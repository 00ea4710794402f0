import type { PricesData } from './load-prices.ts'
import styles from './prices.module.css'

/** An offer's prices by season; empty where none is set. */
export function Prices({ prices }: { prices: PricesData }) {
	if (!prices) return null
	const { title, lead, rows, heads, people, taxes } = prices
	return (
		<section className={styles.prices}>
			<h2>{title}</h2>
			<p className={styles.lead}>{lead}</p>
			{rows.length > 0 && (
				<table>
					<thead>
						<tr>
							{heads.map((head) => (
								<th key={head} scope="col">
									{head}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{rows.map(({ season, dates, price, rules }) => (
							<tr key={season + dates}>
								<th scope="row">
									{season} <small>{dates}</small>
								</th>
								<td>
									{price} <small>{rules}</small>
								</td>
							</tr>
						))}
					</tbody>
				</table>
			)}
			{people.map((sentence) => (
				<p key={sentence}>{sentence}</p>
			))}
			<p>{taxes}</p>
		</section>
	)
}
