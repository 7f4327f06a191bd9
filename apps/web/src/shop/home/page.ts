/** What comes before the page is shown, and how it is announced: no other page brings it along. */
export { homeHead } from './head.ts'
export { loadHome } from './load.ts'
