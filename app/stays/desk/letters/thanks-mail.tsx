import { fetchAsOwner } from '#app/api/call-as-owner.ts'
import { useLoad } from '#app/api/use-load.ts'
import { CheckboxField } from '#app/components/field/checkbox-field.tsx'
import { NotLoaded } from '#app/components/not-loaded/not-loaded.tsx'
import { attempt } from '#app/components/notice/attempt.ts'
import { showNotice } from '#app/components/notice/notices.ts'
import type { DeskOthersWords } from '#content/stays/desk-others-words.ts'
import type { StayOptions } from '#domain/stays/answers.ts'

const loadOptions = () => fetchAsOwner<StayOptions>('/api/stays/options')

/** Whether guests get the letter after their stay. */
export function ThanksMail({ words }: { words: DeskOthersWords }) {
	const { data, setData, hasFailed, load } = useLoad(loadOptions)
	if (!data) return <NotLoaded words={words} failure={hasFailed && words.failed} onRetry={load} />

	/** Optimistic: the switch changes at once and changes back if saving fails. */
	async function change(thanksMail: boolean) {
		if (data) setData({ ...data, thanksMail })
		const work = async () => {
			setData(await fetchAsOwner<StayOptions>('/api/stays/options', 'PUT', { thanksMail }))
			return words.saved
		}
		const notice = await attempt(work, words.saveFailed)
		if (notice.tone === 'bad') load()
		showNotice(notice)
	}

	return (
		<section>
			<h2>{words.thanks.title}</h2>
			<CheckboxField
				name="thanks-mail"
				required={false}
				checked={data.thanksMail}
				onChange={({ target }) => change(target.checked)}
			>
				{words.thanks.label}
			</CheckboxField>
		</section>
	)
}
