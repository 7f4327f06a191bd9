import type { PorLlegar } from '@telar/contract/produccion/compra'
import { enIdioma } from '@telar/domain/idioma'
import type { diferenciasDe } from '@telar/domain/produccion/compra'
import { leerMetros } from '@telar/domain/produccion/packing'
import { useId } from 'react'
import { useFormat, useWords } from '../../use-texts.ts'
import { P } from '../palabras.ts'
import { Piezas } from '../recibir/Piezas.tsx'
import type { faltasDe, PiezaEscrita } from '../recibir/piezas-escritas.ts'
import { useMedida } from '../use-medida.ts'
import { COMPRA } from './compra-texts.ts'

/** What can come with a delivery: a line of an order, or a material that nobody asked for. */
export interface Llegable extends Pick<PorLlegar, 'materiaId' | 'materia' | 'unidad' | 'precio' | 'colorId' | 'color'> {
  clave: string
  lineaId: number | null
  /** At which the line was read. */
  version: number | null
  compraId: number | null
  numero: string
  /** None where nothing is awaited. */
  abierta: number | null
}

export const esperada = ({ id, ...linea }: PorLlegar): Llegable => ({ ...linea, clave: String(id), lineaId: id })

/** What somebody wrote of what came. */
export interface Escrita {
  piezas: PiezaEscrita[]
  precio: string
}

/** What it is charged at, which may be nothing; undefined while what is written is no price. */
export const leerPrecio = (texto: string): number | undefined =>
  /^0+(?:[.,]0+)?$/.test(texto.trim()) ? 0 : leerMetros(texto)

/** Left blank, it is what was asked for. */
export const precioMal = ({ precio }: Escrita): boolean => precio.trim() !== '' && leerPrecio(precio) === undefined

interface LineaDeEntregaProps {
  linea: Llegable
  escrita: Escrita
  llega: { diferencias: ReturnType<typeof diferenciasDe>; faltas: ReturnType<typeof faltasDe> } | undefined
  tried: boolean
  onChange: (escrita: Escrita) => void
}

/** One material of a delivery: what is awaited of it, its rolls, and what is not as it was asked for. */
export function LineaDeEntrega({ linea, escrita, llega, tried, onChange }: LineaDeEntregaProps) {
  const { idioma, price } = useFormat()
  const say = useWords(COMPRA)
  const p = useWords(P)
  const medida = useMedida()
  const mensaje = useId()
  const mal = precioMal(escrita)
  const { clave, materia, color, numero, abierta, unidad, precio } = linea
  const dichas = (llega?.diferencias ?? []).flatMap((una) => {
    if (una.clase === 'sinpedir') return []
    if (una.clase === 'precio') return [say.otroPrecio(price(una.antes))]
    return [say[una.clase](medida(una.cantidad, unidad))]
  })
  return (
    <section
      className="o-sec o-receive"
      aria-label={[materia, color && enIdioma(color, idioma), numero].filter(Boolean).join(' ')}
    >
      <div className="o-row o-wrap">
        <h2 className="o-h2">
          {materia} {color && <span>{enIdioma(color, idioma)}</span>}{' '}
          <span className="o-q">
            {abierta === null ? say.sinPedir : `${numero} · ${say.esperadas(medida(abierta, unidad))}`}
          </span>
        </h2>
        <span className="o-sp" />
        <label className="o-row">
          <span className="o-q">{p.precio} €</span>
          <input
            className="o-in o-in-find o-n"
            inputMode="decimal"
            aria-label={`${p.precio} ${materia}`}
            aria-invalid={mal || undefined}
            aria-describedby={mal ? mensaje : undefined}
            data-wrong={mal ? say.precioMal : undefined}
            placeholder={price(precio)}
            value={escrita.precio}
            onChange={({ target }) => onChange({ ...escrita, precio: target.value })}
          />
        </label>
      </div>
      {mal && (
        <p className="o-err" id={mensaje}>
          {say.precioMal}
        </p>
      )}
      {dichas.length > 0 && (
        <p className="o-warn" role="status">
          {dichas.join(' · ')}
        </p>
      )}
      <Piezas
        within
        key={clave}
        piezas={escrita.piezas}
        faltas={tried && llega ? llega.faltas : new Map()}
        unidad={unidad}
        error={undefined}
        onChange={(piezas) =>
          onChange({ ...escrita, piezas: piezas.map((una) => ({ ...una, colorId: una.colorId ?? linea.colorId })) })
        }
      />
    </section>
  )
}
