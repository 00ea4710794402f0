import { readFileSync, writeFileSync } from 'node:fs'

export function median(numbers: number[]) {
	return quantile(numbers, 0.5)
}

export function quantile(numbers: number[], part: number) {
	const sorted = numbers.toSorted((a, b) => a - b)
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

/** Processor time and memory of a process, read from Linux's /proc. */
export function usageOf(pid: number) {
	const status = readFileSync(`/proc/${pid}/status`, 'utf8')
	const times = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
	return {
		cpuMs: (Number(times[11]) + Number(times[12])) * 10,
		residentMb: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024,
		/** Peak since the start, or since `resetPeak`. */
		peakMb: Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024,
	}
}

export function resetPeak(pid: number) {
	writeFileSync(`/proc/${pid}/clear_refs`, '5')
}

/** What the work costs this thread, whatever else the machine does. */
export function cpuMsOf(work: () => unknown): number {
	const before = process.threadCpuUsage()
	work()
	const { user, system } = process.threadCpuUsage(before)
	return (user + system) / 1000
}
