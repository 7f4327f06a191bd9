import { recibidas } from '@telar/contract/facturacion/recibidas'
import { useRead } from '../../calls.ts'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { State } from '../../parts/State.tsx'
import { hrefOf } from '../../place.ts'
import { Leido } from '../../record/Leido.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { RECIBIDA as SAY } from '../recibida-texts.ts'

/** The invoice of a workshop's statement: by how much it differs, and what of it was paid. */
export default function FacturaDeLiquidacion({ liquidacionId }: { liquidacionId: number; tallerId: number }) {
  const read = useRead(recibidas.deLiquidacion, { params: { id: liquidacionId } }, { staleTime: 0 })
  const { money, date } = useFormat()
  const say = useWords(SAY)
  return (
    <section className="o-sec" aria-label={say.deLiquidacion}>
      <h2 className="o-h2">{say.deLiquidacion}</h2>
      <Leido de={read}>
        {({ facturas }) =>
          facturas.length === 0 ? (
            <p className="o-q">{say.sinFacturaDeTaller}</p>
          ) : (
            <ul className="o-list">
              {facturas.map(({ id, numero, fecha, base, liquidado, diferencia, pendiente }) => (
                <li key={id} className="o-row o-wrap">
                  <OfficeLink className="o-link o-m" href={hrefOf('recibidas', id)}>
                    {numero}
                  </OfficeLink>
                  <span className="o-q">{date(fecha)}</span>
                  <span>
                    {money(base)} · {say.segunLiquidaciones.toLowerCase()} {money(liquidado)}
                  </span>
                  {diferencia !== 0 && (
                    <span className="o-warn">
                      {say.diferencia}: {money(diferencia)}
                    </span>
                  )}
                  <State mark={pendiente === 0 ? 'done' : 'ring'}>
                    {pendiente === 0 ? say.pagada : say.porPagarla(money(pendiente))}
                  </State>
                </li>
              ))}
            </ul>
          )
        }
      </Leido>
    </section>
  )
}
