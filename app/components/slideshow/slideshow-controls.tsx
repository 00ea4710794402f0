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

/** The attributes that tell buttons apart also serve early-controls.ts. */
export function SlideshowControls({ count, current, isPaused, words, show, toggle }: Props) {
	return (
		<div className={styles.controls}>
			<Control label={words.previous} value={-1} onPress={() => show(current - 1)}>
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
			<Control label={words.next} value={1} onPress={() => show(current + 1)}>
				<Icon name="right" />
			</Control>
			<Control label={words.pause} isPressed={isPaused} onPress={toggle}>
				<Icon name="pause" />
				<Icon name="play" />
			</Control>
		</div>
	)
}

type ControlProps = {
	label: string
	value?: -1 | 1
	isCurrent?: boolean
	isPressed?: boolean
	onPress: () => void
	children: ReactNode
}

function Control({ label, value, isCurrent, isPressed, onPress, children }: ControlProps) {
	return (
		<button
			type="button"
			aria-label={label}
			value={value}
			aria-current={isCurrent}
			aria-pressed={isPressed}
			onClick={onPress}
		>
			{children}
		</button>
	)
}
