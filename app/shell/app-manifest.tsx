import { useEffect, useState } from 'react'

/** For who puts the site on a home screen. It waits for React, lest it take a connection from the first picture. */
export function AppManifest() {
	const [hasStarted, setHasStarted] = useState(false)
	useEffect(() => setHasStarted(true), [])
	return hasStarted && <link rel="manifest" href="/manifest.webmanifest" />
}
