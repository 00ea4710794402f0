/** Built into one string and put into every page by the server (scripts/build.ts, app/site/head/page-assets.tsx). */
import './early-controls.ts'
import './start-when-needed.ts'
