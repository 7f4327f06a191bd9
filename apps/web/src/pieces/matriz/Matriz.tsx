import { type CSSProperties, useRef } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Fila } from './Fila.tsx'
import { type Cambio, type Direccion, type Lugar, pegar, type Rejilla, rellenarAbajo, vecina } from './rejilla.ts'
import { Tallas } from './Tallas.tsx'
import { useRehusar } from './use-rehusar.ts'

export interface MatrizProps extends Rejilla {
  cantidad: (colorId: number, talla: string) => number
  alCambiar: (cambios: Cambio[]) => void
  curva: Readonly<Record<string, number>> | null
  /** Tells a person something, where they see it. */
  avisar: (texto: string) => void
  /** Whether more than is free is worth a warning. */
  conExistencias: boolean
  /** How a cell of which nothing is free can still be had, in a few words. */
  promesa?: (colorId: number, talla: string) => string | undefined
  /** The same in a sentence, where there is room for it. */
  promesaLarga?: (colorId: number, talla: string) => string | undefined
  alEntrar?: (colorId: number, talla: string) => void
}

const EN_UNA_FILA = 6
const POR_FILA = 5

/** Colours as rows, sizes as columns, totals always in sight. */
export function Matriz(props: MatrizProps) {
  const { colores, tallas, cantidad, alCambiar, curva, conExistencias, promesa, alEntrar } = props
  const { t } = useTranslation('account')
  const rehusar = useRehusar(props.avisar)
  const tabla = useRef<HTMLTableElement>(null)
  const rejilla = { colores, tallas }
  const suma = (kept: (colorId: number, talla: string) => boolean) =>
    colores.reduce(
      (n, { id, tallas: suyas }) => suyas.reduce((m, { talla }) => (kept(id, talla) ? m + cantidad(id, talla) : m), n),
      0,
    )

  function mover(desde: Lugar, direccion: Direccion) {
    const hasta = vecina(rejilla, desde, direccion)
    if (!hasta) return
    tabla.current?.querySelector<HTMLInputElement>(`[data-lugar="${hasta.fila}-${hasta.columna}"] input`)?.focus()
  }

  function pegarDesde(desde: Lugar, texto: string) {
    const leido = pegar(rejilla, desde, texto)
    if ('malo' in leido) rehusar(leido.malo)
    else alCambiar(leido.cambios)
  }

  const n = tallas.length > EN_UNA_FILA ? POR_FILA : tallas.length
  return (
    <table className="mx" ref={tabla} style={{ '--n': n } as CSSProperties}>
      <Tallas tallas={tallas} />
      <tbody>
        {colores.map((color, fila) => (
          <Fila
            key={color.id}
            color={color}
            fila={fila}
            rejilla={rejilla}
            cantidad={cantidad}
            curva={curva}
            conExistencias={conExistencias}
            promesa={promesa}
            alCambiar={alCambiar}
            alMover={(columna, direccion) => mover({ fila, columna }, direccion)}
            alRellenar={(columna, valor) => alCambiar(rellenarAbajo(rejilla, { fila, columna }, valor))}
            alPegar={(columna, texto) => pegarDesde({ fila, columna }, texto)}
            alRehusar={rehusar}
            alEntrar={(talla) => alEntrar?.(color.id, talla)}
          />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('matrix.total')}</th>
          {tallas.map((talla) => (
            <td key={talla}>{suma((_, una) => una === talla)}</td>
          ))}
          <td>{suma(() => true)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
