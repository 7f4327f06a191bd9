/** Under the headings: more than the variants of a house that moves in with all its seasons. */
export const MAX_ROWS = 20_000
export const MAX_COLUMNS = 200

/** What is said of a sheet with more rows. */
export const TOO_MANY = 'too many rows'
