import { anticipos } from '@telar/contract/facturacion/anticipos'
import { cobros } from '@telar/contract/facturacion/cobros'
import type { Factura } from '@telar/contract/facturacion/factura'
import { facturas } from '@telar/contract/facturacion/facturas'
import { MEDIOS_DE_COBRO, type MedioDeCobro } from '@telar/domain/facturacion/cobro'
import { useState } from 'react'
import { hoy } from '../../../../kit/hoy.ts'
import { useCalls, useCommand, useRead } from '../../../calls.ts'
import { MEDIO_DE_COBRO } from '../../../clientes/formas-de-pago.ts'
import { parseNumber } from '../../../format.ts'
import { Choice } from '../../../parts/Choice.tsx'
import { PreguntaDialog } from '../../../parts/dialogs/PreguntaDialog.tsx'
import { Note } from '../../../parts/Note.tsx'
import { notify } from '../../../parts/notify.tsx'
import { FieldShell } from '../../../record/form/FieldShell.tsx'
import { FORM } from '../../../record/form/form-texts.ts'
import { useMientras } from '../../../record/use-mientras.ts'
import { useFormat, useWords } from '../../../use-texts.ts'
import { HACER } from './hacer-texts.ts'

/** What this customer's other invoices owe the other way. */
function useContrapartes({ clienteId, pendiente }: Factura, enabled: boolean) {
  const filters = [
    { field: 'clienteId', operator: 'eq', value: clienteId },
    { field: 'estado', operator: 'eq', value: 'emitida' },
    { field: 'pendiente', operator: pendiente < 0 ? 'gt' : 'lt', value: 0 },
  ] as const
  const body = {
    advancedFilter: { logic: 'and' as const, filters: [...filters] },
    pageSize: 100,
    orderBy: 'fecha desc',
  }
  const { data } = useRead(facturas.search, { body }, { enabled })
  return data?.data
}

/** What is left of this customer's receipts of money that came before. */
function useAnticipos({ clienteId }: Factura, enabled: boolean) {
  const filters = [
    { field: 'clienteId', operator: 'eq', value: clienteId },
    { field: 'queda', operator: 'gt', value: 0 },
  ] as const
  const body = { advancedFilter: { logic: 'and' as const, filters: [...filters] }, pageSize: 100, orderBy: 'fecha' }
  const { data } = useRead(anticipos.search, { body }, { enabled })
  return data?.data
}

