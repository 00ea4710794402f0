import { data, type HeadersArgs } from 'react-router'
import type { EnquiryDesk } from '#app/enquiries/form/enquiry-loader.ts'

/** A confirmation is for one visitor: no cache may keep it. */
export function withDesk<Page extends { desk: EnquiryDesk }>(page: Page) {
	return data(page, page.desk.sent && { headers: { 'cache-control': 'no-store' } })
}

/** The loader's word, or that of an action that shows the form again. */
export function enquiryHeaders({ loaderHeaders, actionHeaders }: HeadersArgs) {
	return { ...Object.fromEntries(loaderHeaders), ...Object.fromEntries(actionHeaders) }
}
