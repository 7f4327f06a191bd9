import { importaciones } from '@telar/contract/casa/importaciones'
import type { Mapa, Origen } from '@telar/domain/casa/importar'
import { useState } from 'react'
import { useCalls, useCommand } from '../../calls.ts'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { errorText } from '../../parts/error-text.ts'
import { Note } from '../../parts/Note.tsx'
import { notify } from '../../parts/notify.tsx'
import { Sideways } from '../../parts/Sideways.tsx'
import { hrefOf, useGo } from '../../place.ts'
import { FieldShell } from '../../record/form/FieldShell.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { DE_DONDE, IMPORTACIONES, QUE } from './importaciones-texts.ts'
import type { Traida } from './traida.ts'

const SIN_FUENTE = { columna: null, fijo: '' }

/** Which column of the sheet fills each field, and what holds where it is empty. */
export function Columnas({ traida, onOtra }: { traida: Traida; onOtra: () => void }) {
  const t = useWords(OFFICE)
  const go = useGo()
  const calls = useCalls()
  const { number } = useFormat()
  const say = useWords(IMPORTACIONES)
  const nombres = useWords(QUE)
  const donde = useWords(DE_DONDE)
  const { que, fichero, data } = traida
  const [hoja, setHoja] = useState(traida.hoja)
  const [mapa, setMapa] = useState<Mapa>(traida.hoja.mapa)
  const probar = useCommand(importaciones.probar, { onSuccess: (id) => go(hrefOf('importaciones', id)) })
  const deOtroOrigen = async (origen: Origen) => {
    try {
      const otra = await calls.read(importaciones.leer, { body: { que, data, origen } })
      setHoja(otra)
      setMapa(otra.mapa)
    } catch (error) {
      notify(errorText(error, t), { bad: true })
    }
  }
  const poner = (campo: string, parte: Partial<Mapa[string]>) =>
    setMapa({ ...mapa, [campo]: { ...(mapa[campo] ?? SIN_FUENTE), ...parte } })
  const ejemploDe = (columna: string | null) => {
    const i = columna === null ? -1 : hoja.columnas.indexOf(columna)
    return i < 0 ? '' : (hoja.muestra.map((fila) => fila[i]).find(Boolean) ?? '')
  }
  return (
    <section className="o-sec o-flat o-import">
      <div className="o-row">
        <h2 className="o-h2">
          {nombres[que]}{' '}
          <span className="o-q o-s">
            {fichero} · {say.filas(number(hoja.filas))}
          </span>
        </h2>
        <span className="o-sp" />
        <Button onClick={onOtra}>{say.otra}</Button>
        <Button
          look="main"
          disabled={probar.isPending}
          onClick={() => probar.mutate({ body: { que, data, fichero, origen: hoja.origen, mapa } })}
        >
          {say.probar}
        </Button>
      </div>
      {probar.error && <Note look="error">{errorText(probar.error, t)}</Note>}
      <div className="o-row o-try">
        <FieldShell id="importar-origen" label={say.origen}>
          <select
            id="importar-origen"
            className="o-in"
            value={hoja.origen}
            onChange={({ target }) => void deOtroOrigen(target.value as Origen)}
          >
            {hoja.origenes.map((origen) => (
              <option key={origen} value={origen}>
                {donde[origen]}
              </option>
            ))}
          </select>
        </FieldShell>
        {hoja.recordado && <span className="o-q">{say.recordado}</span>}
      </div>
      <Sideways>
        <table className="o-t">
          <thead>
            <tr>
              <th>{say.dato}</th>
              <th>{say.columna}</th>
              <th>{say.ejemplo}</th>
              <th>{say.fijo}</th>
            </tr>
          </thead>
          <tbody>
            {hoja.campos.map(({ campo, nombre, obligatorio }) => {
              const { columna, fijo } = mapa[campo] ?? SIN_FUENTE
              return (
                <tr key={campo}>
                  <td className="o-m">
                    {nombre} {obligatorio && <span className="o-tag">{say.obligatorio}</span>}
                  </td>
                  <td>
                    <select
                      className="o-in"
                      aria-label={`${say.columna}: ${nombre}`}
                      value={columna ?? ''}
                      onChange={({ target }) => poner(campo, { columna: target.value || null })}
                    >
                      <option value="">{say.ninguna}</option>
                      {[...new Set(hoja.columnas.filter(Boolean))].map((una) => (
                        <option key={una} value={una}>
                          {una}
                        </option>
                      ))}
                    </select>
                  </td>
                  <td className="o-q o-example">{ejemploDe(columna)}</td>
                  <td>
                    <input
                      className="o-in"
                      aria-label={`${say.fijo}: ${nombre}`}
                      placeholder={say.fijo}
                      value={fijo}
                      maxLength={200}
                      onChange={({ target }) => poner(campo, { fijo: target.value })}
                    />
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </Sideways>
    </section>
  )
}
