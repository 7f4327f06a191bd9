import { escaner } from '@telar/contract/calls'
import { useCalls } from '../../calls.ts'
import { useWords } from '../../use-texts.ts'
import type { Resultado } from './Escanear.tsx'
import { ESCANER } from './escaner-texts.ts'

/** Looks a code up and hands the roll on; what is none is said, and so is why a roll is refused. */
export function usePieza(poner: (id: number, titulo: string) => string | null) {
  const calls = useCalls()
  const say = useWords(ESCANER)
  return async (codigo: string): Promise<Resultado> => {
    const hallado = await calls.read(escaner.resolver, { body: { codigo } })
    if (!hallado) return { bien: false, texto: say.desconocido(codigo) }
    if (hallado.clase !== 'pieza') return { bien: false, texto: say.noPieza(hallado.titulo) }
    const reparo = poner(hallado.id, hallado.titulo)
    return reparo === null ? { bien: true, texto: hallado.titulo } : { bien: false, texto: reparo }
  }
}
