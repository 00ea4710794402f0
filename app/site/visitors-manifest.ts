/** Whether a route belongs to the owner's desk. */
export function isOfDesk(routeId: string): boolean {
	return routeId.startsWith('pages/desk/')
}

/** The address of the manifest without the desk's routes, which scripts/build.ts writes beside the whole one. */
export function visitorsManifest(whole: string): string {
	return whole.replace('manifest-', 'visitors-')
}
