import { envios } from '@telar/contract/ventas/envios'
import { useRead } from '../../calls.ts'
import type { RecordProps } from '../../declare/screen.ts'
import { Leido } from '../../record/Leido.tsx'
import { VerEnvio } from './VerEnvio.tsx'

const CADA_MS = 3000

/** A shipment; while its carrier is asked for the label, it is read again until there is an answer. */
export default function EnvioRecord({ id }: RecordProps) {
  const read = useRead(
    envios.get,
    { params: { id: id ?? 0 } },
    {
      staleTime: 0,
      refetchInterval: ({ state: { data } }) =>
        data?.llamada === 'pendiente' || data?.llamada === 'en-curso' ? CADA_MS : false,
    },
  )
  return <Leido de={read}>{(envio) => <VerEnvio envio={envio} />}</Leido>
}
