import type { Client } from '@telar/client'
import { pedidos } from '@telar/contract/ventas/pedidos'
import { enIdioma, type Idioma } from '@telar/domain/idioma'
import { readOnce } from '../../../kit/calls/query.ts'
import type { Part } from '../../declare/screen.ts'
import { word } from '../../words.ts'
import { SITUACION } from '../situaciones.ts'

const LLEVA = word(
  (prendas: number, que: string) => `${prendas} de ${que}`,
  (prendas, que) => `${prendas} of ${que}`,
  (prendas, que) => `${prendas} de ${que}`,
  (prendas, que) => `${prendas} de ${que}`,
)

/** The last orders that have the model that is typed: whose each is, how many of it, and where it stands. */
export async function pedidosQueLlevan(
  client: Client,
  keyword: string,
  idioma: Idioma,
  signal: AbortSignal,
): Promise<Part[]> {
  const hallados = await readOnce(client, pedidos.queLlevan, { body: { keyword } }, { signal })
  return hallados.map(({ id, numero, cliente, modelo, color, prendas, situacion }, i) => ({
    ...{ key: `${id}-${i}`, id, label: numero },
    detail: `${cliente} · ${LLEVA[idioma](prendas, `${modelo} ${enIdioma(color, idioma)}`)}`,
    answer: SITUACION[situacion].label[idioma],
  }))
}
