import { type FormEvent, useRef, useState } from 'react'
import { Button } from '#app/components/button/button.tsx'
import field from '#app/components/field/field.module.css'
import { proofInAddress } from './use-proof-of-work.ts'

type Props = { action: string; words: Record<'file' | 'send' | 'notSent', string> }

/** Works without scripts. With them, a receipt that does not reach the site stays chosen, in place of an error page. */
export function ReceiptForm({ action, words }: Props) {
	const isSending = useRef(false)
	const [isUnsent, setIsUnsent] = useState(false)

	async function send(event: FormEvent<HTMLFormElement>) {
		event.preventDefault()
		if (isSending.current) return
		isSending.current = true
		setIsUnsent(false)
		try {
			const body = new FormData(event.currentTarget)
			const address = `${action}&${await proofInAddress()}`
			const { url, redirected } = await fetch(address, { method: 'POST', body })
			// The site always leads back to the guest's page: whatever else responds is a proxy.
			if (!redirected) throw new Error('not the site')
			// It may lead to this very address, where the browser would only scroll; a reload would scroll back to the form.
			history.replaceState(null, '', location.pathname)
			location.replace(`${url}#deposit`)
		} catch {
			isSending.current = false
			setIsUnsent(true)
		}
	}

	return (
		<form method="post" encType="multipart/form-data" action={action} onSubmit={send}>
			<label htmlFor="receipt">{words.file}</label>
			<input
				id="receipt"
				type="file"
				name="receipt"
				required
				accept="image/jpeg,image/png,image/webp,application/pdf"
			/>
			<Button type="submit" variant="quiet">
				{words.send}
			</Button>
			{isUnsent && (
				<p className={field.problem} role="alert">
					{words.notSent}
				</p>
			)}
		</form>
	)
}
