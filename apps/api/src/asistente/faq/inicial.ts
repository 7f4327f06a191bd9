import { IDIOMAS, type Textos } from '@telar/domain/idioma'
import ca from './inicial/ca.json' with { type: 'json' }
import en from './inicial/en.json' with { type: 'json' }
import es from './inicial/es.json' with { type: 'json' }
import pt from './inicial/pt.json' with { type: 'json' }

const EN = { es, en, pt, ca }

/** The ten questions that every house is asked, as one starts with them. */
export const FAQ_INICIAL = es.map(({ clave }, orden) => {
  const textos = (campo: 'pregunta' | 'respuesta' | 'claves') =>
    Object.fromEntries(
      IDIOMAS.map((idioma) => [idioma, EN[idioma].find((entrada) => entrada.clave === clave)?.[campo] ?? '']),
    ) as Textos
  return { clave, orden, pregunta: textos('pregunta'), respuesta: textos('respuesta'), claves: textos('claves') }
})
