import { word } from '../words.ts'

/** What the bar of the marked rows says of itself. */
export const BULK = {
  tooMany: word(
    (max: string) => `De una vez, como mucho ${max}: acote el filtro.`,
    (max) => `At most ${max} at once: narrow the filter.`,
    (max) => `De uma vez, no máximo ${max}: limite o filtro.`,
    (max) => `D’un cop, com a molt ${max}: acoteu el filtre.`,
  ),
}
