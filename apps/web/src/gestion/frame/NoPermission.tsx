import { OFFICE } from '../office-texts.ts'
import { OfficeLink } from '../parts/OfficeLink.tsx'
import { hrefOf } from '../place.ts'
import { useFormat, useWords } from '../use-texts.ts'
import { word } from '../words.ts'

const TITLE = word('Aquí no tiene permiso', 'You may not see this', 'Não tem permissão aqui', 'Aquí no teniu permís')
const TEXT = word(
  'Su cuenta no llega a todo lo que hay en esta página. Si cree que debería, pídalo a quien administra la casa.',
  'Your account does not reach everything on this page. If you think it should, ask whoever runs the house’s accounts.',
  'A sua conta não chega a tudo o que há nesta página. Se acha que devia chegar, peça-o a quem administra a casa.',
  'El vostre compte no arriba a tot el que hi ha en aquesta pàgina. Si creieu que hi hauria d’arribar, demaneu-ho a qui administra la casa.',
)

/** Somebody of the house has come where their account does not reach; it says where that is. */
export function NoPermission({ title }: { title?: string }) {
  const t = useWords(OFFICE)
  const { word: say } = useFormat()
  return (
    <div className="o-page">
      <h1 className="o-h1">
        {say(TITLE)}
        {title && `: ${title}`}
      </h1>
      <p className="o-q">{say(TEXT)}</p>
      <p>
        <OfficeLink className="o-link" href={hrefOf()}>
          {t.notFound.back}
        </OfficeLink>
      </p>
    </div>
  )
}
