import { oleadas } from '@telar/contract/ventas/oleadas'
import { useRead } from '../../calls.ts'
import type { RecordProps } from '../../declare/screen.ts'
import { usePlace } from '../../place.ts'
import { Leido } from '../../record/Leido.tsx'
import { ElegirPedidos } from './ElegirPedidos.tsx'
import { VerOleada } from './VerOleada.tsx'

/** Others pick at the same time: how far they are is looked at every few seconds. */
const CADA = 4000

/** A wave: a new one, one to be walked, or one to which orders are added. */
export default function OleadaRecord({ id }: RecordProps) {
  const { search } = usePlace()
  const read = useRead(
    oleadas.get,
    { params: { id: Number(id) } },
    {
      enabled: id !== null,
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data?.estado === 'abierta' ? CADA : false),
    },
  )
  if (id === null) return <ElegirPedidos oleada={null} />
  return (
    <Leido de={read}>
      {(oleada) =>
        search.ficha === 'anadir' && oleada.estado === 'abierta' ? (
          <ElegirPedidos oleada={oleada} />
        ) : (
          <VerOleada oleada={oleada} />
        )
      }
    </Leido>
  )
}
