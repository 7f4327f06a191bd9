import { facturas } from '@telar/contract/facturacion/facturas'
import { sumarEuros } from '@telar/domain/dinero'
import type { EstadoDeFactura } from '@telar/domain/facturacion/factura'
import { statusOf } from '../../../../kit/calls/failures.ts'
import { vistos } from '../../../batches.ts'
import { useCalls } from '../../../calls.ts'
import { AutorizarVarios } from '../../../clientes/AutorizarVarios.tsx'
import { Credito } from '../../../clientes/Credito.tsx'
import { useAutorizarVarios } from '../../../clientes/use-autorizar-varios.ts'
import type { ActionProps } from '../../../declare/screen.ts'
import { OFFICE } from '../../../office-texts.ts'
import { PreguntaDialog } from '../../../parts/dialogs/PreguntaDialog.tsx'
import { errorText } from '../../../parts/error-text.ts'
import { Note } from '../../../parts/Note.tsx'
import { notify } from '../../../parts/notify.tsx'
import { useFormat, useWords } from '../../../use-texts.ts'
import { LISTA } from '../lista-texts.ts'
import { useSiguientes } from '../use-siguiente.ts'

/** The server takes so many at once. */
const DE_UNA_VEZ = 200

interface Emitible {
  id: number
  version: number
  estado: EstadoDeFactura
  serie: string
  ejercicio: number
  clienteId: number
  total: number
}

/** Issues drafts: says how many, for whom, what they come to and from which number on. */
export function EmitirDialog({ rows, onClose, onDone }: ActionProps<Emitible>) {
  const t = useWords(OFFICE)
  const calls = useCalls()
  const { money } = useFormat()
  const say = useWords(LISTA)
  const drafts = rows.filter(({ estado }) => estado === 'borrador')
  const siguientes = useSiguientes(drafts)
  const total = sumarEuros(drafts.map((draft) => draft.total))
  const clienteIds = [...new Set(drafts.map(({ clienteId }) => clienteId))]
  const customers = clienteIds.length
  const [unico] = clienteIds
  const ids = drafts.map(({ id }) => id)
  const posibles = ids.length <= DE_UNA_VEZ ? ids : []
  const varios = useAutorizarVarios(posibles, () => calls.read(facturas.reparos, { body: { ids } }))
  return (
    <PreguntaDialog
      title={say.issueTitle(drafts.length)}
      description={t.list.noWayBack}
      verb={say.issueVerb}
      disabled={drafts.length === 0 || drafts.length > DE_UNA_VEZ || !varios.lista}
      onClose={onClose}
      onConfirm={async () => {
        const suyas = vistos(drafts.filter(({ id }) => varios.ids.includes(id)))
        try {
          await calls.write(facturas.emitir, { body: { ...suyas, ...varios.body } })
        } catch (error) {
          // one that is issued by now is shown as such: there is no dialog any more to say why
          if (statusOf(error) !== 409 || rows.length > 1) throw error
          return notify(errorText(error, t), { bad: true })
        }
        notify(say.issued(varios.ids.length))
        onDone()
      }}
    >
      {drafts.length === 0 ? (
        <Note look="warning">{say.noDrafts}</Note>
      ) : (
        <>
          <p>
            <b className="o-m">{say.count(drafts.length)}</b> · {say.toCustomers(customers)} ·{' '}
            <b className="o-m">{money(total)}</b>
          </p>
          {siguientes.map(({ serie, numero }) => (
            <p key={serie}>{say.from(serie, numero)}</p>
          ))}
          <p className="o-q">{say.issueWhat(drafts.length)}</p>
          {customers === 1 && <Credito clienteId={unico} />}
          <AutorizarVarios de={varios} nombre={say.draft} />
        </>
      )}
      {drafts.length > 0 && drafts.length < rows.length && <Note>{say.notDrafts(rows.length - drafts.length)}</Note>}
      {drafts.length > DE_UNA_VEZ && <Note look="warning">{say.tooMany(DE_UNA_VEZ)}</Note>}
    </PreguntaDialog>
  )
}
