import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useClient } from '../../kit/app.ts'
import { Leido } from '../record/Leido.tsx'
import { Cobros } from './Cobros.tsx'
import { EstadoDelCuadre } from './EstadoDelCuadre.tsx'
import { Atrasadas, BajoMinimo, Costes } from './Fabrica.tsx'
import { inicioQuery } from './inicio.ts'
import { ParaHoy } from './ParaHoy.tsx'
import { Temporadas } from './Temporadas.tsx'
import { VentasPorComercial } from './VentasPorComercial.tsx'
import { VentasPorSemana } from './VentasPorSemana.tsx'

/** Few houses are new. */
const PrimerosPasos = lazy(() => import('./PrimerosPasos.tsx'))

/** What needs doing at the left, how things go at the right; of each only what the person may see. */
export function Cuadro() {
  const read = useQuery(inicioQuery(useClient()))
  const pasos = read.data?.primerosPasos
  return (
    <div className="o-home">
      <div className="o-home-do">
        {pasos && (
          <Suspense fallback={null}>
            <PrimerosPasos de={pasos} />
          </Suspense>
        )}
        <ParaHoy liberaciones={read.data?.liberaciones ?? []} />
        <Leido de={read}>
          {({ cuadre, cobros, atrasadas, bajoMinimo }) => (
            <>
              {cuadre && <EstadoDelCuadre cuadre={cuadre} />}
              {atrasadas && <Atrasadas atrasadas={atrasadas} />}
              {bajoMinimo && <BajoMinimo bajo={bajoMinimo} />}
              {cobros && <Cobros cobros={cobros} />}
            </>
          )}
        </Leido>
      </div>
      <div>
        {read.data?.semanas && <VentasPorSemana semanas={read.data.semanas} />}
        {read.data?.comerciales && read.data.comerciales.length > 1 && (
          <VentasPorComercial comerciales={read.data.comerciales} />
        )}
        {read.data?.temporadas && <Temporadas temporadas={read.data.temporadas} />}
        {read.data?.costes && <Costes costes={read.data.costes} />}
      </div>
    </div>
  )
}
