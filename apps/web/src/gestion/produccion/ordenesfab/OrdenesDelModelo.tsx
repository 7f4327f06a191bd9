import { ordenesfab } from '@telar/contract/produccion/ordenesfab'
import { useRead } from '../../calls.ts'
import type { PartProps } from '../../declare/screen.ts'
import { OFFICE } from '../../office-texts.ts'
import { errorText } from '../../parts/error-text.ts'
import { Note } from '../../parts/Note.tsx'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { Sideways } from '../../parts/Sideways.tsx'
import { State } from '../../parts/State.tsx'
import { hrefOf } from '../../place.ts'
import { useFormat, useWords } from '../../use-texts.ts'
import { word } from '../../words.ts'
import { ESTADO, ORDEN_LABELS } from './orden-labels.ts'

const SHOWN = 100
const TEXTOS = {
  none: word(
    'Este modelo no se ha fabricado todavía.',
    'This model has not been made yet.',
    'Este modelo ainda não foi fabricado.',
    'Aquest model encara no s’ha fabricat.',
  ),
  older: word(
    (n: string) => `y ${n} órdenes anteriores`,
    (n) => `and ${n} earlier orders`,
    (n) => `e ${n} ordens anteriores`,
    (n) => `i ${n} ordres anteriors`,
  ),
}

/** The manufacturing orders of this model, the newest first, and how far each is. */
export function OrdenesDelModelo({ row }: PartProps) {
  const { number, date, word: inWords } = useFormat()
  const t = useWords(OFFICE)
  const say = useWords(TEXTOS)
  const fields = useWords(ORDEN_LABELS)
  const advancedFilter = { field: 'modeloId', operator: 'eq', value: Number(row?.id) } as const
  const { data, error } = useRead(ordenesfab.search, {
    body: { advancedFilter, pageSize: SHOWN, orderBy: ['numero desc'] },
  })
  if (error) return <Note look="error">{errorText(error, t)}</Note>
  if (!data) return null
  if (data.totalCount === 0) return <p className="o-empty">{say.none}</p>
  return (
    <section className="o-sec o-flat">
      <Sideways>
        <table className="o-t">
          <thead>
            <tr>
              <th>{fields.numero}</th>
              <th>{fields.taller}</th>
              <th>{fields.estado}</th>
              <th>{fields.fechaEntrega}</th>
              <th className="o-n">{fields.previstas}</th>
              <th className="o-n">{fields.cortadas}</th>
              <th className="o-n">{fields.recibidas}</th>
              <th className="o-n">{fields.pendientes}</th>
            </tr>
          </thead>
          <tbody>
            {data.data.map((orden) => (
              <tr key={orden.id}>
                <td>
                  <OfficeLink className="o-link o-m o-nw" href={hrefOf('ordenesfab', orden.id)}>
                    {orden.numero}
                  </OfficeLink>
                </td>
                <td>{orden.taller ?? '–'}</td>
                <td>
                  <State mark={ESTADO[orden.estado].mark}>{inWords(ESTADO[orden.estado].label)}</State>
                </td>
                <td>
                  {orden.fechaEntrega && orden.atrasada && <State mark="late">{date(orden.fechaEntrega)}</State>}
                  {orden.fechaEntrega && !orden.atrasada && date(orden.fechaEntrega)}
                </td>
                <td className="o-n">{number(orden.previstas)}</td>
                <td className="o-n">{number(orden.cortadas)}</td>
                <td className="o-n">{number(orden.recibidas)}</td>
                <td className="o-n o-m">{number(orden.pendientes)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Sideways>
      {data.totalCount > data.data.length && (
        <p className="o-q">{say.older(number(data.totalCount - data.data.length))}</p>
      )}
    </section>
  )
}
