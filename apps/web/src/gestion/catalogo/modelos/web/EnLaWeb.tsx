import type { Modelo } from '@telar/contract/catalogo/modelos'
import type { Idioma } from '@telar/domain/idioma'
import { ExternalLink } from 'lucide-react'
import type { PartProps } from '../../../declare/screen.ts'
import { OFFICE } from '../../../office-texts.ts'
import { Note } from '../../../parts/Note.tsx'
import { OfficeLink } from '../../../parts/OfficeLink.tsx'
import { hrefOf, NEW, usePlace } from '../../../place.ts'
import { useWords } from '../../../use-texts.ts'
import { type Falta, faltas } from '../faltas.ts'
import { modeloForm } from '../modelo-values.ts'
import { ColeccionesDelModelo } from './ColeccionesDelModelo.tsx'
import { WEB } from './web-texts.ts'

/** The tab where something missing is written; nothing for the data. */
const WHERE: Record<Falta['que'], string | null> = {
  fotos: 'fotos',
  variantes: 'variantes',
  precio: null,
  descripcion: 'textos',
  cuidados: 'textos',
}

/** Whether the shop shows it, what it still lacks, and in which collections it stands. */
export function EnLaWeb({ row, mayWrite }: PartProps<Modelo>) {
  const say = useWords(WEB)
  const { field } = modeloForm.useField('publicado')
  const published = field.value === true
  return (
    <div className="o-parts">
      <section className="o-sec">
        <h2 className="o-h2">{say.publication}</h2>
        <label className="o-switch-row">
          <input
            type="checkbox"
            role="switch"
            className="o-switch"
            ref={field.ref}
            checked={published}
            aria-checked={published}
            disabled={!mayWrite}
            onChange={(event) => field.onChange(event.target.checked)}
          />
          <b className="o-m">{say.publish}</b>
          <span className="o-q">{published ? (row?.publicado ? say.on : '') : say.off}</span>
        </label>
        <Missing row={row} />
        {published &&
          (row?.publicado ? (
            <a className="o-link" href={`/modelo/${row.id}`} target="_blank" rel="noreferrer">
              {say.seeInShop} <ExternalLink className="o-i" aria-hidden="true" />
            </a>
          ) : (
            <p className="o-q">{say.afterSaving}</p>
          ))}
      </section>
      <ColeccionesDelModelo disabled={!mayWrite} />
    </div>
  )
}

function Missing({ row }: Pick<PartProps<Modelo>, 'row'>) {
  const t = useWords(OFFICE)
  const say = useWords(WEB)
  const { search } = usePlace()
  const { ficha: _, ...rest } = search
  const missing = faltas(modeloForm.useValues())
  const listed = (idiomas: readonly Idioma[]) => idiomas.map((idioma) => t.languages[idioma].toLowerCase()).join(', ')
  const id = row ? Number(row.id) : NEW
  const href = (tab: string | null) => hrefOf('modelos', id, tab === null ? rest : { ...rest, ficha: tab })
  if (missing.length === 0) return <Note look="good">{say.nothingMissing}</Note>
  return (
    <Note look="warning">
      {say.missing}
      <ul className="o-names">
        {missing.map((falta) => (
          <li key={falta.que}>
            {say.lacks[falta.que]('idiomas' in falta ? listed(falta.idiomas) : '')}{' '}
            <OfficeLink className="o-link o-q" href={href(WHERE[falta.que])}>
              {say.mend}
            </OfficeLink>
          </li>
        ))}
      </ul>
    </Note>
  )
}
