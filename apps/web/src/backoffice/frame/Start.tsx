import { useSession } from '../../kit/session.ts'
import { useScreens } from '../access.ts'
import { AREAS, type ListModel, type NamedScreen } from '../declare/screen.ts'
import { writeListState } from '../list/list-state.ts'
import { OfficeLink } from '../parts/OfficeLink.tsx'
import { hrefOf } from '../place.ts'
import { useFormat, useTexts } from '../use-texts.ts'
import { PorCobrar } from './PorCobrar.tsx'
import { titleOf } from './title.ts'
import { useWaiting } from './use-waiting.ts'

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
        <PorCobrar />
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

/** A screen's views that wait for somebody, with how many rows each has. */
function Waiting({ screen, list }: { screen: NamedScreen; list: ListModel }) {
  const { idioma, number, word } = useFormat()
  return useWaiting(list).map(({ view, state, count }) => (
    <li key={view.name.es}>
      <OfficeLink href={hrefOf(screen.name, null, writeListState({ ...state, view: word(view.name) }))}>
        <b className="o-figure">{count === undefined ? '·' : number(count)}</b>
        <span>
          {titleOf(screen, idioma)} <span className="o-q">{word(view.name).toLowerCase()}</span>
        </span>
      </OfficeLink>
    </li>
  ))
}
