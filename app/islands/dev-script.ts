/*
 * Development only, instead of the inline script. Modules that Vite serves expect the globals that React Router's `<Scripts>`
 * sets up for fast refresh; visitors' pages do not have it, so that a change of the source reloads the page.
 */

import './inline-script.ts'
import './early-drafts.ts'
import './early-dates.ts'

Object.assign(window, {
	__vite_plugin_react_preamble_installed__: true,
	$RefreshReg$: () => undefined,
	$RefreshSig$: () => (type: unknown) => type,
})
import.meta.hot?.on('vite:afterUpdate', () => location.reload())
