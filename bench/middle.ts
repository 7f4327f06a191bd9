/** Of several readings the one in the middle: neither luck nor a bad moment decides. */
export const middle = (readings: readonly number[]): number =>
  readings.toSorted((a, b) => a - b)[Math.floor(readings.length / 2)] ?? Number.NaN
