import { keepPreviousData } from '@tanstack/react-query'
import { comisiones } from '@telar/contract/facturacion/comisiones'
import { esDia } from '@telar/domain/fecha'
import { useState } from 'react'
import { hoy } from '../../../kit/hoy.ts'
import { useScreen } from '../../access.ts'
import { useRead } from '../../calls.ts'
import { titleOf } from '../../frame/title.ts'
import { HojaBotones } from '../../parts/hoja/HojaBotones.tsx'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { hrefOf } from '../../place.ts'
import { Leido } from '../../record/Leido.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { words } from '../../words.ts'
import { cabecerasDeComision, comisionadasEnHoja } from '../comisionadas-en-hoja.ts'
import { COMISIONES as SAY } from './comisiones-texts.ts'
import { DeComercial } from './DeComercial.tsx'

/** What is owed to each rep up to a day, with the invoices it comes from. */
export default function Comisiones() {
  const { idioma, word } = useFormat()
  const labels = useWords(words)
  const say = useWords(SAY)
  const screen = useScreen('comisiones')
  const [hasta, setHasta] = useState(hoy)
  const [desde, setDesde] = useState('')
  const periodo = { hasta: esDia(hasta) ? hasta : hoy(), desde: esDia(desde) ? desde : null }
  const read = useRead(comisiones.comisiones, { body: periodo }, { placeholderData: keepPreviousData, staleTime: 0 })
  const hoja = () => [
    [labels.comercial, ...cabecerasDeComision(word)],
    ...(read.data ?? []).flatMap(({ comercial, facturas: suyas }) =>
      comisionadasEnHoja(suyas, word).map((fila) => [comercial, ...fila]),
    ),
  ]
  return (
    <>
      <header className="o-head">
        <h1 className="o-h1">{titleOf(screen, idioma)}</h1>
        <span className="o-sp" />
        <label className="o-row">
          <span className="o-q">{say.desde}</span>
          <input
            type="date"
            className="o-in o-in-date"
            value={desde}
            onChange={({ target }) => setDesde(target.value)}
          />
        </label>
        <label className="o-row">
          <span className="o-q">{say.hasta}</span>
          <input
            type="date"
            className="o-in o-in-date"
            value={hasta}
            onChange={({ target }) => setHasta(target.value)}
          />
        </label>
        <HojaBotones name={`comisiones-${periodo.hasta}`} title={titleOf(screen, idioma)} hoja={hoja} />
        <OfficeLink className="o-btn" href={hrefOf('liquidaciones')}>
          {say.liquidaciones}
        </OfficeLink>
      </header>
      <div className="o-scroll">
        <Leido de={read}>
          {(comerciales) =>
            comerciales.length === 0 ? (
              <div className="o-empty">
                <p>
                  <b>{say.nada}</b>
                </p>
              </div>
            ) : (
              comerciales.map((uno) => <DeComercial key={uno.comercialId} comision={uno} periodo={periodo} />)
            )
          }
        </Leido>
      </div>
    </>
  )
}
