/** Whether a route belongs to the owner's desk. */
export function isOfDesk(routeId: string): boolean {
	return routeId.startsWith('pages/desk/')
}

/** The address of the manifest with the desk's routes, which scripts/build.ts takes out of the visitors' one. */
export function deskManifest(visitors: string): string {
	return visitors.replace('manifest-', 'desk-manifest-')
}
