/** What comes before the page is shown, and how it is announced: no other page brings it along. */
export { galleryHead, userGalleryHead } from './head.ts'
export { loadGallery, loadUserGallery } from './load.ts'
