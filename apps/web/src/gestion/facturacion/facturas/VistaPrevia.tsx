import { facturas } from '@telar/contract/facturacion/facturas'
import { esPrevia } from '@telar/domain/facturacion/factura'
import { useRead } from '../../calls.ts'
import { ImportesDeFactura } from './ver/ImportesDeFactura.tsx'
import { LineasDeFactura } from './ver/LineasDeFactura.tsx'
import { Vencimientos } from './ver/Vencimientos.tsx'

/** An invoice at a glance, without leaving the list. */
export function VistaPrevia({ row }: { row: { id: number; cliente: string } }) {
  const { data } = useRead(facturas.get, { params: { id: row.id } })
  return (
    <div className="o-glance">
      <p>
        <b className="o-m">{row.cliente}</b> <span className="o-q">{data?.direccionEnvio.ciudad}</span>
      </p>
      {data && (
        <>
          {!esPrevia(data.tipo) && (
            <>
              <LineasDeFactura factura={data} short />
              <ImportesDeFactura importes={data.importes} prendas={data.prendas} />
            </>
          )}
          <Vencimientos vencimientos={data.vencimientos} />
        </>
      )}
    </div>
  )
}
