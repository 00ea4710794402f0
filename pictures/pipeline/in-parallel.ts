import { availableParallelism } from 'node:os'

/** Maps with as many tasks at once as there are cores: more would only hold more pixels in memory. */
export async function inParallel<In, Out>(
	items: readonly In[],
	task: (item: In) => Promise<Out>,
): Promise<Out[]> {
	const results: Out[] = []
	const queue = items.entries()
	const worker = async () => {
		for (const [index, item] of queue) results[index] = await task(item)
	}
	await Promise.all(Array.from({ length: availableParallelism() }, worker))
	return results
}
