import { type Devolucion, devoluciones } from '@telar/contract/facturacion/devoluciones'
import { useState } from 'react'
import { useCommand, useRead } from '../../calls.ts'
import { PreguntaDialog } from '../../parts/dialogs/PreguntaDialog.tsx'
import { notify } from '../../parts/notify.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { DEVOLUCION } from './devolucion-texts.ts'

interface AtarDialogProps {
  devolucion: Devolucion
  onClose: () => void
}

/** Which credit notes made by hand settle a return. */
export function AtarDialog({ devolucion: { id, version, numero }, onClose }: AtarDialogProps) {
  const say = useWords(DEVOLUCION)
  const { date, money } = useFormat()
  const { data: abonables } = useRead(devoluciones.abonables, { params: { id } })
  const { mutateAsync: atar } = useCommand(devoluciones.atar)
  const [facturaIds, setFacturaIds] = useState<number[]>([])
  return (
    <PreguntaDialog
      title={`${say.atarTitulo}: ${numero}`}
      description={abonables?.length === 0 ? say.atarNinguno : say.atarQue}
      verb={say.atarVerbo}
      disabled={facturaIds.length === 0}
      onClose={onClose}
      onConfirm={async () => {
        await atar({ params: { id }, body: { version, facturaIds } })
        notify(say.atada)
      }}
    >
      <ul>
        {abonables?.map((abono) => (
          <li key={abono.id}>
            <label className="o-check">
              <input
                type="checkbox"
                className="o-ck"
                checked={facturaIds.includes(abono.id)}
                onChange={({ target }) =>
                  setFacturaIds((antes) =>
                    target.checked ? [...antes, abono.id] : antes.filter((uno) => uno !== abono.id),
                  )
                }
              />
              <span>
                <b className="o-m">{abono.numero}</b> {date(abono.fecha)} · {money(abono.total)}{' '}
                <span className="o-q">{say.atarPrendas(abono.prendas, abono.rectifica)}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </PreguntaDialog>
  )
}
