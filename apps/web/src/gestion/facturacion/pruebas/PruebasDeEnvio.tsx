import { pruebas } from '@telar/contract/facturacion/pruebas'
import { useRead } from '../../calls.ts'
import { Leido } from '../../record/Leido.tsx'
import { Pruebas } from './Pruebas.tsx'

/** What proves the transport of a shipment. */
export default function PruebasDeEnvio({ envioId }: { envioId: number }) {
  const read = useRead(pruebas.deEnvio, { params: { id: envioId } }, { staleTime: 0 })
  return <Leido de={read}>{(suyas) => <Pruebas de={{ envioId, facturaId: null }} suyas={suyas} />}</Leido>
}
