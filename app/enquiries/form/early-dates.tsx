import { useInlineNonce } from '#app/site/head/page-assets.tsx'

/*
 * Does the work of DateField before React runs: with scripts, an empty date is text with a hint from the first paint on, so
 * that nothing changes under the reader. Here, because of the pages only one has dates.
 */
const script = `for(const i of document.querySelectorAll("[data-hint]")){
const date=()=>{i.type="date"},
rest=()=>{if(!i.value&&document.activeElement!=i){i.placeholder=i.dataset.hint;i.type="text"}};
i.onpointerdown=i.onfocus=date;
i.onpointerup=()=>i.focus();
i.onblur=rest;
rest()}`

/** Stands after the form, whose fields it changes before they are painted. */
export function EarlyDates() {
	return <script nonce={useInlineNonce()} dangerouslySetInnerHTML={{ __html: script }} />
}
