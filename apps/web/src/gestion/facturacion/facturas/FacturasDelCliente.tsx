import { useQuery } from '@tanstack/react-query'
import { facturas } from '@telar/contract/facturacion/facturas'
import { Plus } from 'lucide-react'
import { useClient } from '../../../kit/app.ts'
import { query } from '../../../kit/calls/query.ts'
import { useMay } from '../../access.ts'
import { CLIENTE } from '../../clientes/clientes/cliente-texts.ts'
import type { PartProps } from '../../declare/screen.ts'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { Note } from '../../parts/Note.tsx'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { Sideways } from '../../parts/Sideways.tsx'
import { hrefOf, NEW, useGo } from '../../place.ts'
import { useFormat, useWords } from '../../use-texts.ts'
import { SituacionDeFactura } from '../SituacionDeFactura.tsx'
import { Saldo } from './Saldo.tsx'
import { SALDO } from './saldo-texts.ts'

const SHOWN = 50

/** The invoices of a customer, the newest first, and what they owe. */
export function FacturasDelCliente({ row }: PartProps) {
  const t = useWords(OFFICE)
  const go = useGo()
  const may = useMay()
  const { number, amount, date } = useFormat()
  const cliente = useWords(CLIENTE)
  const saldo = useWords(SALDO)
  const say = { ...cliente, ...saldo }
  const id = Number(row?.id)
  const advancedFilter = { field: 'clienteId', operator: 'eq', value: id } as const
  const { data } = useQuery({
    ...query(useClient(), facturas.search, { body: { advancedFilter, pageSize: SHOWN, orderBy: ['fecha desc'] } }),
    enabled: may(facturas.search.access),
  })
  if (!may(facturas.search.access)) return <Note>{t.errors.forbidden}</Note>
  return (
    <>
      <Saldo clienteId={id} limite={Number(row?.limiteRiesgo ?? 0)} />
      <section className="o-sec o-flat">
        <h2 className="o-row o-h2">
          {say.invoices} {data && number(data.totalCount)}
          <span className="o-sp" />
          {may(facturas.create.access) && (
            <Button small icon={Plus} onClick={() => go(hrefOf('facturas', NEW, { cliente: id }))}>
              {say.newInvoice}
            </Button>
          )}
        </h2>
        {data?.totalCount === 0 && <p className="o-q">{say.noInvoices}</p>}
        {data && data.totalCount > 0 && (
          <Sideways>
            <table className="o-t o-bill o-t-phone">
              <thead>
                <tr>
                  <th>{say.number}</th>
                  <th>{say.date}</th>
                  <th>{say.state}</th>
                  <th>{say.due}</th>
                  <th className="o-n">{say.total}</th>
                  <th className="o-n">{say.open}</th>
                </tr>
              </thead>
              <tbody>
                {data.data.map((factura) => (
                  <tr key={factura.id}>
                    <td className="o-l1">
                      <OfficeLink className="o-link o-m" href={hrefOf('facturas', factura.id)}>
                        {factura.numeroCompleto ?? say.draft}
                      </OfficeLink>
                    </td>
                    <td className="o-q">{date(factura.fecha)}</td>
                    <td>
                      <SituacionDeFactura row={factura} />
                    </td>
                    <td className="o-q" data-th={say.due}>
                      {factura.vence ? date(factura.vence) : '–'}
                    </td>
                    <td className="o-n" data-th={say.total}>
                      {amount(factura.total)}
                    </td>
                    <td className="o-n o-m o-l1">{factura.estado === 'emitida' ? amount(factura.pendiente) : '–'}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Sideways>
        )}
      </section>
    </>
  )
}
