import type { RequestResponse } from '#domain/stays/responses/request-response.ts'
import { WrittenText } from './written-text.tsx'

/** The change that the guest waits for, in the words in which the owner reads it. */
export function PendingChange({ request }: { request: RequestResponse }) {
	const { changeText } = request.asked
	return changeText ? <WrittenText>{changeText}</WrittenText> : null
}
