import { keepPreviousData } from '@tanstack/react-query'
import { cobros } from '@telar/contract/facturacion/cobros'
import { esDia } from '@telar/domain/fecha'
import { llano, plano } from '@telar/domain/texto'
import { useState } from 'react'
import { useScreen } from '../../access.ts'
import { useRead } from '../../calls.ts'
import { useKeys } from '../../frame/keys.tsx'
import { titleOf } from '../../frame/title.ts'
import { keysOf } from '../../keys-of.ts'
import { OFFICE } from '../../office-texts.ts'
import { HojaBotones } from '../../parts/hoja/HojaBotones.tsx'
import type { Hoja } from '../../parts/hoja/hoja.ts'
import { hrefOf, useGo } from '../../place.ts'
import { Leido } from '../../record/Leido.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { words } from '../../words.ts'
import { PENDIENTES as SAY, TRAMOS, type Tramo } from './pendientes-texts.ts'
import { TablaDeClientes } from './TablaDeClientes.tsx'

const ORDEN = keysOf(TRAMOS)
const FIND = 'pendientes-buscar'

/** What every customer owes, by how late it is. */
export function PorCliente({ fecha }: { fecha: string }) {
  const t = useWords(OFFICE)
  const go = useGo()
  const screen = useScreen('pendientes')
  const { idioma, word, money } = useFormat()
  const labels = useWords(words)
  const say = useWords(SAY)
  const [text, setText] = useState('')
  const read = useRead(cobros.pendientes, { body: { fecha } }, { placeholderData: keepPreviousData, staleTime: 0 })
  useKeys([{ keys: '/', label: t.keys.search, run: () => document.getElementById(FIND)?.focus(), strip: true }])
  const hoja = (): Hoja => [
    [labels.cliente, say.facturas, ...ORDEN.map((tramo) => word(TRAMOS[tramo]))],
    ...(read.data?.clientes ?? []).map((uno) => [
      uno.cliente,
      String(uno.facturas),
      ...ORDEN.map((tramo) => uno[tramo]),
    ]),
  ]
  return (
    <>
      <header className="o-head">
        <h1 className="o-h1">{titleOf(screen, idioma)}</h1>
        <span className="o-sp" />
        <input
          id={FIND}
          type="search"
          className="o-in o-in-find"
          value={text}
          placeholder={say.buscar}
          aria-label={say.buscar}
          onChange={(event) => setText(event.target.value)}
        />
        <label className="o-row">
          <span className="o-q">{say.alDia}</span>
          <input
            type="date"
            className="o-in o-in-date"
            value={fecha}
            onChange={({ target }) =>
              esDia(target.value) && go(hrefOf('pendientes', null, { fecha: target.value }), { replace: true })
            }
          />
        </label>
        <HojaBotones name={`pendientes-${fecha}`} title={titleOf(screen, idioma)} hoja={hoja} />
      </header>
      <div className="o-scroll">
        <Leido de={read}>
          {({ total, clientes }) => (
            <>
              <section className="o-sec">
                <dl className="o-figures">
                  {ORDEN.map((tramo) => (
                    <div key={tramo}>
                      <dt>{word(TRAMOS[tramo])}</dt>
                      <dd className={esTarde(tramo) && total[tramo] > 0 ? 'o-late-money' : undefined}>
                        {money(total[tramo])}
                      </dd>
                    </div>
                  ))}
                </dl>
              </section>
              <section className="o-sec o-flat">
                {clientes.length === 0 ? (
                  <p className="o-q">{say.nada}</p>
                ) : (
                  <TablaDeClientes
                    fecha={fecha}
                    total={total}
                    clientes={clientes.filter(({ cliente }) => llano(cliente).includes(plano(text)))}
                    todos={text.trim() === ''}
                  />
                )}
              </section>
            </>
          )}
        </Leido>
      </div>
    </>
  )
}

/** More than a quarter of a year: the one that worries. */
const esTarde = (tramo: Tramo) => tramo === 'mas90'
