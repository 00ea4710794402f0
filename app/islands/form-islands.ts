/* The forms for enquiries, and what sends them later. */

export { EnquirySection } from '#app/enquiries/enquiry-section.tsx'
export { sendInBackground } from '#app/enquiries/waiting/send-in-background.ts'
export { BookingSection } from './booking-section.tsx'
