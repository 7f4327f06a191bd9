import { useSession } from '../../kit/session.ts'
import { useScreens } from '../access.ts'
import { AREAS, type ListModel, type NamedScreen, type ShippedView } from '../declare/screen.ts'
import { searchBody } from '../list/filters.ts'
import { PLAIN, writeListState } from '../list/list-state.ts'
import { useCounts } from '../list/use-windows.ts'
import { OfficeLink } from '../parts/OfficeLink.tsx'
import { hrefOf } from '../place.ts'
import { useFormat, useTexts } from '../use-texts.ts'
import { titleOf } from './title.ts'

/** The start: what waits for somebody, and the ways to everything else. */
export function Start() {
  const t = useTexts()
  const { user } = useSession()
  const { idioma } = useFormat()
  const screens = useScreens()
  const waiting = screens.filter((screen) => screen.list?.views.some((view) => view.waits))
  return (
    <>
      <header className="o-head">
        <h1 className="o-h1">{t.start.hello(user?.firstName ?? '')}</h1>
      </header>
      <div className="o-scroll">
        {waiting.length > 0 && (
          <section className="o-sec">
            <h2 className="o-h2">{t.start.waiting}</h2>
            <ul className="o-waits">
              {waiting.map((screen) => (
                <Waiting key={screen.name} screen={screen} list={screen.list as ListModel} />
              ))}
            </ul>
          </section>
        )}
        <div className="o-areas">
          {AREAS.map((area) => {
            const inArea = screens.filter((screen) => screen.area === area)
            return inArea.length === 0 ? null : (
              <section key={area}>
                <h2 className="o-h2">{t.areas[area]}</h2>
                <ul>
                  {inArea.map(({ name, icon: Icon, ...screen }) => (
                    <li key={name}>
                      <OfficeLink href={hrefOf(name)}>
                        <Icon className="o-i" aria-hidden="true" />
                        {titleOf(screen, idioma)}
                      </OfficeLink>
                    </li>
                  ))}
                </ul>
              </section>
            )
          })}
        </div>
      </div>
    </>
  )
}

const asked = ({ conditions }: ShippedView) => ({ ...PLAIN, conditions })

/** A screen's views that wait for somebody, with how many rows each has. */
function Waiting({ screen, list }: { screen: NamedScreen; list: ListModel }) {
  const { idioma, number, word } = useFormat()
  const views = list.views.filter((view) => view.waits)
  const counts = useCounts(
    list.source,
    views.map((view) => searchBody(asked(view), list.columns, list.sort)),
  )
  return views.map((view, i) => {
    const href = hrefOf(screen.name, null, writeListState({ ...asked(view), view: word(view.name) }))
    return (
      <li key={view.name.es}>
        <OfficeLink href={href}>
          <b className="o-figure">{counts[i] === undefined ? '·' : number(counts[i])}</b>
          <span>
            {titleOf(screen, idioma)} <span className="o-q">{word(view.name).toLowerCase()}</span>
          </span>
        </OfficeLink>
      </li>
    )
  })
}
