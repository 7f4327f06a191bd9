import { type Movida, type RecuentoPrevio, recuentos } from '@telar/contract/almacen/recuentos'
import { enIdioma } from '@telar/domain/idioma'
import { statusOf } from '../../../kit/calls/failures.ts'
import { useCalls, useCommand, useRead } from '../../calls.ts'
import { Button } from '../../parts/Button.tsx'
import { PreguntaDialog } from '../../parts/dialogs/PreguntaDialog.tsx'
import { Note } from '../../parts/Note.tsx'
import { notify } from '../../parts/notify.tsx'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { hrefOf } from '../../place.ts'
import { Leido } from '../../record/Leido.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { A } from '../palabras.ts'
import { type Cuaderno, enviado, resumenDe, sinContar } from './cuaderno.ts'
import { RECUENTO } from './recuento-texts.ts'

interface RevisarDialogProps {
  cuaderno: Cuaderno
  cambiar: (cambio: (antes: Cuaderno) => Cuaderno) => void
  onClose: () => void
  onBooked: (id: number) => void
}

/** What a count would book, what has moved since it was made and who would lose by it, before it is booked. */
export function RevisarDialog({ cuaderno, cambiar, onClose, onBooked }: RevisarDialogProps) {
  const say = useWords(RECUENTO)
  const calls = useCalls()
  const body = enviado(cuaderno)
  const { celdas, contadas } = resumenDe(cuaderno)
  const { mutateAsync: crear, isPending, isSuccess } = useCommand(recuentos.create, { waits: false })
  // once it is booked it is what somebody has counted
  const previo = useRead(recuentos.previsualizar, { body }, { staleTime: 0, enabled: !isPending && !isSuccess })
  const { data } = previo
  const otroLaConto = data?.movidas.some(({ contada }) => contada)
  const anotar = async () => {
    try {
      const id = await crear({ body })
      if (data) notify(say.anotado(data.sobran, data.faltan))
      onBooked(Number(id))
      return true
    } catch (error) {
      if (statusOf(error) !== 409) throw error
      const { data: ahora } = await previo.refetch()
      if (ahora?.movidas.some(({ contada }) => contada)) return false
      throw error
    }
  }
  const otraVez = async (cuales: readonly Movida[]) => {
    cambiar((antes) => sinContar(antes, cuales))
    onClose()
    await calls.reread(recuentos.hoja)
  }
  return (
    <PreguntaDialog
      title={say.titulo}
      description={say.contadas(celdas, contadas)}
      verb={say.anotar}
      asks
      disabled={!data || previo.isError || otroLaConto === true}
      onClose={onClose}
      onConfirm={anotar}
    >
      <Leido de={previo}>
        {(leido) => (
          <>
            <Movidas
              look="error"
              cuales={leido.movidas.filter(({ contada }) => contada)}
              que={say.yaContadas}
              onOtraVez={otraVez}
            />
            <Movidas
              look="warning"
              cuales={leido.movidas.filter(({ contada }) => !contada)}
              que={say.seMovieron}
              onOtraVez={otraVez}
            />
            {!otroLaConto && <Consecuencias previo={leido} />}
          </>
        )}
      </Leido>
    </PreguntaDialog>
  )
}

interface MovidasProps {
  look: 'error' | 'warning'
  cuales: readonly Movida[]
  que: string
  onOtraVez: (cuales: readonly Movida[]) => Promise<void>
}

/** Cells of which the books say something else by now, and the way to count them again. */
function Movidas({ look, cuales, que, onOtraVez }: MovidasProps) {
  const say = useWords(RECUENTO)
  const { idioma } = useFormat()
  if (cuales.length === 0) return null
  return (
    <Note
      look={look}
      action={
        <Button small onClick={() => void onOtraVez(cuales)}>
          {say.otraVez}
        </Button>
      }
    >
      <p>{que}</p>
      <ul>
        {cuales.map(({ modeloId, colorId, modelo, color, talla, habia, hay }) => (
          <li key={`${modeloId} ${colorId} ${talla}`}>
            {modelo} {enIdioma(color, idioma)} {talla}: {say.deA(habia, hay)}
          </li>
        ))}
      </ul>
    </Note>
  )
}

function Consecuencias({ previo: { sobran, faltan, pierden } }: { previo: RecuentoPrevio }) {
  const { idioma, number } = useFormat()
  const say = useWords(RECUENTO)
  const a = useWords(A)
  if (sobran + faltan === 0) return <Note look="good">{say.cuadra}</Note>
  return (
    <>
      <dl className="o-figures o-spaced">
        <div>
          <dt>{a.sobran}</dt>
          <dd>{number(sobran)}</dd>
        </div>
        <div>
          <dt>{a.faltan}</dt>
          <dd className={faltan > 0 ? 'o-fewer' : undefined}>{number(faltan)}</dd>
        </div>
      </dl>
      {pierden.length === 0 ? (
        <p className="o-q">{say.nadiePierde}</p>
      ) : (
        <Note look="warning">
          <p>{say.pierden}</p>
          <ul>
            {pierden.map(({ pedidoId, numero, cliente, modelo, color, talla, cantidad }) => (
              <li key={`${pedidoId} ${modelo} ${color.es} ${talla}`}>
                <OfficeLink className="o-link o-m" href={hrefOf('pedidos', pedidoId)}>
                  {numero}
                </OfficeLink>{' '}
                {cliente}: {modelo} {enIdioma(color, idioma)} {talla} <b className="o-fewer">−{number(cantidad)}</b>
              </li>
            ))}
          </ul>
        </Note>
      )}
    </>
  )
}
