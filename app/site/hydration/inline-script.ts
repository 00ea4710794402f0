/** Built into one string and put into every page by the server (scripts/build.ts, page-scripts.tsx). */
import './early-controls.ts'
import './start-when-needed.ts'
