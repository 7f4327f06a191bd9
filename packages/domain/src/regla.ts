import type { Textos } from './idioma.ts'

/** What fills a gap of a sentence; texts are said in the language of whoever reads it. */
export type Dicho = string | number | Textos

/** A rule of the trade that was not kept. The code is also the key of its sentence in four languages. */
export class ReglaError extends Error {
  readonly code: string
  readonly params: Record<string, Dicho>

  constructor(code: string, params: Record<string, Dicho> = {}) {
    super(code)
    this.name = 'ReglaError'
    this.code = code
    this.params = params
  }
}

/** The same of one thing that was typed, so that it can be said beside it. */
export class CampoError extends ReglaError {
  readonly campo: string

  constructor(campo: string, code: string, params: Record<string, Dicho> = {}) {
    super(code, params)
    this.name = 'CampoError'
    this.campo = campo
  }
}
