/** How wide the first photo of a model is, and those in pairs. */
export const leadSizes = '(max-width: 760px) 88vw, (max-width: 1180px) 90vw, 52vw'
export const pairSizes = '(max-width: 760px) 88vw, (max-width: 1180px) 45vw, 26vw'
/** Models beside it: two in a row on a phone, four elsewhere. */
export const besideSizes = '(max-width: 760px) 48vw, 23vw'