/** Money that came in, or went back to the customer. */
export function CobroDialog({ factura, onClose }: { factura: Factura; onClose: () => void }) {
  const calls = useCalls()
  const { mutateAsync: cobrar } = useCommand(cobros.cobrar)
  const [visto, setVisto] = useState(factura)
  const { word, amount, money, decimal } = useFormat()
  const { issues } = useWords(FORM)
  const say = useWords(HACER)
  const [medio, setMedio] = useState<MedioDeCobro>(factura.formaPago)
  const [importe, setImporte] = useState(amount(factura.pendiente))
  const [fecha, setFecha] = useState(hoy)
  const [referencia, setReferencia] = useState('')
  const [motivo, setMotivo] = useState('')
  const [contraparte, setContraparte] = useState('')
  const compensa = medio === 'compensacion'
  const otras = useContrapartes(factura, compensa)
  const adelanta = medio === 'anticipo'
  const [anticipo, setAnticipo] = useState('')
  const recibos = useAnticipos(factura, adelanta)
  const usar = (uno: string) => {
    setAnticipo(uno)
    const recibo = recibos?.find(({ id }) => String(id) === uno)
    if (recibo) setImporte(amount(Math.min(factura.pendiente, recibo.queda)))
  }
  /** At most what both owe. */
  const elegir = (uno: string) => {
    setContraparte(uno)
    const otra = otras?.find(({ id }) => String(id) === uno)
    if (!otra) return
    const { pendiente } = factura
    setImporte(amount(Math.sign(pendiente) * Math.min(Math.abs(pendiente), Math.abs(otra.pendiente))))
  }
  const antes = fecha !== '' && fecha < factura.fecha
  const value = parseNumber(importe, decimal)
  const escrito = importe.trim() === '' ? issues.required : value === null ? issues.number : undefined
  const { dicho, seHizo } = useMientras({
    visto,
    releer: async () => {
      const nueva = await calls.read(facturas.get, { params: { id: factura.id } })
      setVisto(nueva)
      return nueva
    },
    cuentas: ({ cobrado, pendiente }) => ({ hechas: Math.abs(cobrado), quedan: Math.abs(pendiente) }),
    decir: (hechas, quedan) =>
      quedan === 0
        ? say.paidAll
        : hechas <= 0
          ? say.changedMeanwhile(money(quedan))
          : say.paidMeanwhile(money(hechas), money(quedan)),
    recortar: ({ pendiente }) => Math.abs(value ?? 0) > Math.abs(pendiente) && setImporte(amount(pendiente)),
    acabar: onClose,
  })
  const title = factura.pendiente < 0 ? say.payBackTitle : say.payTitle
  return (
    <PreguntaDialog
      asks
      title={title(factura.numeroCompleto ?? '')}
      verb={say.payVerb}
      disabled={
        value === null ||
        value === 0 ||
        fecha === '' ||
        (antes && motivo.trim() === '') ||
        (compensa && !contraparte) ||
        (adelanta && !anticipo)
      }
      onClose={onClose}
      onConfirm={async () => {
        const contraparteId = compensa ? Number(contraparte) : null
        const body = {
          medio,
          importe: value ?? 0,
          fecha,
          referencia,
          contraparteId,
          anticipoId: adelanta ? Number(anticipo) : null,
          motivo: antes ? motivo.trim() : '',
          pendiente: visto.pendiente,
        }
        try {
          await cobrar({ params: { id: factura.id }, body })
        } catch (error) {
          if (await seHizo(error)) return false
          throw error
        }
        return notify(say.paidNow(money(value ?? 0)))
      }}
    >
      {dicho && <Note look="warning">{dicho}</Note>}
      <div className="o-form o-form-flush o-form-dlg">
        <FieldShell id="cobro-importe" label={say.amount} error={escrito}>
          <input
            id="cobro-importe"
            className="o-in o-n"
            inputMode="decimal"
            value={importe}
            aria-invalid={escrito ? true : undefined}
            aria-describedby={escrito ? 'cobro-importe-error' : undefined}
            onFocus={(event) => event.target.select()}
            onChange={(event) => setImporte(event.target.value)}
          />
        </FieldShell>
        <FieldShell id="cobro-medio" label={say.means}>
          <Choice
            id="cobro-medio"
            value={medio}
            options={MEDIOS_DE_COBRO}
            label={(uno) => word(MEDIO_DE_COBRO[uno])}
            onChange={setMedio}
          />
        </FieldShell>
        <FieldShell id="cobro-fecha" label={say.date}>
          <input
            id="cobro-fecha"
            className="o-in"
            type="date"
            value={fecha}
            max={hoy()}
            onChange={(event) => setFecha(event.target.value)}
          />
        </FieldShell>
        {compensa && (
          <FieldShell id="cobro-contraparte" label={say.counterpart} width="wide">
            {otras?.length === 0 ? (
              <Note look="warning">{say.noCounterpart}</Note>
            ) : (
              <Choice
                id="cobro-contraparte"
                value={contraparte}
                options={['', ...(otras ?? []).map(({ id }) => String(id))]}
                label={(uno) => {
                  const otra = otras?.find(({ id }) => String(id) === uno)
                  return otra ? `${otra.numeroCompleto} · ${money(otra.pendiente)}` : say.choose
                }}
                onChange={elegir}
              />
            )}
          </FieldShell>
        )}
        {adelanta && (
          <FieldShell id="cobro-anticipo" label={say.deposit} width="wide">
            {recibos?.length === 0 ? (
              <Note look="warning">{say.noDeposit}</Note>
            ) : (
              <Choice
                id="cobro-anticipo"
                value={anticipo}
                options={['', ...(recibos ?? []).map(({ id }) => String(id))]}
                label={(uno) => {
                  const recibo = recibos?.find(({ id }) => String(id) === uno)
                  return recibo ? `${recibo.numero} · ${money(recibo.queda)}` : say.choose
                }}
                onChange={usar}
              />
            )}
          </FieldShell>
        )}
        {antes && (
          <FieldShell id="cobro-motivo" label={say.whyBefore} width="wide">
            <input
              id="cobro-motivo"
              className="o-in"
              maxLength={200}
              value={motivo}
              onChange={(event) => setMotivo(event.target.value)}
            />
          </FieldShell>
        )}
        <FieldShell id="cobro-referencia" label={say.reference} hint={say.referenceHint} width="wide">
          <input
            id="cobro-referencia"
            className="o-in"
            maxLength={120}
            value={referencia}
            onChange={(event) => setReferencia(event.target.value)}
          />
        </FieldShell>
      </div>
    </PreguntaDialog>
  )
}
