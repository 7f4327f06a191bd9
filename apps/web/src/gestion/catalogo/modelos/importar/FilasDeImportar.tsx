import type { Importacion } from '@telar/contract/catalogo/modelos'
import { useState } from 'react'
import { Note } from '../../../parts/Note.tsx'
import { State } from '../../../parts/State.tsx'
import { useFormat, useWords } from '../../../use-texts.ts'
import { contar } from './filas-importadas.ts'
import { IMPORTAR } from './importar-texts.ts'

/** Every row of the sheet: what it would do, and what is wrong in which column. */
export function FilasDeImportar({ filas }: Pick<Importacion, 'filas'>) {
  const { number } = useFormat()
  const say = useWords(IMPORTAR)
  const [onlyWrong, setOnlyWrong] = useState(false)
  const { created, changed, wrong } = contar({ filas, escritas: 0 })
  const shown = onlyWrong ? filas.filter(({ errores }) => errores.length > 0) : filas
  return (
    <section className="o-sec o-flat o-import">
      <p className="o-row" role="status">
        <b className="o-m">{say.creates(created)}</b>
        <b className="o-m">{say.changes(changed)}</b>
        {wrong > 0 && <b className="o-m o-err">{say.wrong(wrong)}</b>}
        <span className="o-sp" />
        {wrong > 0 && wrong < filas.length && (
          <label className="o-row">
            <input
              type="checkbox"
              className="o-ck"
              checked={onlyWrong}
              onChange={(event) => setOnlyWrong(event.target.checked)}
            />
            {say.onlyWrong}
          </label>
        )}
      </p>
      <Note look={wrong > 0 ? 'warning' : 'good'}>{wrong > 0 ? say.nothingWritten : say.allRight}</Note>
      <table className="o-t">
        <thead>
          <tr>
            <th className="o-n">{say.row}</th>
            <th>{say.number}</th>
            <th>{say.name}</th>
            <th>{say.action}</th>
            <th>{say.problems}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ fila, numero, nombre, accion, errores }) => (
            <tr key={fila}>
              <td className="o-n o-q">{number(fila)}</td>
              <td className="o-m">{numero || '–'}</td>
              <td>{nombre || '–'}</td>
              <td>
                {errores.length > 0 ? (
                  <span className="o-none">–</span>
                ) : (
                  <State mark={accion === 'crear' ? 'ring' : 'half'}>{say.actions[accion]}</State>
                )}
              </td>
              <td>
                {errores.map(({ columna, mensaje }) => (
                  <div key={columna} className="o-err">
                    <b className="o-m">{columna}</b>: {mensaje}
                  </div>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
