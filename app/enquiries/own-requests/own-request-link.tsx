import { useEffect, useState } from 'react'
import { Button } from '#app/components/button/button.tsx'
import { CopyButton } from '#app/components/copy-button/copy-button.tsx'
import { LocalLink } from '#app/site/local-link.tsx'
import { useWords } from '#app/site/page-context.tsx'
import { ownRequestWords } from '#content/enquiries/own-request-words.ts'
import { fill } from '#domain/text/fill.ts'
import styles from './own-requests.module.css'
import { type OwnRequest, rememberRequest } from './own-requests.ts'

type Props = Omit<OwnRequest, 'key'> & {
	/** The whole address of the guest's own page. */
	link: string
}

/** Remembers a request in this browser, and copies or shares its link. Without scripts there is nothing to show. */
export function OwnRequestLink({ link, reference, from, to }: Props) {
	const words = useWords(ownRequestWords, 'own-requests')
	const [tools, setTools] = useState<{ isRemembered: boolean }>()
	useEffect(() => {
		const key = link.split('/').at(-1) ?? ''
		setTools({ isRemembered: rememberRequest({ key, reference, from, to }) })
	}, [link, reference, from, to])

	if (!tools) return null
	const title = fill(words.shareTitle, { reference })
	return (
		<div className={styles.tools} data-with-scripts>
			<CopyButton text={link} words={words} />
			{'share' in navigator && (
				// A rejection is ignored: the user dismissed the dialog.
				<Button
					variant="quiet"
					onClick={() => navigator.share({ title, url: link }).catch(() => {})}
				>
					{words.share}
				</Button>
			)}
			{tools.isRemembered && (
				<span>
					{words.found} <LocalLink to="/request">{words.all}</LocalLink>
				</span>
			)}
		</div>
	)
}
