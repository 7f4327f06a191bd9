import { registers } from '@telar/contract/clientes/registers'
import { useRead } from '../../calls.ts'
import { useKeys } from '../../frame/keys.tsx'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { hrefOf, useGo, usePlace } from '../../place.ts'
import { useFormat, useWords } from '../../use-texts.ts'
import { NombreDeRegistro } from './NombreDeRegistro.tsx'
import { REGISTRO } from './registro-texts.ts'
import { COLA } from './use-siguiente.ts'

const MOST = 50
const SEARCH = { body: { ...COLA, pageSize: MOST } }

/** Who else waits for a decision, the longest first. */
export function Cola({ id }: { id: number }) {
  const { moment, number } = useFormat()
  const say = useWords(REGISTRO)
  const go = useGo()
  const { search } = usePlace()
  const { data } = useRead(registers.search, SEARCH)
  const cola = data?.data ?? []
  const at = cola.findIndex((registro) => registro.id === id)
  const to = (otro: { id: number } | undefined) => () => otro && go(hrefOf('registers', otro.id, search))
  useKeys([
    { keys: 'j', label: say.nextInQueue, run: to(cola[at + 1]), strip: true },
    { keys: 'k', label: say.previousInQueue, run: to(at > 0 ? cola[at - 1] : undefined), strip: true },
  ])
  return (
    <nav className="o-queue" aria-label={say.queue}>
      <h2 className="o-h2">
        {say.queue} {data && <small className="o-q">{number(data.totalCount)}</small>}
      </h2>
      <ol>
        {cola.map((registro) => (
          <li key={registro.id}>
            <OfficeLink
              href={hrefOf('registers', registro.id, search)}
              aria-current={registro.id === id ? 'true' : undefined}
            >
              <span className="o-el">
                <NombreDeRegistro row={registro} />
              </span>
              <small className="o-q">{moment(registro.creadoEn)}</small>
            </OfficeLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}
