import { cobros } from '@telar/contract/facturacion/cobros'
import type { FacturaFila } from '@telar/contract/facturacion/factura'
import { FORMAS_DE_PAGO } from '@telar/domain/clientes/cliente'
import { sumarEuros } from '@telar/domain/dinero'
import { useRef, useState } from 'react'
import type { z } from 'zod'
import type { Attempt } from '../../../../kit/calls/attempt.ts'
import { hoy } from '../../../../kit/hoy.ts'
import { useMay } from '../../../access.ts'
import { useCalls } from '../../../calls.ts'
import { MEDIO_DE_COBRO } from '../../../clientes/formas-de-pago.ts'
import type { ActionProps } from '../../../declare/screen.ts'
import { EachDialog } from '../../../list/EachDialog.tsx'
import { OFFICE } from '../../../office-texts.ts'
import { Choice } from '../../../parts/Choice.tsx'
import { errorText } from '../../../parts/error-text.ts'
import { Note } from '../../../parts/Note.tsx'
import { notify } from '../../../parts/notify.tsx'
import { FieldShell } from '../../../record/form/FieldShell.tsx'
import { useFormat, useWords } from '../../../use-texts.ts'
import { LISTA } from '../lista-texts.ts'

type Fila = z.output<typeof FacturaFila>

const MEDIOS = ['suya', ...FORMAS_DE_PAGO] as const

interface Cobrada {
  params: { id: number; cobroId: number }
  importe: number
}

/** Collects what is open of each marked invoice, one after the other; all of it can be taken back. */
export function CobrarVarias({ rows, onClose, onDone }: ActionProps<Fila>) {
  const t = useWords(OFFICE)
  const calls = useCalls()
  const may = useMay()
  const { word, money } = useFormat()
  const say = useWords(LISTA)
  const [medio, setMedio] = useState<(typeof MEDIOS)[number]>('suya')
  const [fecha, setFecha] = useState(hoy)
  const cobradas = useRef<Cobrada[]>([])
  const abiertas = rows.filter(({ estado, pendiente }) => estado === 'emitida' && pendiente > 0)
  const cobrar = async ({ id, pendiente, formaPago }: Fila, attempt: Attempt) => {
    const body = {
      medio: medio === 'suya' ? formaPago : medio,
      importe: pendiente,
      fecha: fecha || hoy(),
      referencia: '',
    }
    const factura = await calls.writeOne(cobros.cobrar, { params: { id }, body }, attempt)
    const cobroId = Math.max(...factura.cobros.map((cobro) => cobro.id))
    cobradas.current.push({ params: { id, cobroId }, importe: pendiente })
  }
  const quitar = async () => {
    try {
      for (const { params } of cobradas.current) await calls.writeOne(cobros.borrarCobro, { params })
      notify(say.collectedBack)
    } catch (error) {
      notify(errorText(error, t), { bad: true })
    }
    await calls.settle(cobros.borrarCobro)
  }
  return (
    <EachDialog
      title={say.collectTitle(abiertas.length)}
      description={say.collectWhat}
      verb={say.collectVerb}
      rows={abiertas}
      label={({ numeroCompleto, cliente }) => `${numeroCompleto} ${cliente}`}
      over={cobros.cobrar}
      run={cobrar}
      onClose={onClose}
      onEnd={(hechas) => {
        const total = money(sumarEuros(cobradas.current.map(({ importe }) => importe)))
        notify(say.collected(hechas, total), may(cobros.borrarCobro.access) ? { undo: () => void quitar() } : {})
        onDone()
      }}
    >
      {abiertas.length === 0 ? (
        <Note look="warning">{say.nothingOpen}</Note>
      ) : (
        <>
          <p>
            <b className="o-m">{say.count(abiertas.length)}</b> ·{' '}
            <b className="o-m">{money(sumarEuros(abiertas.map(({ pendiente }) => pendiente)))}</b>
          </p>
          <div className="o-form o-form-flush o-form-dlg">
            <FieldShell id="cobrar-medio" label={say.means} width="medium">
              <Choice
                id="cobrar-medio"
                value={medio}
                options={MEDIOS}
                label={(uno) => (uno === 'suya' ? say.asEach : word(MEDIO_DE_COBRO[uno]))}
                onChange={setMedio}
              />
            </FieldShell>
            <FieldShell id="cobrar-fecha" label={say.day}>
              <input
                id="cobrar-fecha"
                type="date"
                className="o-in"
                max={hoy()}
                value={fecha}
                onChange={(event) => setFecha(event.target.value)}
              />
            </FieldShell>
          </div>
        </>
      )}
      {abiertas.length > 0 && abiertas.length < rows.length && <Note>{say.stays(rows.length - abiertas.length)}</Note>}
    </EachDialog>
  )
}
