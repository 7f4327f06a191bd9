const GB = 1024

/** So many megabytes, in gigabytes where they are many. */
export const enMegas = (megas: number, number: (value: number) => string): string =>
  megas < 1000 ? `${number(megas)} MB` : `${number(Math.round((megas / GB) * 10) / 10)} GB`
