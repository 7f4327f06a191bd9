import { envios } from '@telar/contract/ventas/envios'
import { manifiestos } from '@telar/contract/ventas/manifiestos'
import { FileDown, FileSpreadsheet } from 'lucide-react'
import { useState } from 'react'
import { useCalls, useCommand, useRead } from '../../calls.ts'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { PreguntaDialog } from '../../parts/dialogs/PreguntaDialog.tsx'
import { errorText } from '../../parts/error-text.ts'
import { notify } from '../../parts/notify.tsx'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { Sideways } from '../../parts/Sideways.tsx'
import { hrefOf } from '../../place.ts'
import { Leido } from '../../record/Leido.tsx'
import { PlainHead } from '../../record/PlainHead.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { MANIFIESTO } from '../manifiestos/manifiesto-texts.ts'
import { PREPARAR } from './preparar-texts.ts'

const KILO = 1000
const ULTIMOS = { pageNumber: 1, pageSize: 10, orderBy: ['id desc'] }

interface Elegido {
  transportistaId: number
  transportista: string
  envios: number
}

/** What waits for each carrier; handed over, it is on one sheet that the driver signs. */
export default function EntregarAlTransportista() {
  const say = useWords(MANIFIESTO)
  const { number } = useFormat()
  const read = useRead(envios.porEntregar, {}, { staleTime: 0 })
  const [elegido, setElegido] = useState<Elegido | null>(null)
  return (
    <>
      <PlainHead screen="envios" title={say.entregar} />
      <div className="o-scroll">
        <section className="o-sec o-flat">
          <Leido de={read}>
            {(filas) =>
              filas.length === 0 ? (
                <p className="o-q">{say.nada}</p>
              ) : (
                <Sideways>
                  <table className="o-t o-t-money o-t-acts o-t-phone">
                    <thead>
                      <tr>
                        <th>{say.transportista}</th>
                        <th className="o-n">{say.envios}</th>
                        <th className="o-n">{say.bultos}</th>
                        <th className="o-n">{say.peso}</th>
                        <th>{say.recoge}</th>
                        <th>{say.sinEtiqueta}</th>
                        <th>
                          <span className="o-sr">{say.hacer}</span>
                        </th>
                      </tr>
                    </thead>
                    <tbody>
                      {filas.map((fila) => (
                        <tr key={fila.transportistaId}>
                          <td className="o-l1 o-m">{fila.transportista}</td>
                          <td className="o-n" data-th={say.envios}>
                            {number(fila.envios)}
                          </td>
                          <td className="o-n" data-th={say.bultos}>
                            {number(fila.bultos)}
                          </td>
                          <td className="o-n" data-th={say.peso}>
                            {fila.pesoGr === 0 ? '–' : `${number(fila.pesoGr / KILO)} kg`}
                          </td>
                          <td data-th={say.recoge}>
                            {fila.horaCorte || '–'} {!fila.aTiempo && <span className="o-tag">{say.manana}</span>}
                          </td>
                          <td data-th={fila.sinEtiqueta > 0 ? say.sinEtiqueta : undefined}>
                            {fila.sinEtiqueta > 0 && (
                              <OfficeLink className="o-link" href={hrefOf('envios')}>
                                {number(fila.sinEtiqueta)}
                              </OfficeLink>
                            )}
                          </td>
                          <td className="o-n o-why">
                            <Button small look="main" disabled={fila.envios === 0} onClick={() => setElegido(fila)}>
                              {say.hacer}
                            </Button>
                          </td>
                        </tr>
                      ))}
                    </tbody>
                  </table>
                </Sideways>
              )
            }
          </Leido>
        </section>
        <Ultimos />
      </div>
      {elegido && <Entregar elegido={elegido} onClose={() => setElegido(null)} />}
    </>
  )
}

function useBajar() {
  const t = useWords(OFFICE)
  const calls = useCalls()
  return (id: number, como: 'pdf' | 'csv', nombre: string) =>
    calls
      .download(manifiestos[como], { params: { id } }, nombre)
      .catch((error: unknown) => notify(errorText(error, t), { bad: true }))
}

function Entregar({ elegido, onClose }: { elegido: Elegido; onClose: () => void }) {
  const say = useWords(MANIFIESTO)
  const bajar = useBajar()
  const { mutateAsync: crear } = useCommand(manifiestos.crear)
  return (
    <PreguntaDialog
      title={say.titulo(elegido.transportista)}
      description={say.que(elegido.envios)}
      verb={say.hacer}
      onClose={onClose}
      onConfirm={async () => {
        const id = Number(await crear({ body: { transportistaId: elegido.transportistaId } }))
        notify(say.hecho)
        await bajar(id, 'pdf', 'manifiesto.pdf')
      }}
    />
  )
}

/** The last sheets, to be had again. */
function Ultimos() {
  const say = useWords(MANIFIESTO)
  const preparar = useWords(PREPARAR)
  const { date } = useFormat()
  const bajar = useBajar()
  const { data } = useRead(manifiestos.search, { body: ULTIMOS }, { staleTime: 0 })
  if (!data || data.data.length === 0) return null
  return (
    <section className="o-sec" aria-label={say.ultimos}>
      <h2 className="o-h2">{say.ultimos}</h2>
      {data.data.map(({ id, numero, fecha, transportista, envios: n, bultos }) => (
        <p key={id} className="o-row o-wrap">
          <span>
            <span className="o-m">{numero}</span>{' '}
            <span className="o-q">
              {[date(fecha), transportista, say.cuantos(n), preparar.bultos(bultos)].join(' · ')}
            </span>
          </span>
          <span className="o-sp" />
          <Button look="ghost" small icon={FileDown} onClick={() => void bajar(id, 'pdf', `${numero}.pdf`)}>
            PDF
          </Button>
          <Button look="ghost" small icon={FileSpreadsheet} onClick={() => void bajar(id, 'csv', `${numero}.csv`)}>
            CSV
          </Button>
        </p>
      ))}
    </section>
  )
}
