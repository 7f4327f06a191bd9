import { type Oleada, oleadas, type PedidoEnOleada } from '@telar/contract/ventas/oleadas'
import { PackageOpen, X } from 'lucide-react'
import { useState } from 'react'
import { useCommand } from '../../calls.ts'
import { Button } from '../../parts/Button.tsx'
import { PreguntaDialog } from '../../parts/dialogs/PreguntaDialog.tsx'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { State } from '../../parts/State.tsx'
import { hrefOf, useGo } from '../../place.ts'
import { useWords } from '../../use-texts.ts'
import { OLEADA } from './oleada-texts.ts'
import { usePlazo } from './use-plazo.ts'

const enPalabras = (fuera: string): fuera is keyof typeof OLEADA.fuera => fuera in OLEADA.fuera

/** The orders of a wave with their places on the cart: each is packed from here. */
export function PedidosDeOleada({ oleada }: { oleada: Oleada }) {
  const say = useWords(OLEADA)
  const [fuera, setFuera] = useState<PedidoEnOleada | null>(null)
  const { mutateAsync: quitar } = useCommand(oleadas.quitar)
  return (
    <section aria-label={say.pedidos}>
      <h2 className="o-h2">{say.pedidos}</h2>
      <ul className="o-wave-orders">
        {oleada.pedidos.map((pedido) => (
          <Pedido
            key={pedido.pedidoId}
            pedido={pedido}
            abierta={oleada.estado === 'abierta'}
            onQuitar={() => setFuera(pedido)}
          />
        ))}
      </ul>
      {fuera && (
        <PreguntaDialog
          title={say.quitar(fuera.numero)}
          description={say.quitarQue}
          verb={say.sacar}
          onClose={() => setFuera(null)}
          onConfirm={() => quitar({ params: { id: oleada.id }, body: { pedidoId: fuera.pedidoId } })}
        />
      )}
    </section>
  )
}

interface PedidoProps {
  pedido: PedidoEnOleada
  abierta: boolean
  onQuitar: () => void
}

function Pedido({ pedido, abierta, onQuitar }: PedidoProps) {
  const say = useWords(OLEADA)
  const plazo = usePlazo()
  const go = useGo()
  const { pedidoId, letra, numero, cliente, desde, hasta, prendas, cogidas, faltan, menos, fuera } = pedido
  const listo = fuera === null && cogidas + faltan >= prendas
  return (
    <li className="o-row">
      <b className="o-place">{letra}</b>
      <span className="o-el">
        <OfficeLink className="o-link o-m" href={hrefOf('pedidos', pedidoId)}>
          {numero}
        </OfficeLink>{' '}
        {cliente}
        <span className="o-q o-block">
          {[plazo(desde, hasta), say.de(cogidas, prendas), menos > 0 && say.menos(menos)].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className="o-sp" />
      {fuera !== null && (
        <State mark={fuera === 'cancelado' ? 'blocked' : 'done'}>{enPalabras(fuera) ? say.fuera[fuera] : fuera}</State>
      )}
      {(fuera === null || fuera === '') && cogidas > 0 && (
        <Button
          look={listo && abierta ? 'main' : 'plain'}
          icon={PackageOpen}
          onClick={() => go(hrefOf('pedidos', pedidoId, { ficha: 'embalar' }))}
        >
          {say.embalar}
        </Button>
      )}
      {abierta && fuera === null && (
        <Button look="ghost" iconOnly icon={X} onClick={onQuitar}>
          {say.quitar(numero)}
        </Button>
      )}
    </li>
  )
}
