import type { CSSProperties } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Celda } from './Celda.tsx'
import { MenuDeFila } from './MenuDeFila.tsx'
import type { Cambio, ColorDeMatriz, Direccion, Rejilla } from './rejilla.ts'

interface FilaProps {
  color: ColorDeMatriz
  fila: number
  rejilla: Rejilla
  cantidad: (colorId: number, talla: string) => number
  curva: Readonly<Record<string, number>> | null
  conExistencias: boolean
  promesa: ((colorId: number, talla: string) => string | undefined) | undefined
  alCambiar: (cambios: Cambio[]) => void
  alMover: (columna: number, direccion: Direccion) => void
  alRellenar: (columna: number, valor: number) => void
  alPegar: (columna: number, texto: string) => void
  alEntrar: (talla: string) => void
  alRehusar: (texto: string) => void
}

/** A colour: a cell for every size in which it is made, the others hatched. */
export function Fila(props: FilaProps) {
  const { color, fila, rejilla, cantidad, curva, conExistencias, promesa } = props
  const { t } = useTranslation('account')
  const { id, nombre, hex, tallas } = color
  return (
    <tr>
      <th scope="row">
        <span>
          <i style={{ '--c': hex } as CSSProperties} />
          {nombre}
          <MenuDeFila color={color} rejilla={rejilla} curva={curva} cantidad={cantidad} alCambiar={props.alCambiar} />
        </span>
      </th>
      {rejilla.tallas.map((talla, columna) => {
        const suya = tallas.find((una) => una.talla === talla)
        if (!suya) {
          return (
            <td key={talla} className="no" data-s={talla}>
              <span className="sr-only">{t('matrix.notMade', { colour: nombre.toLowerCase(), size: talla })}</span>
            </td>
          )
        }
        return (
          <td key={talla} data-s={talla} data-lugar={`${fila}-${columna}`}>
            <Celda
              etiqueta={`${nombre} ${talla}`}
              cantidad={cantidad(id, talla)}
              libre={conExistencias ? suya.libre : Number.POSITIVE_INFINITY}
              alCambiar={(valor) => props.alCambiar([{ colorId: id, talla, cantidad: valor }])}
              alMover={(direccion) => props.alMover(columna, direccion)}
              alRellenar={(valor) => props.alRellenar(columna, valor)}
              alPegar={(texto) => props.alPegar(columna, texto)}
              alEntrar={() => props.alEntrar(talla)}
              alRehusar={props.alRehusar}
            />
            <Cuando texto={promesa?.(id, talla)} />
          </td>
        )
      })}
      <td>{tallas.reduce((n, { talla }) => n + cantidad(id, talla), 0)}</td>
    </tr>
  )
}

/** When it can be had, under the number; what it says is told in full where the cell is entered. */
const Cuando = ({ texto }: { texto: string | undefined }) =>
  texto === undefined ? null : (
    <small className="when" aria-hidden="true">
      {texto}
    </small>
  )
