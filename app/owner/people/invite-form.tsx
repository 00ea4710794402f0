import { useEffect, useRef, useState } from 'react'
import { ApiProblem } from '#app/api/call-api.ts'
import { fetchAsOwner } from '#app/api/call-as-owner.ts'
import { Button } from '#app/components/button/button.tsx'
import { CopyButton } from '#app/components/copy-button/copy-button.tsx'
import { DialogButtons } from '#app/components/dialog/dialog.tsx'
import { SelectField } from '#app/components/field/select-field.tsx'
import { TextField } from '#app/components/field/text-field.tsx'
import code from '#app/owner/code.module.css'
import { type FieldErrors, OwnerForm } from '#app/owner/owner-form.tsx'
import { proofIn, useProof } from '#app/owner/proof/use-proof.tsx'
import { useWords } from '#app/site/page-context.tsx'
import { peopleWords } from '#content/owner/people-words.ts'
import { type Role, roles } from '#domain/owner/roles.ts'

/** A name and a role become a link, which is shown this once. */
export function InviteForm({ onEnd }: { onEnd: () => void }) {
	const words = useWords(peopleWords)
	const [role, setRole] = useState<Role>('reception')
	const [link, setLink] = useState<string>()
	const proof = useProof('invite')

	async function submit({ name = '', ...typed }: Record<string, string>) {
		const person = { name, role, ...proofIn(typed) }
		const { link } = await fetchAsOwner<{ link: string }>('/api/people', 'POST', person)
		setLink(link)
	}

	function describe(problem: unknown): FieldErrors {
		const errors = problem instanceof ApiProblem ? problem.errors : []
		const refusals: Record<string, string> = words.refusals
		const name = refusals[errors.find(({ field }) => field === 'name')?.code ?? '']
		return { ...(name && { name }), ...proof.describe(problem) }
	}

	if (link !== undefined) return <InvitationLink link={link} onEnd={onEnd} />
	return (
		<OwnerForm labels={words} onSubmit={submit} describeErrors={describe} onCancel={onEnd}>
			{(errors) => (
				<>
					<TextField
						id="person-name"
						name="name"
						autoComplete="off"
						maxLength={60}
						label={words.name}
						hint={words.nameHint}
						error={errors.name}
					/>
					<SelectField
						id="person-role"
						name="role"
						label={words.role}
						value={role}
						choices={roles.map((value) => ({ value, label: words.roles[value] }))}
						onChoose={setRole}
					/>
					{proof.fields(errors)}
				</>
			)}
		</OwnerForm>
	)
}

type LinkProps = { link: string; endsCodes?: boolean; onEnd: () => void }

/** The owner sends the link; it cannot be shown again. */
export function InvitationLink({ link, endsCodes = false, onEnd }: LinkProps) {
	const words = useWords(peopleWords)
	const told = useRef<HTMLParagraphElement>(null)
	// The focused form may have been removed.
	useEffect(() => told.current?.focus(), [])
	return (
		<>
			<p ref={told} tabIndex={-1} role="status">
				{words.link}
			</p>
			{endsCodes && <p>{words.linkEndsCodes}</p>}
			<p>
				<code className={code.block}>{link}</code>
			</p>
			<DialogButtons>
				<CopyButton text={link} words={words} />
				<Button onClick={onEnd}>{words.done}</Button>
			</DialogButtons>
		</>
	)
}
