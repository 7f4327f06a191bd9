import type { Compra } from '@telar/contract/produccion/compra'
import { compras } from '@telar/contract/produccion/compras'
import { redondearA } from '@telar/domain/dinero'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { useMay } from '../../access.ts'
import { useCalls, useCommand } from '../../calls.ts'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { PreguntaDialog } from '../../parts/dialogs/PreguntaDialog.tsx'
import { errorText } from '../../parts/error-text.ts'
import { notify } from '../../parts/notify.tsx'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { Sideways } from '../../parts/Sideways.tsx'
import { hrefOf } from '../../place.ts'
import { useFormat, useWords } from '../../use-texts.ts'
import { P } from '../palabras.ts'
import { useMedida } from '../use-medida.ts'
import { COMPRA } from './compra-texts.ts'

/** What has come of an order, delivery by delivery, and what went back. */
export function EntregasDeCompra({ compra: { entregas, devoluciones, dicho } }: { compra: Compra }) {
  const { date, price } = useFormat()
  const medida = useMedida()
  const say = useWords(COMPRA)
  const p = useWords(P)
  const may = useMay()
  const [deshaciendo, setDeshaciendo] = useState<number | null>(null)
  const { mutateAsync: deshacer } = useCommand(compras.deshacerEntrega)
  if (dicho === 'borrador') return null
  return (
    <section className="o-sec o-flat" aria-label={say.entregas}>
      <h2 className="o-h2">{say.entregas}</h2>
      {entregas.length === 0 ? (
        <p className="o-q">{say.sinEntregas}</p>
      ) : (
        <Sideways>
          <table className="o-t o-t-money o-t-cards">
            <thead>
              <tr>
                <th>{p.fecha}</th>
                <th>{p.albaran}</th>
                <th>{p.materia}</th>
                <th className="o-n">{p.cantidad}</th>
                <th className="o-n">{p.piezas}</th>
                <th className="o-n">{p.precio} €</th>
                <td />
              </tr>
            </thead>
            <tbody>
              {entregas.map((una) => (
                <tr key={una.id}>
                  <td>
                    <OfficeLink className="o-link o-m" href={hrefOf('entradas', una.id)}>
                      {date(una.fecha)}
                    </OfficeLink>
                  </td>
                  <td className="o-nowrap">{una.albaranProveedor}</td>
                  <td>
                    {una.materia}
                    {una.motivo && <div className="o-q o-s">{una.motivo}</div>}
                  </td>
                  <td className="o-n">{medida(una.cantidad, una.unidad)}</td>
                  <td className="o-n">{una.piezas}</td>
                  <td className="o-n">{price(una.precio)}</td>
                  <td className="o-t-acts">
                    {una.id === una.conId && may(compras.deshacerEntrega.access) && (
                      <Button small look="ghost" onClick={() => setDeshaciendo(una.id)}>
                        {say.deshacer}
                      </Button>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Sideways>
      )}
      {devoluciones.length > 0 && <Devoluciones devoluciones={devoluciones} />}
      {deshaciendo !== null && (
        <PreguntaDialog
          title={say.deshacer.replace('…', '')}
          description={say.deshacerQue}
          verb={say.deshacer.replace('…', '')}
          onClose={() => setDeshaciendo(null)}
          onConfirm={async () => {
            await deshacer({ params: { id: deshaciendo } })
            notify(say.deshecha)
          }}
        />
      )}
    </section>
  )
}

function Devoluciones({ devoluciones }: Pick<Compra, 'devoluciones'>) {
  const { date, number } = useFormat()
  const t = useWords(OFFICE)
  const say = useWords(COMPRA)
  const calls = useCalls()
  const may = useMay()
  const { mutateAsync: anular } = useCommand(compras.anularDevolucion)
  const tell = (error: unknown) => notify(errorText(error, t), { bad: true })
  return (
    <>
      <h2 className="o-h2 o-spaced">{say.devoluciones}</h2>
      <ul className="o-list">
        {devoluciones.map(({ id, numero, fecha, cantidad, motivo, anulada }) => (
          <li key={id} className="o-row o-wrap">
            <span className={anulada ? 'o-none' : 'o-m'}>{numero}</span>
            <span>
              {date(fecha)} · {number(redondearA(cantidad, 2))} · {motivo}
            </span>
            {anulada && <span className="o-q">{say.devolucionAnulada}</span>}
            <Button
              small
              look="ghost"
              icon={Printer}
              onClick={() =>
                void calls
                  .download(compras.pdfDeDevolucion, { params: { id } }, `${numero.replace('/', '-')}.pdf`)
                  .catch(tell)
              }
            >
              {say.papel}
            </Button>
            {!anulada && may(compras.anularDevolucion.access) && (
              <Button
                small
                onClick={() =>
                  void anular({ params: { id }, body: {} }).then(() => notify(say.devolucionAnulada), tell)
                }
              >
                {say.anularDevolucion}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
