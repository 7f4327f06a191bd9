/** How wide the hero's picture is, and the most it is ever asked for. */
export const HERO_SIZES = '(max-width: 760px) 100vw, 58vw'
export const HERO_WIDEST = 1600
