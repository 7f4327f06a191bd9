import { escaner } from '@telar/contract/calls'
import type { Escaneado } from '@telar/contract/casa/escaner'
import { useCalls } from '../../calls.ts'
import { useWords } from '../../use-texts.ts'
import type { Resultado } from './Escanear.tsx'
import { ESCANER } from './escaner-texts.ts'

type Prenda = NonNullable<Escaneado['prenda']>

/** Looks a code up and hands the garment on; what is none is said, and so is what the garment is refused by. */
export function usePrenda(
  poner: (prenda: Prenda, titulo: string) => string | null,
  /** Where a shelf is awaited as well: what is done with it, and what is said of it then. */
  estante?: (id: number, codigo: string) => Promise<string>,
) {
  const calls = useCalls()
  const say = useWords(ESCANER)
  return async (codigo: string): Promise<Resultado> => {
    const hallado = await calls.read(escaner.resolver, { body: { codigo } })
    if (!hallado) return { bien: false, texto: say.desconocido(codigo) }
    if (hallado.clase === 'ubicacion' && estante)
      return { bien: true, texto: await estante(hallado.id, hallado.titulo) }
    if (!hallado.prenda) return { bien: false, texto: say.noPrenda(hallado.titulo) }
    const reparo = poner(hallado.prenda, hallado.titulo)
    return reparo === null ? { bien: true, texto: hallado.titulo } : { bien: false, texto: reparo }
  }
}
