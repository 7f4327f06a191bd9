import { fichas } from '@telar/contract/casa/fichas'
import { electronicas } from '@telar/contract/facturacion/electronicas'
import type { Factura } from '@telar/contract/facturacion/factura'
import { verifactu } from '@telar/contract/facturacion/verifactu'
import { esPrevia } from '@telar/domain/facturacion/factura'
import { useState } from 'react'
import { useMay } from '../../../access.ts'
import { History } from '../../../record/history/History.tsx'
import { useWords } from '../../../use-texts.ts'
import { ElectronicaDeFactura } from './ElectronicaDeFactura.tsx'
import { Papel } from './Papel.tsx'
import { VerifactuDeFactura } from './VerifactuDeFactura.tsx'
import { VER } from './ver-texts.ts'

type Lado = 'papel' | 'verifactu' | 'electronica' | 'historial'

/** Beside an invoice: its paper, its record with the agency, who changed what. */
export function Costado({ factura }: { factura: Factura }) {
  const may = useMay()
  const say = useWords(VER)
  const previa = esPrevia(factura.tipo)
  const [lado, setLado] = useState<Lado>(previa ? 'historial' : 'papel')
  const emitida = factura.estado !== 'borrador' && !previa
  const lados: [Lado, string, boolean][] = [
    ['papel', 'PDF', !previa],
    ['verifactu', 'VeriFactu', emitida && may(verifactu.search.access)],
    ['electronica', say.electronic, emitida && may(electronicas.search.access)],
    ['historial', say.history, may(fichas.historia.access)],
  ]
  return (
    <aside className="o-beside" aria-label={say.beside}>
      <div className="o-beside-tabs" role="tablist">
        {lados
          .filter(([, , seen]) => seen)
          .map(([name, label]) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`lado-${name}`}
              aria-controls="lado"
              aria-selected={lado === name}
              onClick={() => setLado(name)}
            >
              {label}
            </button>
          ))}
      </div>
      <div className="o-beside-body" id="lado" role="tabpanel" aria-labelledby={`lado-${lado}`}>
        {lado === 'papel' && <Papel factura={factura} />}
        {lado === 'verifactu' && <VerifactuDeFactura id={factura.id} />}
        {lado === 'electronica' && <ElectronicaDeFactura id={factura.id} />}
        {lado === 'historial' && <History id={String(factura.id)} />}
      </div>
    </aside>
  )
}
