import { reclamaciones } from '@telar/contract/facturacion/reclamaciones'
import type { CallOutput } from '@telar/contract/kit/endpoint'
import { TONOS } from '@telar/domain/casa/reclamacion'
import { useState } from 'react'
import { useCommand, useRead } from '../../calls.ts'
import { PreguntaDialog } from '../../parts/dialogs/PreguntaDialog.tsx'
import { notify } from '../../parts/notify.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { TONO } from '../reclamacion-tonos.ts'
import { RECLAMACION } from './reclamacion-texts.ts'

interface TratoProps {
  clienteId: number
  cliente: string
  onClose: () => void
}
type Trato = CallOutput<typeof reclamaciones.verTrato>

/** Whether a customer is reminded, and of which rungs they are spared. */
export function Trato({ clienteId, cliente, onClose }: TratoProps) {
  const { word } = useFormat()
  const say = useWords(RECLAMACION)
  const { data } = useRead(reclamaciones.verTrato, { params: { id: clienteId } }, { staleTime: 0 })
  const [cambio, setCambio] = useState<Trato | null>(null)
  const run = useCommand(reclamaciones.tratar)
  const trato = cambio ?? data
  return (
    <PreguntaDialog
      title={say.tratoTitulo(cliente)}
      verb={say.guardar}
      disabled={cambio === null}
      onClose={onClose}
      onConfirm={async () => {
        if (!trato) return
        await run.mutateAsync({ params: { id: clienteId }, body: trato })
        notify(say.guardado)
      }}
    >
      {trato && (
        <>
          <label className="o-row">
            <input
              type="checkbox"
              className="o-ck"
              checked={trato.activas}
              onChange={({ target }) => setCambio({ ...trato, activas: target.checked })}
            />
            {say.activas}
          </label>
          {TONOS.map((tono) => (
            <label key={tono} className="o-row">
              <input
                type="checkbox"
                className="o-ck"
                disabled={!trato.activas}
                checked={trato.saltados.includes(tono)}
                onChange={({ target }) => {
                  const otros = trato.saltados.filter((uno) => uno !== tono)
                  setCambio({ ...trato, saltados: target.checked ? [...otros, tono] : otros })
                }}
              />
              {say.sinEste(word(TONO[tono].label))}
            </label>
          ))}
        </>
      )}
    </PreguntaDialog>
  )
}
