import { type Entrante, entrantes } from '@telar/contract/facturacion/entrantes'
import { GASTOS, type Gasto } from '@telar/domain/facturacion/recibida'
import { useState } from 'react'
import { useCommand } from '../../calls.ts'
import { Choice } from '../../parts/Choice.tsx'
import { PreguntaDialog } from '../../parts/dialogs/PreguntaDialog.tsx'
import { notify } from '../../parts/notify.tsx'
import { hrefOf, useGo } from '../../place.ts'
import type { ActionDialogProps } from '../../record/actions.ts'
import { LookupControl } from '../../record/form/controls/LookupControl.tsx'
import { FieldShell } from '../../record/form/FieldShell.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { DE_PROVEEDORES } from '../proveedores-lookup.ts'
import { GASTO, RECIBIDA_LABELS } from '../recibida-texts.ts'
import { ENTRANTES } from './entrantes-texts.ts'

/** Takes an invoice into the books: whose it is, and what was bought. */
export function Aceptar({ row, onClose }: ActionDialogProps<Entrante>) {
  const go = useGo()
  const { word } = useFormat()
  const say = useWords(ENTRANTES)
  const labels = useWords(RECIBIDA_LABELS)
  const { mutateAsync: aceptar } = useCommand(entrantes.aceptar)
  const [proveedorId, setProveedorId] = useState<number | null>(row.proveedorId)
  const [gasto, setGasto] = useState<Gasto>('materia')
  const id = 'field-proveedorId'
  return (
    <PreguntaDialog
      asks
      title={`${say.aceptar.replace('…', '')} ${row.numero}`}
      description={say.aceptarQue}
      verb={say.aceptarVerbo}
      disabled={proveedorId === null}
      onClose={onClose}
      onConfirm={async () => {
        if (proveedorId === null) return
        const recibida = await aceptar({ params: { id: row.id }, body: { proveedorId, gasto } })
        notify(say.aceptada)
        go(hrefOf('recibidas', recibida))
      }}
    >
      <FieldShell id={id} label={labels.proveedorId} width="medium">
        <LookupControl
          id={id}
          value={proveedorId}
          disabled={false}
          changed={false}
          name="proveedorId"
          field={{ name: 'proveedorId', control: 'lookup', from: DE_PROVEEDORES }}
          onChange={(picked) => setProveedorId(picked as number | null)}
          onBlur={() => undefined}
          inputRef={() => undefined}
          invalid={false}
          describedBy={undefined}
        />
      </FieldShell>
      <FieldShell id="field-gasto" label={labels.gasto} width="medium">
        <Choice id="field-gasto" value={gasto} options={GASTOS} label={(uno) => word(GASTO[uno])} onChange={setGasto} />
      </FieldShell>
    </PreguntaDialog>
  )
}
