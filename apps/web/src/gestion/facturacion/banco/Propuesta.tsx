import type { PropuestaDeCobro } from '@telar/contract/facturacion/banco'
import { Fragment } from 'react'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { State } from '../../parts/State.tsx'
import { hrefOf } from '../../place.ts'
import { useFormat, useWords } from '../../use-texts.ts'
import { BANCO, RAZON, SEGURIDAD } from './banco-texts.ts'
import { partesDe, SCREEN_OF } from './movimiento.ts'

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

/** The remittance that a movement is the charge of, or the transfers that go together which it paid. */
export function EnteraPropuesta({ propuesta: { remesa, transferencia } }: { propuesta: PropuestaDeCobro }) {
  const say = useWords(BANCO)
  const entera = remesa ?? transferencia
  if (!entera) return null
  return (
    <>
      <span className="o-q">{remesa ? say.remesa : say.transferencia} </span>
      <OfficeLink className="o-link o-m" href={hrefOf(remesa ? 'remesas' : 'transferencias', entera.id)}>
        {entera.numero}
      </OfficeLink>{' '}
      <span>{remesa ? say.adeudos(remesa.adeudos) : say.ordenes(transferencia?.pagos ?? 0)}</span>
    </>
  )
}

/** What a movement most likely pays, how certain that is, and by what it is known. */
export function Propuesta({ propuesta }: { propuesta: PropuestaDeCobro }) {
  const say = useWords(BANCO)
  const partes = partesDe(propuesta)
  const deProveedor = partes.some(({ clase }) => clase === 'recibida')
  return (
    <div className="o-bank-proposal">
      <div>
        <EnteraPropuesta propuesta={propuesta} />
        {deProveedor && <span className="o-q">{say.pagaA} </span>}
        {partes.some(({ cobroId }) => cobroId !== null) && <span className="o-q">{say.devolucion} </span>}
        {partes.map(({ clase, id, numero }, i) => (
          <Fragment key={`${clase} ${id}`}>
            {i > 0 && ', '}
            <OfficeLink className="o-link o-m" href={hrefOf(SCREEN_OF[clase], id)}>
              {numero}
            </OfficeLink>
          </Fragment>
        ))}{' '}
        <span>{[...new Set(partes.map(({ quien }) => quien))].join(', ')}</span>
      </div>
      <Certeza propuesta={propuesta} />
    </div>
  )
}
