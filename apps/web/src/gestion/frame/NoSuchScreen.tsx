import { OFFICE } from '../office-texts.ts'
import { OfficeLink } from '../parts/OfficeLink.tsx'
import { hrefOf } from '../place.ts'
import { useWords } from '../use-texts.ts'

/** The address names nothing, or nothing that this person may see: both look the same. */
export function NoSuchScreen() {
  const t = useWords(OFFICE)
  return (
    <div className="o-page">
      <h1 className="o-h1">{t.notFound.title}</h1>
      <p className="o-q">{t.notFound.text}</p>
      <p>
        <OfficeLink className="o-link" href={hrefOf()}>
          {t.notFound.back}
        </OfficeLink>
      </p>
    </div>
  )
}
