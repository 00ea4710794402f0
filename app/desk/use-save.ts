import { createContext, startTransition, useContext, useRef, useState } from 'react'
import { ApiProblem } from '#app/api/call-api.ts'
import { isOfThisPerson, ownerToken } from '#app/api/owner-token.ts'
import { type Notice, showNotice } from '#app/components/notice/notices.ts'
import { useWords } from '#app/site/page-context.tsx'
import { saveWords } from '#content/owner/save-words.ts'
import type { ErrorCode, FieldError } from '#domain/errors.ts'

/** Loads again what is shown: the desk's sections, or the page that is being edited. */
export const ReloadContext = createContext<() => Promise<void>>(async () => {})

export const useReload = () => useContext(ReloadContext)

type Words<Saved> = {
	/** The notice of success. */
	done?: string | ((saved: Saved) => string | Notice | undefined)
	/** Why it failed, in the owner's words. */
	failed: string | ((problem: unknown) => string)
	/** Why it failed when others have saved meanwhile; without it, `failed` says that too. */
	elsewhere?: string
}

type Options<Saved> = Words<Saved> & {
	/** The draft that is saved, of a form that shows `failure`: it goes when what is shown is loaded again. */
	draft?: { forget: () => void }
	/** Called when what is shown is loaded again. Its updates are shown together with that. */
	onSaved?: (saved: Saved) => void
	/** Validation errors of the server, for the fields. Without it, such a refusal is a failure like others. */
	onInvalid?: (errors: readonly FieldError[]) => void
	/** For forms that describe every problem at their fields. */
	onFailed?: (problem: unknown) => void
	/** Set when the component shows `failure` itself, beside what was sent; otherwise a notice tells it. */
	showsFailure?: boolean
	/** False if the section does not show the saved data. */
	reloads?: boolean
}

type Failed = {
	text: string
	/** Somebody has saved meanwhile; theirs is loaded by now. */
	isElsewhere: boolean
	problem: unknown
}

/**
 * One save: busy until it is done, then a notice. `callAsOwner` has already reported an expired session; the owner signs in
 * again and finds the draft as it was. A second press while busy sends nothing.
 */
export function useSave<Args extends unknown[], Saved>(
	send: (...args: Args) => Promise<Saved>,
	{ done, failed, elsewhere, draft, onSaved, onInvalid, onFailed, ...options }: Options<Saved>,
) {
	const { showsFailure = Boolean(onFailed ?? draft), reloads = true } = options
	const words = useWords(saveWords)
	const reload = useReload()
	const isRunning = useRef(false)
	const [isBusy, setIsBusy] = useState(false)
	const [failure, setFailure] = useState<Failed>()

	/** Returns whether it was saved. */
	async function save(...args: Args): Promise<boolean> {
		if (isRunning.current) return false
		isRunning.current = true
		const token = ownerToken()
		setIsBusy(true)
		setFailure(undefined)
		try {
			const saved = await send(...args)
			const notice = typeof done === 'function' ? done(saved) : done
			if (reloads) await reload()
			// The router shows what it loaded in a transition; what follows from it waits for that.
			startTransition(() => {
				draft?.forget()
				onSaved?.(saved)
			})
			// A dialog that asked first closes before: nothing outside an open one can take the focus.
			if (notice && isOfThisPerson(token))
				setTimeout(showNotice, 0, typeof notice === 'string' ? { text: notice } : notice)
			return true
		} catch (problem) {
			await fail(problem, token)
			return false
		} finally {
			isRunning.current = false
			// The transition ends with the router's: a switch that shows the choice while busy must not jump back in between.
			startTransition(() => setIsBusy(false))
		}
	}

	async function fail(problem: unknown, token: string | null) {
		const { code, errors = [] } = problem instanceof ApiProblem ? problem : {}
		if (code === 'unauthenticated') return
		if (code === 'invalid-input' && onInvalid) return onInvalid(errors)
		const isElsewhere = code === 'edited-elsewhere'
		// Refused for what has changed since: the owner sees it as it is now.
		if (isElsewhere || (reloads && !keepsShown(code))) await reload()
		const text = whyFailed(problem, code)
		setFailure({ text, isElsewhere, problem })
		onFailed?.(problem)
		if (!showsFailure && isOfThisPerson(token)) showNotice({ text, tone: 'bad' })
	}

	function whyFailed(problem: unknown, code: ApiProblem['code'] | undefined): string {
		if (code === 'not-allowed') return words.notAllowed
		if (code === 'edited-elsewhere' && elsewhere) return elsewhere
		return typeof failed === 'string' ? failed : failed(problem)
	}

	return { save, isBusy, failure, forgetFailure: () => setFailure(undefined) }
}

/** Whether what is shown is still right after a refusal, or cannot be loaded either: a role that may not save may not read. */
function keepsShown(code: ErrorCode | 'offline' | undefined): boolean {
	return code === 'offline' || code === 'invalid-input' || code === 'not-allowed'
}
