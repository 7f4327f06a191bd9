import type { PropuestaDeCobro } from '@telar/contract/facturacion/banco'
import { Fragment } from 'react'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { State } from '../../parts/State.tsx'
import { hrefOf } from '../../place.ts'
import { useFormat, useWords } from '../../use-texts.ts'
import { BANCO, RAZON, SEGURIDAD } from './banco-texts.ts'

type Remesa = NonNullable<PropuestaDeCobro['remesa']>

/** How certain a proposal is, and by what it is known. */
export function Certeza({ propuesta: { razones, seguridad } }: { propuesta: PropuestaDeCobro }) {
  const { word } = useFormat()
  const { label, mark } = SEGURIDAD[seguridad]
  return (
    <p className="o-q">
      <State mark={mark}>{word(label)}</State> · {razones.map((razon) => word(RAZON[razon])).join(', ')}
    </p>
  )
}

/** The remittance that a movement is the charge of. */
export function RemesaPropuesta({ remesa: { id, numero, adeudos } }: { remesa: Remesa }) {
  const say = useWords(BANCO)
  return (
    <>
      <span className="o-q">{say.remesa} </span>
      <OfficeLink className="o-link o-m" href={hrefOf('remesas', id)}>
        {numero}
      </OfficeLink>{' '}
      <span>{say.adeudos(adeudos)}</span>
    </>
  )
}

/** What a movement most likely pays, how certain that is, and by what it is known. */
export function Propuesta({ propuesta }: { propuesta: PropuestaDeCobro }) {
  const say = useWords(BANCO)
  const { partes, remesa } = propuesta
  return (
    <div className="o-bank-proposal">
      <div>
        {remesa && <RemesaPropuesta remesa={remesa} />}
        {partes.some(({ cobroId }) => cobroId !== null) && <span className="o-q">{say.devolucion} </span>}
        {partes.map(({ facturaId, numeroCompleto }, i) => (
          <Fragment key={facturaId}>
            {i > 0 && ', '}
            <OfficeLink className="o-link o-m" href={hrefOf('facturas', facturaId)}>
              {numeroCompleto}
            </OfficeLink>
          </Fragment>
        ))}{' '}
        <span>{[...new Set(partes.map(({ cliente }) => cliente))].join(', ')}</span>
      </div>
      <Certeza propuesta={propuesta} />
    </div>
  )
}
