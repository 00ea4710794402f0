/**
 * Import a file of the build only after this, from the browser's cache: Firefox, and Chromium before 156, remember a failed
 * `import()` for the life of the page, but not a failed fetch, so the next touch can try again.
 */
export async function fetchScript(address: string): Promise<string> {
	const response = await fetch(address)
	if (!response.ok) throw response
	await response.blob()
	return address
}
