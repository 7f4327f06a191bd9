/** Row and column of a cell, as the grid wrote them on it. */
export const placeIn = (target: EventTarget): number[] =>
  target instanceof HTMLElement ? (target.dataset.at?.split(' ').map(Number) ?? []) : []
