import { liquidacionestaller } from '@telar/contract/produccion/liquidacionestaller'
import { useRead } from '../../calls.ts'
import type { RecordProps } from '../../declare/screen.ts'
import { Leido } from '../../record/Leido.tsx'
import { VerLiquidacion } from './VerLiquidacion.tsx'

/** A workshop's statement, to be checked or settled. */
export default function LiquidacionRecord({ id }: RecordProps) {
  const read = useRead(liquidacionestaller.get, { params: { id: Number(id) } }, { enabled: id !== null, staleTime: 0 })
  return <Leido de={read}>{(liquidacion) => <VerLiquidacion key={liquidacion.id} liquidacion={liquidacion} />}</Leido>
}
