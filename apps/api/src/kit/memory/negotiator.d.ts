/** The part of the library that is used; its published types know an older one. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string> })
    encoding(available: readonly string[], options: { preferred: readonly string[] }): string | undefined
  }
}
