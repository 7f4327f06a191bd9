import { type Recibida, recibidas } from '@telar/contract/facturacion/recibidas'
import { sumarEuros } from '@telar/domain/dinero'
import { proponerEntregas } from '@telar/domain/facturacion/recibida'
import { useController, useWatch } from 'react-hook-form'
import { useRead } from '../../calls.ts'
import { Button } from '../../parts/Button.tsx'
import { Sideways } from '../../parts/Sideways.tsx'
import { useMedida } from '../../produccion/use-medida.ts'
import { Leido } from '../../record/Leido.tsx'
import { Part } from '../../record/Part.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { RECIBIDA_LABELS as LABELS, RECIBIDA as SAY } from '../recibida-texts.ts'
import type { RecibidaValues } from './recibida-values.ts'

interface EntregasProps {
  row: Recibida | undefined
  disabled: boolean
}

/** The deliveries that an invoice is of, and whether they come to what it says; nothing until it is known whose it is. */
export function Entregas({ row, disabled }: EntregasProps) {
  const proveedorId = useWatch<RecibidaValues, 'proveedorId'>({ name: 'proveedorId' })
  const labels = useWords(LABELS)
  if (proveedorId === null) return null
  return (
    <Part title={labels.entradaIds}>
      <Elegir key={proveedorId} {...{ proveedorId, row, disabled }} />
    </Part>
  )
}

function Elegir({ proveedorId, row, disabled }: EntregasProps & { proveedorId: number }) {
  const { date, money } = useFormat()
  const medida = useMedida()
  const say = useWords(SAY)
  const leidas = useRead(recibidas.sinFactura, { params: { id: proveedorId } }, { staleTime: 0 })
  const libres = leidas.data ?? []
  const { field, fieldState } = useController<RecibidaValues, 'entradaIds'>({ name: 'entradaIds' })
  const tramos = useWatch<RecibidaValues, 'tramos'>({ name: 'tramos' })
  const suyas = row?.proveedorId === proveedorId ? row.entregas : []
  const todas = [...suyas, ...libres.filter(({ id }) => !suyas.some((una) => una.id === id))]
  const elegidas = todas.filter(({ id }) => field.value.includes(id))
  const cuestan = sumarEuros(elegidas.map(({ importe }) => importe))
  const base = sumarEuros(tramos.map((tramo) => tramo.base ?? 0))
  const propuestas = proponerEntregas(todas, base)
  const poner = (id: number, si: boolean) =>
    field.onChange(si ? [...field.value, id] : field.value.filter((una) => una !== id))
  if (todas.length === 0) return <Leido de={leidas}>{() => <p className="o-q">{say.sinEntradas}</p>}</Leido>
  return (
    <>
      <p className="o-q">{say.entradasQue}</p>
      {!disabled && propuestas.length > 0 && elegidas.length === 0 && (
        <p className="o-row">
          <Button small onClick={() => field.onChange(propuestas)}>
            {say.proponer}
          </Button>
        </p>
      )}
      {fieldState.error?.message && <p className="o-err">{fieldState.error.message}</p>}
      <Sideways>
        <table className="o-t o-t-money o-t-narrow">
          <tbody>
            {todas.map(({ id, fecha, albaranProveedor, materia, cantidad, unidad, importe }) => (
              <tr key={id}>
                <td>
                  <label className="o-row">
                    <input
                      type="checkbox"
                      className="o-ck"
                      checked={field.value.includes(id)}
                      disabled={disabled}
                      onChange={({ target }) => poner(id, target.checked)}
                    />
                    {[date(fecha), albaranProveedor].filter(Boolean).join(' · ')}
                  </label>
                </td>
                <td>{materia}</td>
                <td className="o-n">{medida(cantidad, unidad)}</td>
                <td className="o-n">{money(importe)}</td>
              </tr>
            ))}
          </tbody>
          {elegidas.length > 0 && (
            <tfoot>
              <tr>
                <th scope="row" colSpan={2}>
                  {say.segunEntradas}
                </th>
                <td className="o-n" colSpan={2}>
                  {money(cuestan)}
                </td>
              </tr>
              {base !== cuestan && (
                <tr>
                  <th scope="row" colSpan={2}>
                    {say.diferencia}
                  </th>
                  <td className="o-n o-err" colSpan={2}>
                    {money(sumarEuros([base, -cuestan]))}
                  </td>
                </tr>
              )}
            </tfoot>
          )}
        </table>
      </Sideways>
    </>
  )
}
