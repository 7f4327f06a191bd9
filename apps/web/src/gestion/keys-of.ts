/** The names in an object of ours; the language only knows them as strings, since an object may have more. */
export const keysOf = <T extends object>(object: T): (keyof T & string)[] => Object.keys(object) as (keyof T & string)[]

/** Only these of an object's values; put together one by one, the language forgets which they are. */
export const pick = <T extends object, K extends keyof T & string>(from: T, names: readonly K[]): Pick<T, K> =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, K>
