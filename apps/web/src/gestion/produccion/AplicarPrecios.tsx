import { modelos } from '@telar/contract/catalogo/modelos'
import type { MargenBajo } from '@telar/contract/produccion/materia'
import { type Calls, useCalls, useRead } from '../calls.ts'
import { applied } from '../list/change/applied.ts'
import { OFFICE } from '../office-texts.ts'
import { PreguntaDialog } from '../parts/dialogs/PreguntaDialog.tsx'
import { errorText } from '../parts/error-text.ts'
import { notify } from '../parts/notify.tsx'
import { Leido } from '../record/Leido.tsx'
import { useFormat, useWords } from '../use-texts.ts'
import { MARGEN } from './margenes-texts.ts'

const ESCRIBIR = {
  run: ({ write }: Calls, filas: { id: number; version: number }[]) => write(modelos.cambiar, { body: { filas } }),
}

/** Sells the models at what keeps their margin: each price before and after, all at once, and the way back. */
export function AplicarPrecios({ bajos, onClose }: { bajos: MargenBajo[]; onClose: () => void }) {
  const t = useWords(OFFICE)
  const calls = useCalls()
  const { price, number } = useFormat()
  const say = useWords(MARGEN)
  const ids = bajos.map(({ modeloId }) => modeloId)
  const read = useRead(modelos.listByIds, { body: { ids } }, { staleTime: 0 })
  const plan = (read.data ?? []).flatMap((row) => {
    const propuesto = bajos.find(({ modeloId }) => modeloId === row.id)?.precioPropuesto ?? row.precioMayor
    return propuesto === row.precioMayor ? [] : [{ row, before: row.precioMayor, after: propuesto, refused: null }]
  })
  return (
    <PreguntaDialog
      title={say.aplicarTitulo(plan.length)}
      description={say.aplicarQue}
      verb={say.aplicarVerbo}
      disabled={plan.length === 0}
      onClose={onClose}
      onConfirm={async () => {
        const undo = await applied(calls, ESCRIBIR, 'precioMayor', plan)
        notify(say.aplicados(plan.length), {
          undo: () => void undo().catch((error: unknown) => notify(errorText(error, t), { bad: true })),
        })
      }}
    >
      <Leido de={read}>
        {() => (
          <div className="o-t-scroll o-change">
            <table className="o-t">
              <thead>
                <tr>
                  <th>{say.modelo}</th>
                  <th className="o-n">{t.history.before}</th>
                  <th className="o-n">{t.history.after}</th>
                  <th className="o-n">%</th>
                </tr>
              </thead>
              <tbody>
                {plan.map(({ row, before, after }) => (
                  <tr key={row.id}>
                    <td>
                      {row.numero} {row.nombre}
                    </td>
                    <td className="o-n o-q">{price(before)}</td>
                    <td className="o-n o-m">{price(after)}</td>
                    <td className="o-n o-q">
                      {before > 0 ? number(Math.round((after / before - 1) * 1000) / 10) : '–'}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </Leido>
    </PreguntaDialog>
  )
}
