import { type RecuentoPrevio, recuentos } from '@telar/contract/almacen/recuentos'
import { enIdioma } from '@telar/domain/idioma'
import { useCommand, useRead } from '../../calls.ts'
import { PreguntaDialog } from '../../parts/dialogs/PreguntaDialog.tsx'
import { Note } from '../../parts/Note.tsx'
import { notify } from '../../parts/notify.tsx'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { hrefOf } from '../../place.ts'
import { Leido } from '../../record/Leido.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { A } from '../palabras.ts'
import { type Cuaderno, enviado, resumenDe } from './cuaderno.ts'
import { RECUENTO } from './recuento-texts.ts'

interface RevisarDialogProps {
  cuaderno: Cuaderno
  onClose: () => void
  onBooked: (id: number) => void
}

/** What a count would book and who would lose by it, before it is booked. */
export function RevisarDialog({ cuaderno, onClose, onBooked }: RevisarDialogProps) {
  const say = useWords(RECUENTO)
  const body = enviado(cuaderno)
  const { celdas, contadas } = resumenDe(cuaderno)
  const previo = useRead(recuentos.previsualizar, { body }, { staleTime: 0 })
  const { mutateAsync: crear } = useCommand(recuentos.create)
  return (
    <PreguntaDialog
      title={say.titulo}
      description={say.contadas(celdas, contadas)}
      verb={say.anotar}
      asks
      disabled={!previo.data || previo.isError}
      onClose={onClose}
      onConfirm={async () => {
        const id = await crear({ body })
        if (previo.data) notify(say.anotado(previo.data.sobran, previo.data.faltan))
        onBooked(Number(id))
      }}
    >
      <Leido de={previo}>{(data) => <Consecuencias previo={data} />}</Leido>
    </PreguntaDialog>
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
