const FINE = 34
const COARSE = 44

/** Rows are taller where a finger points. */
export const rowHeight = (): number => (window.matchMedia('(pointer: coarse)').matches ? COARSE : FINE)
