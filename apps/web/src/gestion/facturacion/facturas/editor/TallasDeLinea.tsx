import type { Modelo } from '@telar/contract/catalogo/modelos'
import { enIdioma } from '@telar/domain/idioma'
import { useEffect, useRef } from 'react'
import type { Cambio } from '../../../../pieces/matriz/rejilla.ts'
import { Matriz } from '../../../almacen/Matriz.tsx'
import { useColores } from '../../../catalogo/use-colores.ts'
import { useModelos, useRejilla } from '../../../catalogo/use-modelos.ts'
import { OfficePopover } from '../../../parts/dialogs/OfficePopover.tsx'
import { useFormat, useWords } from '../../../use-texts.ts'
import { Tallas } from '../ver/LineasDeFactura.tsx'
import { EDITOR } from './editor-texts.ts'
import { facturaForm, nuevaClave } from './editor-values.ts'
import { conCambios, delMismoModelo, type LineaEscrita, signoDe } from './lineas.ts'

export interface TallasDeLineaProps {
  linea: LineaEscrita
  lineas: readonly LineaEscrita[]
  /** New garments are given back. */
  devuelve: boolean
  /** What is wrong with the line. */
  error: string | undefined
  open: boolean
  onOpen: (open: boolean) => void
  onChange: (lineas: LineaEscrita[]) => void
  finalFocus: () => HTMLElement | null
}

/** The sizes of a line; its button opens the matrix of the whole model. */
export function TallasDeLinea(props: TallasDeLineaProps) {
  const { linea, open, onOpen, finalFocus } = props
  const { idioma } = useFormat()
  const say = useWords(EDITOR)
  const label = say.sizesOf(linea.numero ?? '', linea.color ? enIdioma(linea.color, idioma) : '')
  return (
    <OfficePopover
      wide
      label={label}
      open={open}
      onOpenChange={onOpen}
      finalFocus={finalFocus}
      trigger={
        <button type="button" className="o-cell o-cell-sizes">
          <span className="o-sr">{label}</span>
          {linea.tallasCantidades.some(({ cantidad }) => cantidad !== 0) ? (
            <Tallas tallas={linea.tallasCantidades} />
          ) : (
            <span className="o-q">{say.fillSizes}</span>
          )}
        </button>
      }
    >
      <MatrizDeModelo {...props} />
    </OfficePopover>
  )
}

function MatrizDeModelo(props: TallasDeLineaProps) {
  const { linea } = props
  const modelo = useModelos(linea.modeloId === null ? [] : [linea.modeloId]).get(linea.modeloId ?? 0)
  return (
    <div className="o-matrix-pop">
      <p className="o-row">
        <b>{linea.numero}</b> <span className="o-el">{linea.nombre}</span>
      </p>
      {modelo && <Celdas {...props} modelo={modelo} />}
      {props.error && <p className="o-err">{props.error}</p>}
    </div>
  )
}

function Celdas({ linea, lineas, devuelve, modelo, onChange }: TallasDeLineaProps & { modelo: Modelo }) {
  const box = useRef<HTMLDivElement>(null)
  const rejilla = useRejilla(modelo)
  const { color } = useColores()
  const shown = delMismoModelo(lineas, linea)
  const signo = signoDe(linea, devuelve)
  const cantidad = (colorId: number, talla: string) =>
    Math.abs(
      shown.find((una) => una.colorId === colorId)?.tallasCantidades.find((una) => una.talla === talla)?.cantidad ?? 0,
    )
  const deSegunda = facturaForm.useValue('mercancia') === 'segunda' && linea.pedidoLineaId === null
  const segundas = (colorId: number, talla: string) =>
    modelo.variantes.find((una) => una.colorId === colorId && una.talla === talla)?.segunda ?? 0
  const libre = (colorId: number, talla: string) =>
    rejilla.colores.find(({ id }) => id === colorId)?.tallas.find((una) => una.talla === talla)?.libre ?? 0
  const apply = (cambios: Cambio[]) =>
    onChange(
      conCambios(lineas, linea, cambios, {
        signo,
        clave: nuevaClave,
        color: (id) => ({ color: color(id)?.nombre ?? null, hex: color(id)?.hex ?? 'transparent' }),
      }),
    )
  // The model may come after the panel has opened: one types at once, in the colour one came from.
  const row = rejilla.colores.findIndex(({ id }) => id === linea.colorId)
  useEffect(() => {
    const cell = box.current?.querySelector<HTMLElement>(`[data-at^="${Math.max(row, 0)} "]`)
    cell?.focus()
  }, [row])
  return (
    <div ref={box}>
      <Matriz
        {...rejilla}
        title={modelo.numero}
        cantidad={cantidad}
        under={signo === 1 ? (deSegunda ? segundas : libre) : undefined}
        onChange={apply}
      />
    </div>
  )
}
