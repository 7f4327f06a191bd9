import { devoluciones } from '@telar/contract/facturacion/devoluciones'
import { MOTIVOS_DE_DEVOLUCION, type MotivoDeDevolucion } from '@telar/domain/facturacion/devolucion'
import { enIdioma } from '@telar/domain/idioma'
import { useState } from 'react'
import { useCommand, useRead } from '../../calls.ts'
import { Choice } from '../../parts/Choice.tsx'
import { PreguntaDialog } from '../../parts/dialogs/PreguntaDialog.tsx'
import { CeldaDeNumero } from '../../parts/hoja/CeldaDeNumero.tsx'
import { Note } from '../../parts/Note.tsx'
import { notify } from '../../parts/notify.tsx'
import { FieldShell } from '../../record/form/FieldShell.tsx'
import { Leido } from '../../record/Leido.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { DEVOLUCION, MOTIVO } from './devolucion-texts.ts'

interface Escrita {
  cantidad: number
  motivo: MotivoDeDevolucion
}
const NADA: Escrita = { cantidad: 0, motivo: MOTIVOS_DE_DEVOLUCION[0] }

interface PedirDialogProps {
  entrega: { id: number; numero: string }
  onClose: () => void
}

/** A return asked for in the customer's name: which garments of a delivery, how many and why. */
export function PedirDialog({ entrega: { id, numero }, onClose }: PedirDialogProps) {
  const say = useWords(DEVOLUCION)
  const { idioma, date, word } = useFormat()
  const [escritas, setEscritas] = useState<Readonly<Record<number, Escrita>>>({})
  const [notas, setNotas] = useState('')
  const leido = useRead(devoluciones.devolvibles, { params: { id } }, { staleTime: 0 })
  const { mutateAsync: solicitar } = useCommand(devoluciones.solicitar)
  const lineas = Object.entries(escritas).flatMap(([linea, { cantidad, motivo }]) =>
    cantidad > 0 ? [{ entregaLineaId: Number(linea), cantidad, motivo }] : [],
  )
  const escribir = (linea: number, parte: Partial<Escrita>) =>
    setEscritas({ ...escritas, [linea]: { ...(escritas[linea] ?? NADA), ...parte } })
  return (
    <PreguntaDialog
      title={say.pedirDe(numero)}
      verb={say.pedir}
      disabled={lineas.length === 0}
      asks
      onClose={onClose}
      onConfirm={async () => {
        await solicitar({ body: { entregaId: id, notas, lineas } })
        notify(say.pedidaYa)
      }}
    >
      <Leido de={leido}>
        {({ hasta, enPlazo, lineas: posibles }) => (
          <>
            <Note look={enPlazo ? 'info' : 'warning'}>{enPlazo ? say.hasta(date(hasta)) : say.tarde(date(hasta))}</Note>
            {posibles.length === 0 && <p className="o-q">{say.nadaQueda}</p>}
            <table className="o-t">
              <tbody>
                {posibles.map(({ entregaLineaId, numero: modelo, color, talla, quedan }) => {
                  const que = `${modelo} ${enIdioma(color, idioma)} ${talla}`
                  const { cantidad, motivo } = escritas[entregaLineaId] ?? NADA
                  return (
                    <tr key={entregaLineaId}>
                      <td>{que}</td>
                      <td className="o-n">
                        <CeldaDeNumero
                          label={`${que}: ${say.pedida}`}
                          col="cantidad"
                          value={cantidad}
                          empty={0}
                          good={(n) => Number.isInteger(n) && n >= 0 && n <= quedan}
                          show={(n) => (n === 0 ? '' : String(n))}
                          placeholder="0"
                          onChange={(n) => escribir(entregaLineaId, { cantidad: n ?? 0 })}
                        />
                      </td>
                      <td className="o-q">/ {quedan}</td>
                      <td>
                        <Choice
                          aria-label={`${que}: ${say.motivo}`}
                          value={motivo}
                          options={MOTIVOS_DE_DEVOLUCION}
                          label={(uno) => word(MOTIVO[uno])}
                          onChange={(uno) => escribir(entregaLineaId, { motivo: uno })}
                        />
                      </td>
                    </tr>
                  )
                })}
              </tbody>
            </table>
            <FieldShell id="notas" label={say.queHaPasado}>
              <textarea
                id="notas"
                className="o-in"
                rows={2}
                maxLength={2000}
                value={notas}
                onChange={({ target }) => setNotas(target.value)}
              />
            </FieldShell>
          </>
        )}
      </Leido>
    </PreguntaDialog>
  )
}
