import { parecidos } from '@telar/domain/texto'
import { useAllScreens, useScreens } from '../access.ts'
import { OFFICE } from '../office-texts.ts'
import { OfficeLink } from '../parts/OfficeLink.tsx'
import { type Href, hrefOf, usePlace } from '../place.ts'
import { useIdioma, useWords } from '../use-texts.ts'
import { NoPermission } from './NoPermission.tsx'
import { titleOf } from './title.ts'

/** The address leads nowhere: it says what of it is wrong, and offers the nearest way. */
export function NoSuchScreen() {
  const t = useWords(OFFICE)
  const idioma = useIdioma()
  const { screen: name, id } = usePlace()
  const known = useAllScreens().find((screen) => screen.name === name)
  const mine = useScreens()
  if (known && !mine.includes(known)) return <NoPermission title={titleOf(known, idioma)} />
  const [near] = known ? [known] : parecidos(mine, (screen) => [screen.name, titleOf(screen, idioma)], name ?? '')
  return (
    <div className="o-page">
      <h1 className="o-h1">{t.notFound.title}</h1>
      <p className="o-q">
        {known && id !== null
          ? t.notFound.record(known.noun[idioma], decodeURIComponent(id))
          : name !== null
            ? t.notFound.screen(name)
            : t.notFound.text}
      </p>
      {near && <Way href={hrefOf(near.name)}>{titleOf(near, idioma)}</Way>}
      <Way href={hrefOf()}>{t.notFound.back}</Way>
    </div>
  )
}

const Way = ({ href, children }: { href: Href; children: string }) => (
  <p>
    <OfficeLink className="o-link" href={href}>
      {children}
    </OfficeLink>
  </p>
)
