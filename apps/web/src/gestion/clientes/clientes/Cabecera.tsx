import type { Cliente } from '@telar/contract/clientes/clientes'
import { useFills } from '../../access.ts'
import { State } from '../../parts/State.tsx'
import { ActionBar } from '../../record/ActionBar.tsx'
import { useWords } from '../../use-texts.ts'
import { ACCIONES } from './acciones.ts'
import { CLIENTE_LABELS } from './cliente-labels.ts'
import { MENU_DEL_CLIENTE } from './slots.ts'

/** Whether they may buy, and what else can be done with a customer. */
export function Cabecera({ row }: { row: Cliente }) {
  const labels = useWords(CLIENTE_LABELS)
  const otras = useFills(MENU_DEL_CLIENTE)
  return (
    <>
      {row.bloqueado && <State mark="blocked">{labels.bloqueado}</State>}
      <ActionBar row={row} actions={[...otras, ...ACCIONES]} align="start" />
    </>
  )
}
