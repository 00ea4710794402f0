import { type FormEvent, useState } from 'react'
import { fetchAsOwner } from '#app/api/call-as-owner.ts'
import { useLoad } from '#app/api/use-load.ts'
import { Button } from '#app/components/button/button.tsx'
import { TextAreaField, TextField } from '#app/components/field/text-field.tsx'
import { NotLoaded } from '#app/components/not-loaded/not-loaded.tsx'
import { attempt } from '#app/components/notice/attempt.ts'
import { showNotice } from '#app/components/notice/notices.ts'
import type { DeskOthersWords } from '#content/stays/desk-others-words.ts'
import { locales } from '#domain/locale.ts'
import type { StayOptions } from '#domain/stays/answers.ts'

const loadOptions = () => fetchAsOwner<StayOptions>('/api/stays/options')

/** The letter before arrival, and the owner's words on how to pay a deposit. */
export function GuestLetters({ words: all }: { words: DeskOthersWords }) {
	const words = all.letters
	const { data, setData, hasFailed, load } = useLoad(loadOptions, { reloadsOnReturn: false })
	const [typed, setTyped] = useState<Partial<{ days: string; es: string; en: string }>>({})
	if (!data) return <NotLoaded words={all} failure={hasFailed && all.failed} onRetry={load} />
	const days = typed.days ?? String(data.arrivalLetterDays)
	const isWrong = !/^\d{1,2}$/.test(days) || Number(days) > 30

	async function save(event: FormEvent) {
		event.preventDefault()
		if (!data || isWrong) return
		const { es = data.howToPay.es, en = data.howToPay.en } = typed
		const body = { arrivalLetterDays: Number(days), howToPay: { es, en } }
		const work = async () => {
			setData(await fetchAsOwner<StayOptions>('/api/stays/options', 'PUT', body))
			setTyped({})
			return all.saved
		}
		showNotice(await attempt(work, all.saveFailed))
	}

	return (
		<section>
			<h2>{words.title}</h2>
			<form onSubmit={save}>
				<TextField
					name="arrival-letter-days"
					label={words.days}
					hint={words.daysHint}
					inputMode="numeric"
					error={isWrong ? words.daysWrong : undefined}
					value={days}
					onChange={({ target }) => setTyped({ ...typed, days: target.value })}
				/>
				{locales.map((language) => (
					<TextAreaField
						key={language}
						name={`how-to-pay-${language}`}
						label={words.howToPay[language]}
						lang={language}
						rows={3}
						maxLength={1000}
						optional={words.optional}
						value={typed[language] ?? data.howToPay[language]}
						onChange={({ target }) => setTyped({ ...typed, [language]: target.value })}
					/>
				))}
				<Button type="submit" variant="quiet">
					{words.save}
				</Button>
			</form>
		</section>
	)
}
