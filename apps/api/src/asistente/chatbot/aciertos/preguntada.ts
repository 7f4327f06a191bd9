/**
 * A question and what should come of it, as a fact that can be checked; several are joined by `&`, and `||` parts answers
 * of which any will do.
 * `faq:` a question of the page · `modelo:` one model alone · `/…` a page · `dice:` words that the answer must have ·
 * `cuenta:` how many there are · `frente:` two models, one beside the other · `uno:` any of these · `ninguno` says that
 * there is none, and shows none · `personas` says it does not know, and where people are · `cortesia` a kind word alone ·
 * otherwise models by what they are: kind, cloth, colour, size, season, `@` collection, `%` fibre (`>` its part),
 * `#` detail, each with `-` before it for what they must not be.
 * A question that begins with `…` goes on from the one before.
 */
export type Preguntada = readonly [pregunta: string, esperado: string]
