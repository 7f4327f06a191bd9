import { clientes } from '@telar/contract/clientes/clientes'
import { Download, Ellipsis, Eraser } from 'lucide-react'
import { useState } from 'react'
import { useClient } from '../../../kit/app.ts'
import { download } from '../../../kit/download.ts'
import { useMay } from '../../access.ts'
import type { AnyRow } from '../../declare/values.ts'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { errorText } from '../../parts/error-text.ts'
import { Fills } from '../../parts/Fills.tsx'
import { notify } from '../../parts/notify.tsx'
import { MenuItem, OfficeMenu } from '../../parts/OfficeMenu.tsx'
import { State } from '../../parts/State.tsx'
import { useWords } from '../../use-texts.ts'
import { BorrarDatos } from './BorrarDatos.tsx'
import { CLIENTE_LABELS } from './cliente-labels.ts'
import { CLIENTE } from './cliente-texts.ts'
import { MENU_DEL_CLIENTE } from './slots.ts'

/** Whether they may buy, and what else can be done with a customer. */
export function Cabecera({ row }: { row: AnyRow }) {
  const t = useWords(OFFICE)
  const may = useMay()
  const client = useClient()
  const labels = useWords(CLIENTE_LABELS)
  const say = useWords(CLIENTE)
  const [erasing, setErasing] = useState(false)
  const id = Number(row.id)
  const keep = async () => {
    try {
      download(await client.call(clientes.datos, { params: { id } }), `cliente-${id}.json`)
    } catch (error) {
      notify(errorText(error, t), { bad: true })
    }
  }
  return (
    <>
      {row.bloqueado === true && <State mark="blocked">{labels.bloqueado}</State>}
      <OfficeMenu
        trigger={
          <Button look="ghost" iconOnly icon={Ellipsis}>
            {say.more}
          </Button>
        }
      >
        <Fills of={MENU_DEL_CLIENTE} props={{ id }} />
        {may(clientes.datos.access) && (
          <MenuItem icon={Download} onSelect={() => void keep()}>
            {say.exportData}
          </MenuItem>
        )}
        {may(clientes.borrarDatos.access) && (
          <MenuItem icon={Eraser} danger onSelect={() => setErasing(true)}>
            {say.eraseData}
          </MenuItem>
        )}
      </OfficeMenu>
      {erasing && <BorrarDatos id={id} name={String(row.razonSocial)} onClose={() => setErasing(false)} />}
    </>
  )
}
