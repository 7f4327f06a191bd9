import type { Cambio } from '@telar/contract/casa/audit'
import { useAllScreens } from '../../access.ts'
import { titleOf } from '../../frame/title.ts'
import { useIdioma } from '../../use-texts.ts'

/** What the audit calls a table, as the back office calls its screen. */
export function useTabla(): (tabla: string) => string {
  const idioma = useIdioma()
  const screens = useAllScreens()
  return (tabla) => {
    const screen = screens.find(({ table }) => table === tabla)
    return screen ? titleOf(screen, idioma) : tabla
  }
}

export const TablaCell = ({ row }: { row: Cambio }) => useTabla()(row.tabla)
