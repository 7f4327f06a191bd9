import { type Recibida, recibidas } from '@telar/contract/facturacion/recibidas'
import { sumarEuros } from '@telar/domain/dinero'
import { useController, useWatch } from 'react-hook-form'
import { useRead } from '../../calls.ts'
import { mesEscrito } from '../../produccion/liquidacionestaller/mes-escrito.ts'
import { Part } from '../../record/Part.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { RECIBIDA_LABELS as LABELS, RECIBIDA as SAY } from '../recibida-texts.ts'
import type { RecibidaValues } from './recibida-values.ts'

interface LiquidacionesProps {
  row: Recibida | undefined
  disabled: boolean
}

/** The statements that a workshop's invoice is of, and whether they come to what it says; nothing of other suppliers. */
export function Liquidaciones({ row, disabled }: LiquidacionesProps) {
  const proveedorId = useWatch<RecibidaValues, 'proveedorId'>({ name: 'proveedorId' })
  return proveedorId === null ? null : <Elegir key={proveedorId} {...{ proveedorId, row, disabled }} />
}

function Elegir({ proveedorId, row, disabled }: LiquidacionesProps & { proveedorId: number }) {
  const { money, idioma } = useFormat()
  const say = useWords(SAY)
  const labels = useWords(LABELS)
  const { data: libres = [] } = useRead(
    recibidas.liquidacionesSinFactura,
    { params: { id: proveedorId } },
    { staleTime: 0 },
  )
  const { field, fieldState } = useController<RecibidaValues, 'liquidacionIds'>({ name: 'liquidacionIds' })
  const tramos = useWatch<RecibidaValues, 'tramos'>({ name: 'tramos' })
  const suyas = row?.proveedorId === proveedorId ? row.liquidaciones : []
  const todas = [...suyas, ...libres.filter(({ id }) => !suyas.some((una) => una.id === id))]
  if (todas.length === 0) return null
  const elegidas = todas.filter(({ id }) => field.value.includes(id))
  const suman = sumarEuros(elegidas.map(({ importe }) => importe))
  const diferencia = sumarEuros([...tramos.map((tramo) => tramo.base ?? 0), -suman])
  const poner = (id: number, si: boolean) =>
    field.onChange(si ? [...field.value, id] : field.value.filter((una) => una !== id))
  return (
    <Part title={labels.liquidacionIds}>
      <p className="o-q">{say.liquidacionesQue}</p>
      {fieldState.error?.message && <p className="o-err">{fieldState.error.message}</p>}
      <ul className="o-list">
        {todas.map(({ id, numero, mes, importe }) => (
          <li key={id}>
            <label className="o-row">
              <input
                type="checkbox"
                className="o-ck"
                checked={field.value.includes(id)}
                disabled={disabled}
                onChange={({ target }) => poner(id, target.checked)}
              />
              <span className="o-m">{numero}</span> {mesEscrito(mes, idioma)} · {money(importe)}
            </label>
          </li>
        ))}
      </ul>
      {elegidas.length > 0 && (
        <p>
          {say.segunLiquidaciones}: {money(suman)}
          {diferencia !== 0 && (
            <span className="o-err">
              {' '}
              {say.diferencia}: {money(diferencia)}
            </span>
          )}
        </p>
      )}
    </Part>
  )
}
