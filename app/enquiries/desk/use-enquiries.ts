import { useCallback, useEffect, useRef, useState } from 'react'
import type { EnquiryAnswer, EnquiryList } from '#domain/enquiries/answers.ts'
import { type EnquiryFilter, fetchEnquiries } from './enquiry-calls.ts'

/** The owner's list, page by page, newest first. */
export function useEnquiries(filter: EnquiryFilter) {
	const [shown, setShown] = useState<EnquiryList>()
	const [isLoading, setIsLoading] = useState(true)
	const [hasFailed, setHasFailed] = useState(false)
	const latest = useRef(0)
	const { q, state } = filter

	const load = useCallback(
		async (before?: string) => {
			latest.current += 1
			const request = latest.current
			setIsLoading(true)
			try {
				const page = await fetchEnquiries({ q, state }, before)
				// A response to an earlier search must not replace that of a later one.
				if (request !== latest.current) return
				setShown((old) => {
					const earlier = before && old ? old.enquiries : []
					return { enquiries: [...earlier, ...page.enquiries], next: page.next }
				})
				setHasFailed(false)
			} catch {
				if (request === latest.current) setHasFailed(true)
			}
			if (request === latest.current) setIsLoading(false)
		},
		[q, state],
	)

	useEffect(() => {
		load()
	}, [load])

	const change = useCallback(
		(edit: (enquiries: EnquiryAnswer[]) => EnquiryAnswer[]) =>
			setShown((old) => old && { ...old, enquiries: edit(old.enquiries) }),
		[],
	)

	return {
		enquiries: shown?.enquiries,
		hasMore: Boolean(shown?.next),
		isLoading,
		hasFailed,
		refresh: () => load(),
		loadMore: () => load(shown?.next ?? undefined),
		replace: (changed: EnquiryAnswer) =>
			change((all) => all.map((enquiry) => (enquiry.id === changed.id ? changed : enquiry))),
		/** After the owner's answer: what stands in the list has changed with it. */
		reread: async ({ id, reference }: EnquiryAnswer) => {
			const page = await fetchEnquiries({ q: reference, state: '' }).catch(() => undefined)
			const changed = page?.enquiries.find((it) => it.id === id)
			if (changed) change((all) => all.map((it) => (it.id === id ? changed : it)))
		},
		/** Returns the ids of the removed enquiries. */
		removePerson(email: string): string[] {
			const isGone = (it: EnquiryAnswer) => it.Email.toLowerCase() === email.toLowerCase()
			change((all) => all.filter((it) => !isGone(it)))
			return (shown?.enquiries ?? []).filter(isGone).map(({ id }) => id)
		},
	}
}

export type EnquiriesState = ReturnType<typeof useEnquiries>
