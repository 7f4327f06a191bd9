import { ordenesfab } from '@telar/contract/produccion/ordenesfab'
import { useRead } from '../../calls.ts'
import { MatrizDeOrden } from './MatrizDeOrden.tsx'
import { PasosDeOrden } from './PasosDeOrden.tsx'

/** An order at a glance, without leaving the list. */
export function VistaPrevia({ row }: { row: { id: number; modelo: string; nombre: string; taller: string | null } }) {
  const { data } = useRead(ordenesfab.get, { params: { id: row.id } })
  return (
    <div className="o-glance">
      <p>
        <b className="o-m">
          {row.modelo} {row.nombre}
        </b>{' '}
        <span className="o-q">{row.taller}</span>
      </p>
      {data && (
        <>
          <PasosDeOrden orden={data} />
          <MatrizDeOrden orden={data} />
        </>
      )}
    </div>
  )
}
