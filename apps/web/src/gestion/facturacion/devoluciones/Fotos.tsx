import { type Devolucion, devoluciones } from '@telar/contract/facturacion/devoluciones'
import { useRead } from '../../calls.ts'
import { OFFICE } from '../../office-texts.ts'
import { errorText } from '../../parts/error-text.ts'
import { Note } from '../../parts/Note.tsx'
import { useObjectUrl } from '../../parts/use-document.ts'
import { useWords } from '../../use-texts.ts'
import { DEVOLUCION } from './devolucion-texts.ts'

/** The pictures that the customer sent, each opened large by a click. */
export function Fotos({ id, fotos }: { id: number; fotos: Devolucion['fotos'] }) {
  const say = useWords(DEVOLUCION)
  return (
    <section className="o-sec">
      <h2 className="o-h2">{say.fotos}</h2>
      <ul className="o-return-photos">
        {fotos.map((foto) => (
          <li key={foto.id}>
            <Foto id={id} foto={foto} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Foto({ id, foto: { id: parte, nombre } }: { id: number; foto: Devolucion['fotos'][number] }) {
  const t = useWords(OFFICE)
  const { data, error } = useRead(devoluciones.foto, { params: { id, parte } }, { staleTime: Number.POSITIVE_INFINITY })
  const url = useObjectUrl(data, 'image/*')
  if (error) return <Note look="error">{errorText(error, t)}</Note>
  if (!url) return <span className="o-return-photo" aria-busy="true" />
  return (
    <a className="o-return-photo" href={url} target="_blank" rel="noreferrer" title={nombre}>
      <img src={url} alt={nombre} />
    </a>
  )
}
