import type { Idioma } from '@telar/domain/idioma'
import type { Titled } from '../declare/values.ts'

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** A screen's title: what its rows are called, with a capital. */
export const titleOf = (screen: Pick<Titled, 'noun'>, idioma: Idioma): string => capital(screen.noun[idioma].many)
