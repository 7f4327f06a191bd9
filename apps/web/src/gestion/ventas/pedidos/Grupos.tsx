import { GRUPOS_DE_PEDIDOS, type GrupoDePedidos, pedidos } from '@telar/contract/ventas/pedidos'
import type { Textos } from '@telar/domain/idioma'
import { useState } from 'react'
import { LOCALES } from '../../../i18n/locale.ts'
import { useRead } from '../../calls.ts'
import type { WholeSearch } from '../../declare/screen.ts'
import type { Condition } from '../../list/list-state.ts'
import { useListHere } from '../../list/use-list.ts'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { Choice } from '../../parts/Choice.tsx'
import { OfficeDialog } from '../../parts/dialogs/OfficeDialog.tsx'
import { errorText } from '../../parts/error-text.ts'
import { Note } from '../../parts/Note.tsx'
import { FieldShell } from '../../record/form/FieldShell.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { SITUACION } from '../situaciones.ts'
import { ORIGEN, PEDIDO_LABELS, TIPO } from './pedido-labels.ts'
import { PEDIDO } from './pedido-texts.ts'

const PALABRAS: Partial<Record<GrupoDePedidos, Record<string, Textos>>> = {
  situacion: Object.fromEntries(Object.entries(SITUACION).map(([name, { label }]) => [name, label])),
  tipo: TIPO,
  origen: ORIGEN,
}

/** The last day of a month: `2026-02` → `2026-02-28`. */
const ultimoDia = (mes: string) => {
  const [year = 0, month = 1] = mes.split('-').map(Number)
  return `${mes}-${new Date(Date.UTC(year, month, 0)).getUTCDate()}`
}

/** What the list has to be asked to show one group alone. */
const condicionesDe = (campo: GrupoDePedidos, valor: string): Condition[] =>
  campo === 'mes'
    ? [
        { field: 'fecha', choice: 'gte', value: `${valor}-01` },
        { field: 'fecha', choice: 'lte', value: ultimoDia(valor) },
      ]
    : [{ field: campo, choice: 'eq', value: valor }]

/** The orders of the whole filter by one of their fields, with sums; each group leads to its rows. */
export function Grupos({ body, onClose }: { body: WholeSearch; onClose: () => void }) {
  const t = useWords(OFFICE)
  const say = useWords(PEDIDO)
  const labels = useWords(PEDIDO_LABELS)
  const { number, amount, word, idioma } = useFormat()
  const { state, change } = useListHere()
  const [campo, setCampo] = useState<GrupoDePedidos>('situacion')
  const { data, error } = useRead(pedidos.agrupar, { body: { ...body, campo } })
  const nombre = (uno: GrupoDePedidos) => (uno === 'mes' ? say.month : labels[uno])
  const dicho = (valor: string) => {
    if (campo !== 'mes') return word(PALABRAS[campo]?.[valor] ?? { es: valor, en: valor, pt: valor, ca: valor })
    const dia = new Date(`${valor}-15T12:00:00Z`)
    return new Intl.DateTimeFormat(LOCALES[idioma], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(dia)
  }
  const ver = (valor: string) => {
    change({ conditions: [...state.conditions, ...condicionesDe(campo, valor)], view: null })
    onClose()
  }
  return (
    <OfficeDialog
      title={say.groups}
      onClose={onClose}
      footer={
        <Button onClick={onClose} keys="escape">
          {t.close}
        </Button>
      }
    >
      <FieldShell id="agrupar-por" label={say.groupBy}>
        <Choice id="agrupar-por" value={campo} options={GRUPOS_DE_PEDIDOS} label={nombre} onChange={setCampo} />
      </FieldShell>
      {error && <Note look="error">{errorText(error, t)}</Note>}
      <div className="o-t-scroll o-groups">
        <table className="o-t o-t-money">
          <thead>
            <tr>
              <th>{nombre(campo)}</th>
              <th className="o-n">{say.orders}</th>
              <th className="o-n">{labels.prendas}</th>
              <th className="o-n">{labels.base} €</th>
            </tr>
          </thead>
          <tbody>
            {data?.map(({ valor, pedidos: cuantos, prendas, base }) => (
              <tr key={valor}>
                <td>
                  <button type="button" className="o-link" onClick={() => ver(valor)}>
                    {dicho(valor)}
                  </button>
                </td>
                <td className="o-n">{number(cuantos)}</td>
                <td className="o-n">{number(prendas)}</td>
                <td className="o-n o-m">{amount(base)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </OfficeDialog>
  )
}
