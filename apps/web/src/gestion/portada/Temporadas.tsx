import type { Inicio } from '@telar/contract/portada/inicio'
import { enIdioma } from '@telar/domain/idioma'
import type { ReactNode } from 'react'
import { PLAIN, writeListState } from '../list/list-state.ts'
import { OfficeLink } from '../parts/OfficeLink.tsx'
import { Sideways } from '../parts/Sideways.tsx'
import { Swatch } from '../parts/State.tsx'
import { type Href, hrefOf } from '../place.ts'
import { useFormat, useWords } from '../use-texts.ts'
import { INICIO } from './inicio-texts.ts'
import { Parte } from './Parte.tsx'

type Temporada = NonNullable<Inicio['temporadas']>[number]

const deTemporada = (codigo: string) =>
  hrefOf(
    'modelos',
    null,
    writeListState({ ...PLAIN, conditions: [{ field: 'temporada', choice: 'eq', value: codigo }] }),
  )

/** What sells: best models and colours of the newest season, and how it stands beside the one before. */
export function Temporadas({ temporadas }: { temporadas: Temporada[] }) {
  const { idioma, number, amount } = useFormat()
  const say = useWords(INICIO)
  const [nueva] = temporadas
  if (!nueva) return null
  return (
    <>
      <div className="o-halves">
        <Parte title={INICIO.modelos} unit={nueva.codigo} href={deTemporada(nueva.codigo)} more={INICIO.verLista}>
          <Largos
            filas={nueva.modelos.map(({ id, numero, nombre, prendas }) => ({
              ...{ id, n: prendas, figure: number(prendas), href: hrefOf('modelos', id) },
              label: (
                <>
                  <b>{numero}</b> {nombre}
                </>
              ),
            }))}
          />
        </Parte>
        <Parte title={INICIO.colores} unit={nueva.codigo} href={hrefOf('colores')} more={INICIO.verLista}>
          <Largos
            filas={nueva.colores.map(({ id, nombre, hex, prendas }) => ({
              ...{ id, n: prendas, href: hrefOf('colores', id) },
              figure: `${number(Math.round((prendas * 100) / Math.max(1, nueva.prendas)))}\u00a0%`,
              label: (
                <>
                  <Swatch hex={hex} />
                  {enIdioma(nombre, idioma)}
                </>
              ),
            }))}
          />
        </Parte>
      </div>
      <Parte title={INICIO.temporadas} href={hrefOf('pedidos')} more={INICIO.verLista}>
        <Sideways>
          <table className="o-t o-t-money">
            <thead>
              <tr>
                <th>{say.temporada}</th>
                <th className="o-n">{say.pedidos}</th>
                <th className="o-n">{say.clientes}</th>
                <th className="o-n">{say.prendas}</th>
                <th className="o-n">{say.importe}</th>
              </tr>
            </thead>
            <tbody>
              {temporadas.map(({ id, codigo, pedidos, clientes, prendas, importe }) => (
                <tr key={id}>
                  <td>
                    <OfficeLink className="o-link o-m" href={deTemporada(codigo)}>
                      {codigo}
                    </OfficeLink>
                  </td>
                  <td className="o-n">{number(pedidos)}</td>
                  <td className="o-n">{number(clientes)}</td>
                  <td className="o-n">{number(prendas)}</td>
                  <td className="o-n o-m">{amount(importe)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Sideways>
      </Parte>
    </>
  )
}

interface Largo {
  id: number
  n: number
  figure: string
  href: Href
  label: ReactNode
}

/** Bars that lie: the longest fills the row, the others are true to it. */
function Largos({ filas }: { filas: Largo[] }) {
  const say = useWords(INICIO)
  const top = Math.max(1, ...filas.map(({ n }) => n))
  if (filas.length === 0) return <p className="o-q">{say.sinPedidos}</p>
  return (
    <ol className="o-longs">
      {filas.map(({ id, n, figure, href, label }) => (
        <li key={id}>
          <OfficeLink href={href}>
            <span className="o-el">{label}</span>
            <b>{figure}</b>
            <i className="o-len" aria-hidden="true" style={{ width: `${(n * 100) / top}%` }} />
          </OfficeLink>
        </li>
      ))}
    </ol>
  )
}
