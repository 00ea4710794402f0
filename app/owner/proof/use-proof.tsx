import { ApiProblem } from '#app/api/call-api.ts'
import { TextField } from '#app/components/field/text-field.tsx'
import { CodeField, useAskedCode } from '#app/owner/code-field.tsx'
import type { FieldErrors } from '#app/owner/owner-form.tsx'
import { describeOwnerProblem } from '#app/owner/owner-problem.ts'
import { localeHere, useWords } from '#app/site/page-context.tsx'
import { ownerWords } from '#content/owner/owner-words.ts'
import { proofWords } from '#content/owner/proof-words.ts'
import type { Proof } from '#domain/owner/sign-in-schemas.ts'

/**
 * For the form of a call that asks again (domain/owner/access.ts): the field of the password, and that of a code once the
 * server wants one. `id`: of the form, because several may be open.
 */
export function useProof(id: string) {
	const words = useWords(proofWords)
	const { asksCode, withoutMissing } = useAskedCode()

	/** What was wrong with the proof, or why nothing was sent. Errors of other fields are the form's. */
	function describe(problem: unknown): FieldErrors {
		const { errors = [] } = problem instanceof ApiProblem ? problem : {}
		if (errors.length === 0)
			return { password: describeOwnerProblem(problem, ownerWords[localeHere()]) }
		const has = (name: string) => errors.some(({ field }) => field === name)
		return withoutMissing({
			...(has('password') && { password: words.refusals.passwordInvalid }),
			...(has('code') && { code: words.refusals.codeInvalid }),
		})
	}

	const fields = (errors: FieldErrors) => (
		<>
			<TextField
				id={`${id}-password`}
				name="password"
				type="password"
				autoComplete="current-password"
				maxLength={1000}
				label={words.password}
				hint={words.passwordHint}
				error={errors.password}
			/>
			{asksCode && <CodeField id={`${id}-code`} error={errors.code} />}
		</>
	)

	return { fields, describe }
}

/** The proof among what was typed. */
export function proofIn({ password = '', code = '' }: Record<string, string>): Proof {
	return { password, ...(code.trim() && { code: code.trim() }) }
}
