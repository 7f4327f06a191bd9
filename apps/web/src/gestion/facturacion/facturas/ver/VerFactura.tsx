import type { Factura } from '@telar/contract/facturacion/factura'
import { pruebas } from '@telar/contract/facturacion/pruebas'
import { INTRACOMUNITARIA } from '@telar/domain/clientes/regimen'
import { esPrevia } from '@telar/domain/facturacion/factura'
import { lazy, Suspense } from 'react'
import { useMay } from '../../../access.ts'
import { Note } from '../../../parts/Note.tsx'
import { ActionBar } from '../../../record/ActionBar.tsx'
import { PlainHead } from '../../../record/PlainHead.tsx'
import { useFormat, useWords } from '../../../use-texts.ts'
import { SituacionDeFactura } from '../../SituacionDeFactura.tsx'
import { TIPO } from '../factura-labels.ts'
import { ACCIONES } from '../hacer/acciones.ts'
import { LISTA } from '../lista-texts.ts'
import { Cobros } from './Cobros.tsx'
import { Costado } from './Costado.tsx'
import { DatosDeFactura } from './DatosDeFactura.tsx'
import { ImportesDeFactura } from './ImportesDeFactura.tsx'
import { LineasDeFactura } from './LineasDeFactura.tsx'
import { Vencimientos } from './Vencimientos.tsx'
import { VER } from './ver-texts.ts'

const PruebasDeFactura = lazy(() => import('../../pruebas/PruebasDeFactura.tsx'))

/** An invoice to look at: what it says at the left, its paper at the right. */
export function VerFactura({ factura }: { factura: Factura }) {
  const { word } = useFormat()
  const lista = useWords(LISTA)
  const say = useWords(VER)
  const may = useMay()
  const { id, numeroCompleto, tipo, vencimientos } = factura
  const previa = esPrevia(tipo)
  const suministro = factura.estado === 'emitida' && factura.regimenIva === INTRACOMUNITARIA && !previa
  return (
    <>
      <PlainHead screen="facturas" title={numeroCompleto ?? lista.draft(id)} id={id}>
        <SituacionDeFactura row={factura} />
        {tipo !== 'F1' && <span className="o-tag">{word(TIPO[tipo].label)}</span>}
        <span className="o-sp" />
        <ActionBar row={factura} actions={ACCIONES} />
      </PlainHead>
      <div className="o-invoice">
        <div className="o-invoice-main">
          <DatosDeFactura factura={factura} />
          {previa ? <Note>{say.former}</Note> : <LineasDeFactura factura={factura} />}
          <div className="o-invoice-foot">
            <div className="o-stack">
              <section>
                <h2 className="o-h2">{say.due}</h2>
                <Vencimientos vencimientos={vencimientos} />
              </section>
              <Cobros factura={factura} />
            </div>
            {!previa && (
              <section>
                <h2 className="o-h2">{say.amounts}</h2>
                <ImportesDeFactura importes={factura.importes} prendas={factura.prendas} />
              </section>
            )}
          </div>
          {suministro && may(pruebas.deFactura.access) && (
            <Suspense>
              <PruebasDeFactura facturaId={id} />
            </Suspense>
          )}
        </div>
        <Costado factura={factura} />
      </div>
    </>
  )
}
