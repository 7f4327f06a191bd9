import { materias } from '@telar/contract/produccion/materias'
import { useRead } from '../../calls.ts'
import type { RecordProps } from '../../declare/screen.ts'
import { Leido } from '../../record/Leido.tsx'
import Recibir from '../recibir/Recibir.tsx'
import { VerEntrada } from './VerEntrada.tsx'

/** A delivery that came or is awaited; without an id, one that is being received. */
export default function EntradaRecord({ id }: RecordProps) {
  return id === null ? <Recibir /> : <Entrada id={id} />
}

function Entrada({ id }: { id: string }) {
  const read = useRead(materias.getEntrada, { params: { id } }, { staleTime: 0 })
  return <Leido de={read}>{(entrada) => <VerEntrada entrada={entrada} />}</Leido>
}
