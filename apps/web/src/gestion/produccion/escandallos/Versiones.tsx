import { escandallos } from '@telar/contract/produccion/escandallos'
import { useState } from 'react'
import { useRead } from '../../calls.ts'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { OfficeDialog } from '../../parts/dialogs/OfficeDialog.tsx'
import { Leido } from '../../record/Leido.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { HOJA } from './escandallo-texts.ts'
import type { HojaEscrita } from './use-hoja.ts'

interface VersionesProps {
  modeloId: number
  hoja: HojaEscrita
}

/** Every version that was saved, the newest first; each can be read and started from again. */
export function Versiones({ modeloId, hoja }: VersionesProps) {
  const { amount, moment, number } = useFormat()
  const say = useWords(HOJA)
  const [viendo, setViendo] = useState<number | null>(null)
  const read = useRead(escandallos.escandallos, { params: { id: modeloId } }, { staleTime: 0 })
  return (
    <section className="o-sec" aria-label={say.versiones}>
      <h2 className="o-h2">{say.versiones}</h2>
      <Leido de={read}>
        {(versiones) =>
          versiones.length === 0 ? (
            <p className="o-q">{say.sinVersiones}</p>
          ) : (
            <ol className="o-versions-list">
              {versiones.map(({ revision, creadoEn, quien, nota, coste, precio }, i) => (
                <li key={revision}>
                  <button type="button" onClick={() => setViendo(revision)}>
                    <b>{number(revision)}</b>
                    <span className="o-el">
                      {nota || (i === 0 ? say.vigente : '')}
                      <small className="o-q">{[quien, moment(creadoEn)].filter(Boolean).join(', ')}</small>
                    </span>
                    <span className="o-n">
                      {amount(coste)} <small className="o-q">→ {amount(precio)}</small>
                    </span>
                  </button>
                </li>
              ))}
            </ol>
          )
        }
      </Leido>
      {viendo !== null && <Version {...{ modeloId, hoja, revision: viendo }} onClose={() => setViendo(null)} />}
    </section>
  )
}

function Version({ modeloId, hoja, revision, onClose }: VersionesProps & { revision: number; onClose: () => void }) {
  const t = useWords(OFFICE)
  const { number, price, amount, money, moment } = useFormat()
  const say = useWords(HOJA)
  const read = useRead(escandallos.getEscandallo, { params: { id: modeloId }, query: { revision } })
  const vista = read.data
  const partir = () => {
    if (!vista) return
    hoja.copy(vista.lineas, say.viendo(revision))
    onClose()
  }
  return (
    <OfficeDialog
      wide
      title={say.viendo(revision)}
      description={vista ? [vista.quien, moment(vista.creadoEn), vista.nota].filter(Boolean).join(', ') : undefined}
      onClose={onClose}
      onConfirm={partir}
      footer={
        <>
          <Button onClick={onClose} keys="escape">
            {t.back}
          </Button>
          <Button look="main" keys="ctrl+enter" disabled={!vista} onClick={partir}>
            {say.partir}
          </Button>
        </>
      }
    >
      <Leido de={read}>
        {(leida) =>
          leida && (
            <table className="o-t o-t-money">
              <thead>
                <tr>
                  <th>{say.concepto}</th>
                  <th className="o-n">{say.consumo}</th>
                  <th className="o-n">{say.merma}</th>
                  <th className="o-n">{say.precio} €</th>
                  <th className="o-n">{say.importe} €</th>
                </tr>
              </thead>
              <tbody>
                {leida.lineas.map((linea, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a stored version never changes.
                  <tr key={i}>
                    <td>{linea.concepto}</td>
                    <td className="o-n">{number(linea.consumo)}</td>
                    <td className="o-n">{linea.merma === 0 ? '–' : number(linea.merma)}</td>
                    <td className="o-n">{price(linea.precio)}</td>
                    <td className="o-n">{amount(linea.importe)}</td>
                  </tr>
                ))}
              </tbody>
              <tfoot>
                <tr>
                  <th colSpan={4}>{say.coste}</th>
                  <td className="o-n">{money(leida.coste)}</td>
                </tr>
              </tfoot>
            </table>
          )
        }
      </Leido>
    </OfficeDialog>
  )
}
