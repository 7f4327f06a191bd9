import type { Modelo } from '@telar/contract/catalogo/modelos'
import { X } from 'lucide-react'
import { Matriz } from '../../almacen/Matriz.tsx'
import { useModelos, useRejilla } from '../../catalogo/use-modelos.ts'
import { Button } from '../../parts/Button.tsx'
import { FieldShell } from '../../record/form/FieldShell.tsx'
import { FORM } from '../../record/form/form-texts.ts'
import { useFormat, useWords } from '../../use-texts.ts'
import { SHOWROOM } from './showroom-texts.ts'
import { conPrendas, type ModeloVendido, malPrecio } from './venta.ts'

interface ModeloDeVentaProps {
  vendido: ModeloVendido
  /** What it sells at where nothing is typed. */
  pvp: string
  onChange: (vendido: ModeloVendido) => void
  onRemove: () => void
}

/** A model of the sale: how many of each colour and size, and at what price. */
export function ModeloDeVenta(props: ModeloDeVentaProps) {
  const { modeloId } = props.vendido
  const modelo = useModelos([modeloId]).get(modeloId)
  return modelo ? <Escrito {...props} modelo={modelo} /> : null
}

function Escrito({ vendido, pvp, onChange, onRemove, modelo }: ModeloDeVentaProps & { modelo: Modelo }) {
  const { issues } = useWords(FORM)
  const say = useWords(SHOWROOM)
  const { decimal } = useFormat()
  const mal = malPrecio(vendido, decimal) ? issues.number : undefined
  const rejilla = useRejilla(modelo)
  const cantidad = (colorId: number, talla: string) =>
    vendido.prendas.find((una) => una.colorId === colorId && una.talla === talla)?.cantidad ?? 0
  const libre = (colorId: number, talla: string) =>
    rejilla.colores.find(({ id }) => id === colorId)?.tallas.find((una) => una.talla === talla)?.libre ?? 0
  const id = `pvp-${modelo.id}`
  return (
    <section className="o-model" aria-label={`${modelo.numero} ${modelo.nombre}`}>
      <h2 className="o-row">
        <b>{modelo.numero}</b> <span className="o-el">{modelo.nombre}</span>
        <span className="o-sp" />
        <Button small look="ghost" iconOnly icon={X} onClick={onRemove}>
          {say.quitar}
        </Button>
      </h2>
      <Matriz
        {...rejilla}
        title={modelo.numero}
        cantidad={cantidad}
        under={libre}
        onChange={(cambios) => onChange(conPrendas(vendido, cambios))}
      />
      <FieldShell id={id} label={say.pvp} error={mal} width="short">
        <input
          id={id}
          className="o-in o-n o-in-date"
          inputMode="decimal"
          placeholder={pvp}
          value={vendido.pvp}
          aria-invalid={mal !== undefined}
          aria-describedby={mal && `${id}-error`}
          onChange={({ target }) => onChange({ ...vendido, pvp: target.value })}
        />
      </FieldShell>
    </section>
  )
}
