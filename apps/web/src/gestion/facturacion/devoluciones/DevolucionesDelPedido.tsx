import { devoluciones } from '@telar/contract/facturacion/devoluciones'
import type { Pedido } from '@telar/contract/ventas/pedidos'
import { PEDIR_POR_OTROS } from '@telar/domain/facturacion/devolucion'
import { Undo } from 'lucide-react'
import { useState } from 'react'
import { useMay } from '../../access.ts'
import { useRead } from '../../calls.ts'
import { Button } from '../../parts/Button.tsx'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { State } from '../../parts/State.tsx'
import { hrefOf } from '../../place.ts'
import { useFormat, useWords } from '../../use-texts.ts'
import { DEVOLUCION, ESTADO } from './devolucion-texts.ts'
import { PedirDialog } from './PedirDialog.tsx'

type Entrega = Pedido['entregas'][number]

/** What came back of an order, and asking for it in the customer's name. */
export default function DevolucionesDelPedido({ pedido: { id, entregas } }: { pedido: Pedido }) {
  const say = useWords(DEVOLUCION)
  const { word, number } = useFormat()
  const may = useMay()
  const [pide, setPide] = useState<Entrega | null>(null)
  const salidas = entregas.filter(({ deshecha }) => !deshecha)
  const { data } = useRead(
    devoluciones.search,
    { body: { advancedFilter: { field: 'pedidoId', operator: 'eq', value: id }, orderBy: ['id'] } },
    { enabled: salidas.length > 0 },
  )
  if (salidas.length === 0) return null
  const hechas = data?.data ?? []
  const puede = may(PEDIR_POR_OTROS)
  if (hechas.length === 0 && !puede) return null
  return (
    <section className="o-sec" aria-label={say.devoluciones}>
      <h2 className="o-h2">{say.devoluciones}</h2>
      <ul className="o-line">
        {hechas.map((una) => (
          <li key={una.id} className="o-row">
            <OfficeLink className="o-link o-m" href={hrefOf('devoluciones', una.id)}>
              {una.numero}
            </OfficeLink>
            <State mark={ESTADO[una.estado].mark}>{word(ESTADO[una.estado].label)}</State>
            <span className="o-sp" />
            <span className="o-q">{number(una.prendas)}</span>
          </li>
        ))}
      </ul>
      {puede &&
        salidas.map((entrega) => (
          <Button key={entrega.id} look="ghost" small icon={Undo} onClick={() => setPide(entrega)}>
            {say.pedirDe(entrega.numero)}
          </Button>
        ))}
      {pide && <PedirDialog entrega={pide} onClose={() => setPide(null)} />}
    </section>
  )
}
