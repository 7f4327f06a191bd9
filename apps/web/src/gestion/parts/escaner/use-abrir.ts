import { escaner } from '@telar/contract/calls'
import { useCalls } from '../../calls.ts'
import { useGo } from '../../place.ts'
import { useWords } from '../../use-texts.ts'
import { notify } from '../notify.tsx'
import { destinoDe } from './destino.ts'
import { ESCANER } from './escaner-texts.ts'
import { sonar } from './sonido.ts'

/** Opens what a code is of, and says whether it is of anything. */
export function useAbrir(): (codigo: string) => Promise<boolean> {
  const calls = useCalls()
  const go = useGo()
  const say = useWords(ESCANER)
  return async (codigo) => {
    const hallado = await calls.read(escaner.resolver, { body: { codigo } }).catch(() => undefined)
    sonar(hallado ? 'bien' : 'mal')
    if (hallado) go(destinoDe(hallado))
    else notify(hallado === undefined ? say.fallo(codigo) : say.desconocido(codigo))
    return Boolean(hallado)
  }
}
