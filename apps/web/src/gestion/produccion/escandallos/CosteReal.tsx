import type { CallOutput } from '@telar/contract/kit/endpoint'
import { escandallos } from '@telar/contract/produccion/escandallos'
import { redondearA } from '@telar/domain/dinero'
import type { Escandallo } from '@telar/domain/produccion/escandallo'
import { useState } from 'react'
import { useRead } from '../../calls.ts'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { hrefOf } from '../../place.ts'
import { Leido } from '../../record/Leido.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { HOJA } from './escandallo-texts.ts'
import { comparar, type LineaEscrita } from './hoja.ts'

interface CosteRealProps {
  modeloId: number
  lineas: readonly LineaEscrita[]
  total: Escandallo
}

type Fuente = CallOutput<typeof escandallos.escandalloSources>[number]

/** Planned against actual: what the orders of a model really came to, line by line. */
export function CosteReal({ modeloId, lineas, total }: CosteRealProps) {
  const say = useWords(HOJA)
  const read = useRead(escandallos.escandalloSources, { params: { id: modeloId } }, { staleTime: 0 })
  return (
    <section className="o-sec" aria-label={say.real}>
      <h2 className="o-h2">
        {say.real} <span className="o-q o-s">{say.realQue}</span>
      </h2>
      <Leido de={read}>
        {(fuentes) => {
          const ordenes = fuentes.filter(({ origen }) => origen === 'ordenfab')
          if (ordenes.length === 0) return <p className="o-q">{say.sinOrdenes}</p>
          return <DeOrden ordenes={ordenes} lineas={lineas} total={total} />
        }}
      </Leido>
    </section>
  )
}

function DeOrden({ ordenes, lineas, total }: { ordenes: Fuente[] } & Omit<CosteRealProps, 'modeloId'>) {
  const { number } = useFormat()
  const say = useWords(HOJA)
  const [elegida, setElegida] = useState(ordenes[0]?.id ?? 0)
  const read = useRead(escandallos.escandalloFromOrdenFab, { params: { id: elegida } }, { staleTime: 0 })
  return (
    <>
      <div className="o-row">
        <select
          className="o-in o-in-auto"
          aria-label={say.realQue}
          value={elegida}
          onChange={({ target }) => setElegida(Number(target.value))}
        >
          {ordenes.map(({ id, etiqueta }) => (
            <option key={id} value={id}>
              {etiqueta}
            </option>
          ))}
        </select>
        <OfficeLink className="o-link o-q" href={hrefOf('ordenesfab', elegida)}>
          {read.data && say.prendas(number(read.data.prendas))}
        </OfficeLink>
      </div>
      <Leido de={read}>
        {(real) => (
          <Comparacion
            coste={real.coste}
            previsto={total.coste}
            filas={comparar(
              lineas.map((linea, i) => ({ ...linea, importe: total.importes[i] ?? 0 })),
              real.lineas,
            )}
          />
        )}
      </Leido>
    </>
  )
}

function Comparacion(props: { filas: ReturnType<typeof comparar>; coste: number; previsto: number }) {
  const { filas, coste, previsto } = props
  const { amount, number } = useFormat()
  const say = useWords(HOJA)
  const desvio = previsto > 0 ? redondearA((coste / previsto - 1) * 100, 1) : null
  return (
    <table className="o-t o-t-money o-compared">
      <thead>
        <tr>
          <th>{say.concepto}</th>
          <th className="o-n">{say.previsto}</th>
          <th className="o-n">{say.enReal}</th>
        </tr>
      </thead>
      <tbody>
        {filas.map(({ clave, concepto, previsto: antes, real, medida }) => (
          <tr key={clave}>
            <td>
              {concepto} {!medida && <small className="o-q">{say.sinMedir}</small>}
            </td>
            <td className="o-n o-q">{amount(antes)}</td>
            <td className={real > antes ? 'o-n o-low' : 'o-n'}>{amount(real)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th>
            {say.coste}{' '}
            {desvio !== null && desvio !== 0 && (
              <span className={desvio > 0 ? 'o-low' : 'o-q'}>
                {desvio > 0 ? '+' : ''}
                {number(desvio)} %
              </span>
            )}
          </th>
          <td className="o-n">{amount(previsto)}</td>
          <td className="o-n">{amount(coste)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
