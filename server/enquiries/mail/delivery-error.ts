/**
 * Why a mail did not go out, and what that means for it: try again later, never again, or not before the settings change.
 * `reason` is for the owner and the log, so it never quotes what a provider said: that may hold an address.
 */
export class DeliveryError extends Error {
	readonly fate: 'retry' | 'failed' | 'unconfigured'
	readonly reason: string

	constructor(fate: DeliveryError['fate'], reason: string, cause?: unknown) {
		super(reason, { cause })
		this.fate = fate
		this.reason = reason
	}
}
