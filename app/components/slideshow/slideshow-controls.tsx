import type { ReactNode } from 'react'
import { Icon } from '#app/components/icon/icon.tsx'
import type { Chrome } from '#content/chrome.ts'
import styles from './slideshow.module.css'

type Props = {
	count: number
	current: number
	isPaused: boolean
	words: Chrome['slideshow']
	show: (index: number) => void
	toggle: () => void
}

export function SlideshowControls({ count, current, isPaused, words, show, toggle }: Props) {
	return (
		<div className={styles.controls}>
			<Control label={words.previous} onPress={() => show(current - 1)}>
				<Icon name="left" />
			</Control>
			{Array.from({ length: count }, (_, index) => (
				<Control
					// biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place.
					key={index}
					label={`${words.goTo} ${index + 1}`}
					isCurrent={index === current}
					onPress={() => show(index)}
				>
					<span className={styles.dot} />
				</Control>
			))}
			<Control label={words.next} onPress={() => show(current + 1)}>
				<Icon name="right" />
			</Control>
			<Control label={isPaused ? words.play : words.pause} onPress={toggle}>
				<Icon name={isPaused ? 'play' : 'pause'} />
			</Control>
		</div>
	)
}

type ControlProps = {
	label: string
	isCurrent?: boolean
	onPress: () => void
	children: ReactNode
}

function Control({ label, isCurrent, onPress, children }: ControlProps) {
	return (
		<button type="button" aria-label={label} aria-current={isCurrent} onClick={onPress}>
			{children}
		</button>
	)
}
