import type { Inicio } from '@telar/contract/portada/inicio'
import { diasEntre } from '@telar/domain/fecha'
import { hoy } from '../../kit/hoy.ts'
import { useMay, useScreens } from '../access.ts'
import type { KnownScreen, ListHead } from '../declare/screen.ts'
import { titleOf } from '../frame/title.ts'
import { useWaiting } from '../frame/use-waiting.ts'
import { writeListState } from '../list/list-state.ts'
import { OfficeLink } from '../parts/OfficeLink.tsx'
import { hrefOf } from '../place.ts'
import { useFormat, useWords } from '../use-texts.ts'
import { INICIO } from './inicio-texts.ts'

/** What waits for somebody, counted; each leads to its view. */
export function ParaHoy({ liberaciones }: { liberaciones: NonNullable<Inicio['liberaciones']> }) {
  const say = useWords(INICIO)
  const { date, number } = useFormat()
  const waiting = useScreens().filter((screen) => screen.list?.waits.length)
  if (waiting.length + liberaciones.length === 0) return null
  return (
    <section className="o-answer" aria-label={say.paraHoy}>
      <h2 className="o-h2">{say.paraHoy}</h2>
      <ul className="o-todo">
        {waiting.map((screen) => screen.list && <Waiting key={screen.name} screen={screen} list={screen.list} />)}
        {liberaciones.map(({ id, codigo, fecha, prendas, pedidos }) => (
          <li key={id}>
            <OfficeLink href={hrefOf('temporadas', id, { ficha: 'liberacion' })}>
              <b>{number(prendas)}</b>
              <span>
                <span className="o-m">{say.seLibera(codigo, date(fecha))}</span>{' '}
                <span className="o-q">{say.dePedidos(pedidos)}</span>
              </span>
              <span className="o-sp" />
              <span className="o-btn o-btn-sm" aria-hidden="true">
                {say.abrir}
              </span>
            </OfficeLink>
          </li>
        ))}
      </ul>
      <p className="o-q o-nobody">{say.nadaHoy}</p>
    </section>
  )
}

function Waiting({ screen, list }: { screen: KnownScreen; list: ListHead }) {
  const { idioma, number, word } = useFormat()
  const say = useWords(INICIO)
  const may = useMay()
  const some = useWaiting(list).filter(({ count }) => count !== 0)
  return some.map(({ view, state, count, since }) => (
    <li key={view.name.es}>
      <OfficeLink href={hrefOf(screen.name, null, writeListState({ ...state, view: word(view.name) }))}>
        <b>{count === undefined ? '·' : number(count)}</b>
        <span>
          <span className="o-m">{titleOf(screen, idioma)}</span>{' '}
          <span className="o-q">{word(view.name).toLowerCase()}</span>
          {since && (
            <small className="o-q o-since">{say.desdeHace(diasEntre(since, hoy()), screen.noun[idioma])}</small>
          )}
        </span>
        <span className="o-sp" />
        <span className="o-btn o-btn-sm" aria-hidden="true">
          {view.verb && (!view.takes || may(view.takes)) ? word(view.verb) : say.abrir}
        </span>
      </OfficeLink>
    </li>
  ))
}
