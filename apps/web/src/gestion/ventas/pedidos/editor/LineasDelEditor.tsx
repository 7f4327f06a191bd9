import type { Cliente } from '@telar/contract/clientes/clientes'
import type { Pedido } from '@telar/contract/ventas/pedidos'
import { useRef, useState } from 'react'
import { BuscarModelo } from '../../../catalogo/BuscarModelo.tsx'
import { useModelos } from '../../../catalogo/use-modelos.ts'
import { useKeys } from '../../../frame/keys.tsx'
import { notify } from '../../../parts/notify.tsx'
import { useWords } from '../../../use-texts.ts'
import { EDITOR } from './editor-texts.ts'
import { type Precio, pedidoForm } from './editor-values.ts'
import { preciosDe } from './lineas.ts'
import { ModeloEscrito } from './ModeloEscrito.tsx'
import { Resumen } from './Resumen.tsx'
import { usePreciosDeCliente } from './use-precios.ts'

interface LineasDelEditorProps {
  pedido: Pedido | undefined
  cliente: Cliente | undefined
  /** There from the first, before anything of it is written. */
  modeloId: number | null
}

/** The models of an order: each found by its number, each a matrix. */
export function LineasDelEditor({ pedido, cliente, modeloId: primero }: LineasDelEditorProps) {
  const say = useWords(EDITOR)
  const { field, fieldState } = pedidoForm.useField('lineas')
  const lineas = field.value
  const tipo = pedidoForm.useValue('tipo')
  const lugar = pedidoForm.useValue('lugar') || 'almacen'
  const stored = pedido?.lineas ?? []
  const [added, setAdded] = useState<number[]>(primero === null ? [] : [primero])
  const ids = [...new Set([...lineas.map(({ modeloId }) => modeloId), ...added])]
  const order = [...new Set([...stored.map(({ modeloId }) => modeloId), ...added, ...ids])].filter((id) =>
    ids.includes(id),
  )
  const modelos = useModelos(order)
  const precios = usePreciosDeCliente(cliente?.id, lugar, lineas, order)
  const deHoy = (modeloId: number) => ({
    precio: precios.get(modeloId)?.precio ?? modelos.get(modeloId)?.precioMayor ?? 0,
    porque: precios.get(modeloId)?.porque ?? [],
  })
  const precio: Precio = ({ modeloId, colorId }) =>
    stored.find((linea) => linea.modeloId === modeloId && linea.colorId === colorId)?.precio ?? deHoy(modeloId).precio
  const remove = (id: number) => {
    const before = lineas
    setAdded(added.filter((other) => other !== id))
    field.onChange(lineas.filter(({ modeloId }) => modeloId !== id))
    notify(say.removed(modelos.get(id)?.numero ?? ''), {
      undo: () => {
        setAdded((now) => [...now, id])
        field.onChange(before)
      },
    })
  }
  const lines = useRef<HTMLDivElement>(null)
  const toModels = () => lines.current?.querySelector<HTMLInputElement>('.o-find-model')?.focus()
  useKeys([{ keys: 'f2', label: say.addModel, run: toModels, strip: true, typing: true }])
  return (
    <>
      <div className="o-order-main" ref={lines}>
        {order.map((id) => {
          const modelo = modelos.get(id)
          return modelo ? (
            <ModeloEscrito
              key={id}
              modelo={modelo}
              precios={preciosDe(lineas, id, stored, deHoy(id))}
              lineas={lineas}
              lugar={lugar}
              conExistencias={tipo === 'servicio'}
              guardadas={stored.filter(({ modeloId }) => modeloId === id)}
              fresh={added.at(-1) === id && id !== primero}
              onChange={field.onChange}
              onRemove={() => remove(id)}
            />
          ) : null
        })}
        <BuscarModelo
          without={ids}
          label={say.addModel}
          none={say.noModel}
          onPick={(id) => setAdded([...added.filter((other) => other !== id), id])}
        />
        {fieldState.error && <p className="o-err">{say.noLines}</p>}
      </div>
      <Resumen precio={precio} cliente={cliente} />
    </>
  )
}
