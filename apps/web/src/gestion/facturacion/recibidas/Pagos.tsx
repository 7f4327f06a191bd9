import { type Recibida, recibidas } from '@telar/contract/facturacion/recibidas'
import { MEDIOS_DE_PAGO, type MedioDePago } from '@telar/domain/facturacion/recibida'
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { hoy } from '../../../kit/hoy.ts'
import { useMay } from '../../access.ts'
import { useCalls, useCommand } from '../../calls.ts'
import { FORMA_DE_PAGO } from '../../clientes/formas-de-pago.ts'
import { parseNumber } from '../../format.ts'
import { Button } from '../../parts/Button.tsx'
import { Choice } from '../../parts/Choice.tsx'
import { PreguntaDialog } from '../../parts/dialogs/PreguntaDialog.tsx'
import { Note } from '../../parts/Note.tsx'
import { notify } from '../../parts/notify.tsx'
import { FieldShell } from '../../record/form/FieldShell.tsx'
import { FORM } from '../../record/form/form-texts.ts'
import { TextField } from '../../record/form/TextField.tsx'
import { Part } from '../../record/Part.tsx'
import { useMientras } from '../../record/use-mientras.ts'
import { useFormat, useWords } from '../../use-texts.ts'
import { RECIBIDA_LABELS as LABELS, RECIBIDA as SAY } from '../recibida-texts.ts'

/** What was paid of it, and what is left. */
export function Pagos({ recibida }: { recibida: Recibida }) {
  const may = useMay()
  const { word, date, amount, money } = useFormat()
  const say = useWords(SAY)
  const labels = useWords(LABELS)
  const [paying, setPaying] = useState(false)
  const [quitando, setQuitando] = useState<Recibida['pagos'][number] | null>(null)
  const { mutateAsync: borrar } = useCommand(recibidas.borrarPago)
  const { id, pagos, pendiente } = recibida
  const mayWrite = may(recibidas.pagar.access)
  return (
    <Part title={say.pagos}>
      {pagos.length === 0 && <p className="o-q">{say.sinPagos}</p>}
      <table className="o-t o-t-money o-t-narrow">
        <tbody>
          {pagos.map((pago) => (
            <tr key={pago.id}>
              <td>{date(pago.fecha)}</td>
              <td className="o-q">{[word(FORMA_DE_PAGO[pago.medio]), pago.referencia].filter(Boolean).join(', ')}</td>
              <td className="o-n">{amount(pago.importe)}</td>
              {mayWrite && (
                <td className="o-act">
                  <Button look="ghost" small iconOnly icon={X} onClick={() => setQuitando(pago)}>
                    {`${say.borrarPago} ${amount(pago.importe)}`}
                  </Button>
                </td>
              )}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {labels.pendiente}
            </th>
            <td className="o-n">{amount(pendiente)}</td>
            {mayWrite && pagos.length > 0 && <td />}
          </tr>
        </tfoot>
      </table>
      {mayWrite && pendiente !== 0 && (
        <Button small icon={Plus} onClick={() => setPaying(true)}>
          {say.pagar}
        </Button>
      )}
      {paying && <Pagar recibida={recibida} onClose={() => setPaying(false)} />}
      {quitando && (
        <PreguntaDialog
          title={`${say.borrarPago} ${money(quitando.importe)}`}
          description={say.borrarPagoQue}
          verb={say.borrarPago}
          onClose={() => setQuitando(null)}
          onConfirm={async () => {
            await borrar({ params: { id, pagoId: quitando.id } })
            notify(say.borrado)
          }}
        />
      )}
    </Part>
  )
}

function Pagar({ recibida, onClose }: { recibida: Recibida; onClose: () => void }) {
  const { id, pendiente } = recibida
  const { issues } = useWords(FORM)
  const calls = useCalls()
  const { word, amount, money, decimal } = useFormat()
  const [visto, setVisto] = useState(recibida)
  const say = useWords(SAY)
  const labels = useWords(LABELS)
  const [fecha, setFecha] = useState(hoy)
  const [importe, setImporte] = useState(amount(pendiente))
  const [medio, setMedio] = useState<MedioDePago>('transferencia')
  const [referencia, setReferencia] = useState('')
  const pagar = useCommand(recibidas.pagar)
  const euros = parseNumber(importe, decimal)
  const mal = importe.trim() === '' ? issues.required : euros === null ? issues.number : undefined
  const { dicho, seHizo } = useMientras({
    visto,
    releer: async () => {
      const nueva = await calls.read(recibidas.get, { params: { id } })
      setVisto(nueva)
      return nueva
    },
    cuentas: (una) => ({ hechas: Math.abs(una.pagado), quedan: Math.abs(una.pendiente) }),
    decir: (hechas, quedan) =>
      quedan === 0
        ? say.pagadaEntera
        : hechas <= 0
          ? say.mudada(money(quedan))
          : say.pagadaMientras(money(hechas), money(quedan)),
    recortar: (una) => Math.abs(euros ?? 0) > Math.abs(una.pendiente) && setImporte(amount(una.pendiente)),
    acabar: onClose,
  })
  return (
    <PreguntaDialog
      title={say.pagar}
      verb={say.pagar}
      disabled={mal !== undefined || fecha === ''}
      onClose={onClose}
      onConfirm={async () => {
        if (euros === null) return
        const body = { fecha, medio, importe: euros, referencia, pendiente: visto.pendiente }
        try {
          await pagar.mutateAsync({ params: { id }, body })
        } catch (error) {
          if (await seHizo(error)) return false
          throw error
        }
        return notify(say.pagado)
      }}
    >
      {dicho && <Note look="warning">{dicho}</Note>}
      <FieldShell id="pago-fecha" label={labels.fecha}>
        <input
          id="pago-fecha"
          type="date"
          className="o-in o-in-date"
          max={hoy()}
          value={fecha}
          onChange={({ target }) => setFecha(target.value)}
        />
      </FieldShell>
      <FieldShell id="pago-importe" label={`${say.importe} €`} error={mal}>
        <input
          id="pago-importe"
          className="o-in"
          inputMode="decimal"
          value={importe}
          aria-invalid={mal !== undefined}
          aria-describedby={mal && 'pago-importe-error'}
          onChange={({ target }) => setImporte(target.value)}
        />
      </FieldShell>
      <FieldShell id="pago-medio" label={say.medio}>
        <Choice
          id="pago-medio"
          value={medio}
          options={MEDIOS_DE_PAGO}
          label={(uno) => word(FORMA_DE_PAGO[uno])}
          onChange={setMedio}
        />
      </FieldShell>
      <TextField id="pago-referencia" label={say.referencia} max={100} value={referencia} onChange={setReferencia} />
    </PreguntaDialog>
  )
}
