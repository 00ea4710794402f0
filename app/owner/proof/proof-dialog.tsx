import { useEffect, useId, useRef } from 'react'
import { Dialog } from '#app/components/dialog/dialog.tsx'
import { OwnerForm } from '#app/owner/owner-form.tsx'
import { useWords } from '#app/site/page-context.tsx'
import { proofWords } from '#content/owner/proof-words.ts'
import type { Proof } from '#domain/owner/sign-in-schemas.ts'
import { proofIn, useProof } from './use-proof.tsx'

type Props = {
	words: { title: string; text: string; submit: string }
	variant?: 'main' | 'danger'
	/** Returns what to do once the dialog is closed: nothing outside an open one can take the focus. */
	send: (proof: Proof) => Promise<() => void>
	onClose: () => void
}

/** Asks for the password, and a code if the server wants one, before a button that gives lasting power. Open while it is mounted. */
export function ProofDialog({ words, variant = 'main', send, onClose }: Props) {
	const dialog = useRef<HTMLDialogElement>(null)
	const id = useId()
	const labels = useWords(proofWords)
	const { fields, describe } = useProof(id)

	useEffect(() => {
		if (!dialog.current?.open) dialog.current?.showModal()
	}, [])

	async function submit(typed: Record<string, string>) {
		const goOn = await send(proofIn(typed))
		dialog.current?.close()
		goOn()
	}

	return (
		<Dialog ref={dialog} id={id} title={words.title} onClose={onClose}>
			<p>{words.text}</p>
			<OwnerForm
				labels={{ ...labels, submit: words.submit }}
				variant={variant}
				onSubmit={submit}
				describeErrors={describe}
				onCancel={() => dialog.current?.close()}
			>
				{fields}
			</OwnerForm>
		</Dialog>
	)
}
