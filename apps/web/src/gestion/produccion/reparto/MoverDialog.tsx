import { type CeldaDeReparto, reparto } from '@telar/contract/produccion/reparto'
import { useState } from 'react'
import { useCommand, useRead } from '../../calls.ts'
import { Choice } from '../../parts/Choice.tsx'
import { PreguntaDialog } from '../../parts/dialogs/PreguntaDialog.tsx'
import { notify } from '../../parts/notify.tsx'
import { FieldShell } from '../../record/form/FieldShell.tsx'
import { useWords } from '../../use-texts.ts'
import { destinosDe, type Origen, origenesDe, tope } from './manos.ts'
import { REPARTO } from './reparto-texts.ts'

/** What is meant to move: from whom, and to whom. */
export interface Intento {
  de?: number | null
  a?: number | null
}

interface MoverDialogProps {
  celda: CeldaDeReparto
  intento: Intento
  onClose: () => void
}

/** Garments of a cell change hands; what becomes of both is told before. */
export function MoverDialog({ celda, intento, onClose }: MoverDialogProps) {
  const say = useWords(REPARTO)
  const { mutateAsync: mover } = useCommand(reparto.mover)
  const origenes = origenesDe(celda)
  const [de, setDe] = useState(
    () => origenes.find(({ linea }) => linea === (intento.de ?? null))?.clave ?? origenes[0]?.clave ?? '',
  )
  const origen = origenes.find(({ clave }) => clave === de)
  const destinos = destinosDe(celda, origen)
  const [a, setA] = useState(() => (intento.a == null ? 'libre' : String(intento.a)))
  const destino = destinos.find(({ clave }) => clave === a) ?? destinos[0]
  const maximo = tope(origen, destino)
  const [escrita, setEscrita] = useState<number | null>(null)
  const cantidad = Math.min(escrita ?? maximo, maximo)
  const body = {
    ...{ talla: celda.talla, cantidad: Math.max(1, cantidad), ordenId: origen?.ordenId ?? null },
    ...{ de: origen?.linea ?? null, a: destino?.linea ?? null },
  }
  const posible = cantidad > 0 && origen !== undefined && destino !== undefined
  const previo = useRead(reparto.previsualizar, { body }, { enabled: posible, staleTime: 0 })
  const quien = (id: number | null) => {
    const linea = celda.lineas.find(({ pedidoLineaId }) => pedidoLineaId === id)
    return linea ? `${linea.numero} ${linea.cliente}` : ''
  }
  const orden = (id: number) => celda.ordenes.find(({ ordenId }) => ordenId === id)?.numero ?? ''
  const deQuien = ({ linea, ordenId, cuantas }: Origen) => {
    if (linea === null) return ordenId === null ? say.freeHere(cuantas) : say.freeComing(orden(ordenId), cuantas)
    return ordenId === null ? say.hasHere(quien(linea), cuantas) : say.hasComing(quien(linea), orden(ordenId), cuantas)
  }
  return (
    <PreguntaDialog
      title={say.moveTitle}
      verb={say.verb}
      asks
      disabled={!posible || !previo.data || previo.isError}
      onClose={onClose}
      onConfirm={async () => {
        await mover({ body: { ...body, antes: previo.data?.map(({ antes }) => antes) } })
        notify(say.moved)
      }}
    >
      <FieldShell id="reparto-de" label={say.from}>
        <Choice
          id="reparto-de"
          value={de}
          options={origenes.map(({ clave }) => clave)}
          label={(clave) => deQuien(origenes.find((uno) => uno.clave === clave) as Origen)}
          onChange={setDe}
        />
      </FieldShell>
      <FieldShell id="reparto-a" label={say.to}>
        <Choice
          id="reparto-a"
          value={destino?.clave ?? ''}
          options={destinos.map(({ clave }) => clave)}
          label={(clave) => {
            const uno = destinos.find((otro) => otro.clave === clave)
            return uno?.linea == null ? say.toFree : say.lacks(quien(uno.linea), uno.cuantas)
          }}
          onChange={setA}
        />
      </FieldShell>
      <FieldShell id="reparto-n" label={say.howMany}>
        <input
          id="reparto-n"
          className="o-in o-n"
          type="number"
          min={1}
          max={maximo}
          value={cantidad}
          onChange={({ target }) => setEscrita(Math.max(0, Math.trunc(Number(target.value))))}
        />
      </FieldShell>
      <ul aria-live="polite">
        {posible &&
          previo.data?.map(({ numero, cliente, antes, despues, pide }) => (
            <li key={numero}>{say.consequence(`${numero} ${cliente}`, antes, despues, pide)}</li>
          ))}
      </ul>
    </PreguntaDialog>
  )
}
