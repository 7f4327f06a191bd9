import { escaner } from '@telar/contract/calls'
import { useCalls } from '../../calls.ts'
import type { Resultado } from '../../parts/escaner/Escanear.tsx'
import { hrefOf, useGo } from '../../place.ts'
import { useWords } from '../../use-texts.ts'
import { NOTA } from './nota-texts.ts'

/** The paper of a note was scanned: its garments are received. */
export function useNotaEscaneada() {
  const calls = useCalls()
  const go = useGo()
  const say = useWords(NOTA)
  return async (codigo: string): Promise<Resultado> => {
    const hallado = await calls.read(escaner.resolver, { body: { codigo } })
    if (hallado?.clase !== 'nota') return { bien: false, texto: say.noEsNota(codigo) }
    go(hrefOf('notastaller', hallado.id, { ficha: 'recibir' }))
    return { bien: true, texto: hallado.titulo }
  }
}
