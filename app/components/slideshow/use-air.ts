import { useEffect, useState } from 'react'

type Air = typeof import('#app/components/air/air.tsx')['Air']

/** Fetched once the slideshow plays: never for visitors who want no motion, and in no page's first bytes. */
export function useAir(isPlaying: boolean): Air | undefined {
	const [Air, setAir] = useState<Air>()
	useEffect(() => {
		if (!isPlaying || Air) return
		// Without a connection the scene stands still.
		import('#app/islands/at-rest.ts').then(
			({ Air }) => setAir(() => Air),
			() => {},
		)
	}, [isPlaying, Air])
	return Air
}
