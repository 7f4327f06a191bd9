import type { Modelo } from '@telar/contract/catalogo/modelos'
import type { EnCasa } from '@telar/domain/almacen/movimiento'
import type { Porque } from '@telar/domain/catalogo/tarifa'
import { decirATodos } from '@telar/domain/catalogo/tarifa-dicha'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useFills } from '../../../access.ts'
import { Matriz } from '../../../almacen/Matriz.tsx'
import { useRejilla } from '../../../catalogo/use-modelos.ts'
import { Button } from '../../../parts/Button.tsx'
import { useFormat, useWords } from '../../../use-texts.ts'
import { PROMESA_DE_MODELO, type Promesa } from '../slots.ts'
import { DtoDelModelo } from './DtoDelModelo.tsx'
import { EDITOR } from './editor-texts.ts'
import {
  cantidadEn,
  conCambios,
  conGuardadas,
  cuantas,
  dtoDe,
  escritaEn,
  type Linea,
  type LineaEscrita,
} from './lineas.ts'

interface ModeloEscritoProps {
  modelo: Modelo
  /** What its colours cost: more than one where some were added to the order later. */
  precios: readonly { precio: number; porque: readonly Porque[] }[]
  lineas: readonly LineaEscrita[]
  /** What the order holds of it as it is stored. */
  guardadas: readonly Linea[]
  /** Where its garments lie. */
  lugar: EnCasa
  /** What is free matters for what leaves from stock. */
  conExistencias: boolean
  /** It has just been added: one types at once. */
  fresh: boolean
  onChange: (lineas: LineaEscrita[]) => void
  onRemove: () => void
}

/** What anybody may still take of a cell, of where it lies. */
function libreEn(lugar: EnCasa, celda: Modelo['variantes'][number] | undefined): number {
  if (!celda) return 0
  if (lugar === 'almacen') return celda.libre
  return lugar === 'segunda' ? celda.segunda - celda.reservadoSegunda : celda.outlet - celda.reservadoOutlet
}

/** Nobody can tell what is being made. */
const SinPromesa = ({ children }: { children: (promesa: Promesa) => ReactNode }) => children({})

/** One model of an order, written cell by cell. */
export function ModeloEscrito(props: ModeloEscritoProps) {
  const { modelo, precios, lineas, guardadas, lugar, conExistencias, fresh, onChange, onRemove } = props
  const { number, money, idioma } = useFormat()
  const say = useWords(EDITOR)
  const rejilla = conGuardadas(useRejilla(modelo), guardadas, idioma)
  const already = cantidadEn({ lineas: guardadas }, 'pedido')
  const [DeLoQueSeHace = SinPromesa] = useFills(PROMESA_DE_MODELO)
  // nothing is made with a fault, or to be sold off
  const Promesa = lugar === 'almacen' ? DeLoQueSeHace : SinPromesa
  const section = useRef<HTMLElement>(null)
  const libre = (colorId: number, talla: string) =>
    libreEn(
      lugar,
      modelo.variantes.find((una) => una.colorId === colorId && una.talla === talla),
    )
  const dto = dtoDe(lineas, modelo.id)
  const written = cuantas(lineas, modelo.id)

  useEffect(() => {
    if (fresh) section.current?.querySelector<HTMLInputElement>('[data-at]')?.focus()
  }, [fresh])

  return (
    <section className="o-model" ref={section}>
      <h2 className="o-row">
        <b>{modelo.numero}</b> <span className="o-el">{modelo.nombre}</span>
        <span className="o-sp" />
        <DtoDelModelo
          label={say.dto}
          dto={dto}
          disabled={written === 0}
          onChange={(typed) =>
            onChange(lineas.map((linea) => (linea.modeloId === modelo.id ? { ...linea, dto: typed } : linea)))
          }
        />
        {precios.map(({ precio, porque }) => (
          <span key={precio} className="o-q">
            {[decirATodos(porque, idioma), money(precio)].filter(Boolean).join(' · ')}
          </span>
        ))}
        <b>{number(written)}</b>
        <Button look="ghost" small iconOnly icon={X} onClick={onRemove}>
          {say.remove(modelo.numero)}
        </Button>
      </h2>
      <Promesa modeloId={modelo.id}>
        {({ corto, largo }) => (
          <Matriz
            {...rejilla}
            title={modelo.numero}
            cantidad={escritaEn(lineas, modelo.id)}
            under={conExistencias ? libre : undefined}
            max={conExistencias ? (colorId, talla) => libre(colorId, talla) + already(colorId, talla) : undefined}
            note={corto}
            tell={largo}
            onChange={(cambios) => onChange(conCambios(lineas, modelo.id, cambios))}
          />
        )}
      </Promesa>
    </section>
  )
}
