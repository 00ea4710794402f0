/** Built into one string and put beside forms by the server (scripts/build.ts, app/site/head/page-assets.tsx). */
import './carry-words.ts'
import './early-dates.ts'
