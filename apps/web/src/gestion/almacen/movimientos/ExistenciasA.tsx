import { movimientos } from '@telar/contract/almacen/movimientos'
import type { Modelo } from '@telar/contract/catalogo/modelos'
import type { CallOutput } from '@telar/contract/kit/endpoint'
import { EN_CASA } from '@telar/domain/almacen/movimiento'
import { esDia } from '@telar/domain/fecha'
import { enIdioma } from '@telar/domain/idioma'
import { useId, useState } from 'react'
import { hoy } from '../../../kit/hoy.ts'
import { useRead } from '../../calls.ts'
import { useColores } from '../../catalogo/use-colores.ts'
import { Leido } from '../../record/Leido.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { Matriz } from '../Matriz.tsx'
import { LUGAR } from '../palabras.ts'
import { EXISTENCIAS } from './movimiento-texts.ts'

type Celdas = CallOutput<typeof movimientos.existencias>

/** What lay in the house of a model when a day ended; without a day, what lies there now. */
export function ExistenciasA({ modelo }: { modelo: Modelo }) {
  const say = useWords(EXISTENCIAS)
  const { number } = useFormat()
  const id = useId()
  const [dia, setDia] = useState('')
  const fecha = esDia(dia) && dia < hoy() ? dia : undefined
  const read = useRead(movimientos.existencias, { params: { id: modelo.id }, query: { fecha } }, { staleTime: 0 })
  return (
    <section className="o-sec o-flat" aria-label={say.titulo}>
      <div className="o-row o-wrap">
        <h2 className="o-h2">{say.titulo}</h2>
        <span className="o-sp" />
        <label htmlFor={id} className="o-q">
          {say.alFinDe}
        </label>
        <input
          id={id}
          type="date"
          className="o-in o-in-date"
          max={hoy()}
          value={dia}
          onChange={({ target }) => setDia(target.value)}
        />
      </div>
      <Leido de={read}>
        {(celdas) => {
          const lugares = EN_CASA.filter((lugar) => lugar === 'almacen' || celdas.some((celda) => celda[lugar] !== 0))
          if (celdas.length === 0) return <p className="o-q">{say.nada}</p>
          return (
            <div className="o-places">
              {lugares.map((lugar) => (
                <EnLugar key={lugar} {...{ lugar, celdas, modelo }} />
              ))}
              <p className="o-q">
                {say.enTodo(
                  number(celdas.reduce((n, { almacen, segunda, outlet }) => n + almacen + segunda + outlet, 0)),
                )}
              </p>
            </div>
          )
        }}
      </Leido>
    </section>
  )
}

interface EnLugarProps {
  lugar: (typeof EN_CASA)[number]
  celdas: Celdas
  modelo: Modelo
}

function EnLugar({ lugar, celdas, modelo }: EnLugarProps) {
  const { idioma, word, money } = useFormat()
  const { color } = useColores()
  const con = new Set(celdas.filter((celda) => celda[lugar] !== 0).map(({ colorId }) => colorId))
  const suyas = lugar === 'almacen' ? celdas : celdas.filter(({ colorId }) => con.has(colorId))
  const otras = suyas.map(({ talla }) => talla).filter((talla) => !modelo.tallas.includes(talla))
  const porColor = Map.groupBy(suyas, ({ colorId }) => colorId)
  return (
    <div>
      <h3 className="o-h3">
        {word(LUGAR[lugar])} {lugar === 'segunda' && <span className="o-q">{money(modelo.segundaA)}</span>}
      </h3>
      <Matriz
        title={word(LUGAR[lugar])}
        tallas={[...new Set([...modelo.tallas, ...otras])]}
        colores={[...porColor].map(([id, filas]) => ({
          id,
          nombre: filas[0]?.color ? enIdioma(filas[0].color, idioma) : String(id),
          hex: color(id)?.hex ?? 'transparent',
          tallas: filas.map(({ talla }) => ({ talla, libre: 0 })),
        }))}
        cantidad={(colorId, talla) =>
          celdas.find((celda) => celda.colorId === colorId && celda.talla === talla)?.[lugar] ?? 0
        }
      />
    </div>
  )
}
