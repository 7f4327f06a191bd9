import { ordenesfab } from '@telar/contract/produccion/ordenesfab'
import { useRead } from '../../calls.ts'
import { NextActions } from '../../record/NextActions.tsx'
import { ACCIONES } from './hacer/acciones.ts'

/** What comes next of a manufacturing order: it is launched, cut, sent out, received or closed. */
export function Siguiente({ row: { id } }: { row: { id: number } }) {
  const { data } = useRead(ordenesfab.get, { params: { id } })
  return <NextActions row={data} actions={ACCIONES} />
}
