import { palabrasDe } from '@telar/domain/asistente/palabras'
import { enIdioma, type Idioma } from '@telar/domain/idioma'
import { plano } from '@telar/domain/texto'
import type { Indexado } from './indice.ts'

/** What is done with a garment to keep it: how it is asked, and how a label tells it. */
const LABORES: readonly { pedida: RegExp; dicha: RegExp }[] = [
  { pedida: /^(?:lejia|bleach\w{0,3}|lixivia|lleixiu)$/, dicha: /lejia|bleach|lixivia|lleixiu|blanque|branque/ },
  {
    pedida: /^(?:secadora|dryer|tumble|secar|assecadora|assecar)$/,
    dicha: /\b(?:sec[ao]|tend|estend|assec|pendur)|\bdry\b|\bhang\b/,
  },
  { pedida: /^(?:tintoreria|lavandaria)$/, dicha: /tintorer|lavandari|en seco|en sec\b|a seco|limpieza/ },
  {
    pedida: /^(?:planch\w{1,8}|iron\w{0,4}|ferro|engom\w{1,6}|planx\w{1,6})$/,
    dicha: /planch|\biron|ferro|engom|planx/,
  },
]

/** What is asked of how they are cared for, and none of them tells. */
export function laboresCalladas(pregunta: string, modelos: readonly Indexado[], idioma: Idioma): string[] {
  const dichos = modelos.map(({ modelo }) => plano(enIdioma(modelo.cuidados, idioma))).join(' ')
  return palabrasDe(pregunta).filter((palabra) =>
    LABORES.some(({ pedida, dicha }) => pedida.test(palabra) && !dicha.test(dichos)),
  )
}
