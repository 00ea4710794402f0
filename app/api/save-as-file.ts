/** Hands an answer to the browser as a file: a plain link cannot carry the owner's token. */
export async function saveAsFile(answer: Response) {
	const disposition = answer.headers.get('content-disposition') ?? ''
	const link = document.createElement('a')
	link.href = URL.createObjectURL(await answer.blob())
	link.download = /filename="([^"]+)"/.exec(disposition)?.[1] ?? ''
	link.click()
	setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
