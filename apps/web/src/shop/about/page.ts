/** What comes before the page is shown, and how it is announced: no other page brings it along. */
export { aboutHead } from './head.ts'
export { loadAbout } from './load.ts'
