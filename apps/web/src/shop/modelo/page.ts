/** What comes before the page is shown, and how it is announced: no other page brings it along. */
export { modeloHead, userModeloHead } from './head.ts'
export { loadModelo, loadUserModelo } from './load.ts'
