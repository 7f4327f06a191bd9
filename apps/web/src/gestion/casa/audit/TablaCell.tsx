import type { Cambio } from '@telar/contract/casa/audit'
import { useAllScreens } from '../../access.ts'
import { OFFICE } from '../../office-texts.ts'
import { useIdioma, useWords } from '../../use-texts.ts'
import { namesOfTables } from './tablas.ts'

/** What the audit calls a table, as the back office calls its screen or what it is a part of. */
export function useTabla(): (tabla: string) => string {
  const names = namesOfTables(useAllScreens(), useIdioma())
  return (tabla) => names[tabla] ?? tabla
}

export const TablaCell = ({ row }: { row: Cambio }) => <span className="o-el">{useTabla()(row.tabla)}</span>

/** Who it was; what nobody did was done by the house. */
export function QuienCell({ row: { usuario } }: { row: Cambio }) {
  const { history } = useWords(OFFICE)
  return usuario === null ? <span className="o-q">{history.system}</span> : <span className="o-el">{usuario}</span>
}
