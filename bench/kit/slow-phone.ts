import type { CDPSession } from '@playwright/test'

/** A phone in the valley: its screen, and a line of 400 kbit/s and 400 ms with a slow processor. */
export const slowPhone = {
	viewport: { width: 360, height: 740 },
	deviceScaleFactor: 2,
	isMobile: true,
	hasTouch: true,
}

const bytesPerSecond = (400 * 1000) / 8
const processorRate = 4

export async function slowLine(session: CDPSession) {
	await session.send('Network.enable')
	await session.send('Network.emulateNetworkConditions', {
		offline: false,
		latency: 400,
		downloadThroughput: bytesPerSecond,
		uploadThroughput: bytesPerSecond,
	})
	await session.send('Emulation.setCPUThrottlingRate', { rate: processorRate })
}
