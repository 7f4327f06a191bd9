/** What comes before the page is shown, and how it is announced: no other page brings it along. */
export { faqHead } from './head.ts'
export { loadFaq } from './load.ts'
