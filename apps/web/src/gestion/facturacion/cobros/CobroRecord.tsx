import { cobros as cobrosCalls } from '@telar/contract/facturacion/cobros'
import { useOpenScreen } from '../../access.ts'
import { useRead } from '../../calls.ts'
import { MEDIO_DE_COBRO } from '../../clientes/formas-de-pago.ts'
import type { RecordProps } from '../../declare/screen.ts'
import { NoSuchScreen } from '../../frame/NoSuchScreen.tsx'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { State } from '../../parts/State.tsx'
import { hrefOf } from '../../place.ts'
import { ActionBar } from '../../record/ActionBar.tsx'
import { Leido } from '../../record/Leido.tsx'
import { PlainHead } from '../../record/PlainHead.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { ACCIONES } from './acciones.ts'
import type { Fila } from './cobro.ts'
import { COBRO } from './cobro-texts.ts'
import { unCobro } from './un-cobro.ts'

/** One payment: whose it is, and what can have gone wrong with it. */
export default function CobroRecord({ id }: RecordProps) {
  const read = useRead(cobrosCalls.searchCobros, unCobro(id), { staleTime: 0 })
  return (
    <Leido de={read}>{({ data: [cobro] }) => (cobro ? <Ver key={cobro.id} cobro={cobro} /> : <NoSuchScreen />)}</Leido>
  )
}

function Ver({ cobro }: { cobro: Fila }) {
  const { date, money, moment, word } = useFormat()
  const say = useWords(COBRO)
  const { labels } = useOpenScreen()
  const label = (field: string) => word(labels[field] ?? { es: field, en: field, pt: field, ca: field })
  const numero = cobro.numeroCompleto ?? ''
  return (
    <>
      <PlainHead screen="cobros" title={say.title(numero)} id={cobro.id}>
        <State mark={cobro.impagado ? 'blocked' : 'done'}>{cobro.impagado ? say.returned : say.collected}</State>
        <span className="o-sp" />
        <ActionBar row={cobro} actions={ACCIONES} />
      </PlainHead>
      <div className="o-scroll">
        <section className="o-sec">
          <dl className="o-dl">
            <dt>{label('importe')}</dt>
            <dd className="o-m">{money(cobro.importe)}</dd>
            <dt>{label('fecha')}</dt>
            <dd>{date(cobro.fecha)}</dd>
            <dt>{label('medio')}</dt>
            <dd>{word(MEDIO_DE_COBRO[cobro.medio])}</dd>
            <dt>{label('numeroCompleto')}</dt>
            <dd>
              <OfficeLink className="o-link" href={hrefOf('facturas', cobro.facturaId)}>
                {numero}
              </OfficeLink>
            </dd>
            <dt>{label('cliente')}</dt>
            <dd>
              <OfficeLink className="o-link" href={hrefOf('clientes', cobro.clienteId)}>
                {cobro.cliente}
              </OfficeLink>
            </dd>
            <dt>{label('referencia')}</dt>
            <dd>{cobro.referencia || '–'}</dd>
            {cobro.contraparteId !== null && (
              <>
                <dt>{label('contraparteId')}</dt>
                <dd>
                  <OfficeLink className="o-link o-m" href={hrefOf('facturas', cobro.contraparteId)}>
                    {cobro.referencia || cobro.contraparteId}
                  </OfficeLink>
                </dd>
              </>
            )}
            {cobro.remesaId !== null && (
              <>
                <dt>{label('remesaId')}</dt>
                <dd>
                  <OfficeLink className="o-link" href={hrefOf('remesas', cobro.remesaId)}>
                    {say.remesa}
                  </OfficeLink>
                </dd>
              </>
            )}
            {cobro.motivo && (
              <>
                <dt>{label('motivo')}</dt>
                <dd>{cobro.motivo}</dd>
              </>
            )}
            {cobro.fechaImpagado && (
              <>
                <dt>{label('fechaImpagado')}</dt>
                <dd>{date(cobro.fechaImpagado)}</dd>
              </>
            )}
            <dt>{label('creadoEn')}</dt>
            <dd>{moment(cobro.creadoEn)}</dd>
          </dl>
        </section>
      </div>
    </>
  )
}
