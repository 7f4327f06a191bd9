import type { Cliente } from '@telar/contract/clientes/clientes'
import type { Factura } from '@telar/contract/facturacion/factura'
import { type ReactNode, type RefObject, useEffect } from 'react'
import { Note } from '../../../parts/Note.tsx'
import { useFormat, useWords } from '../../../use-texts.ts'
import { ResumenDeFactura } from '../ResumenDeFactura.tsx'
import { CabeceraDeFactura } from './CabeceraDeFactura.tsx'
import { EDITOR } from './editor-texts.ts'
import { LineasDelEditor } from './LineasDelEditor.tsx'
import type { Tipos } from './lineas.ts'
import { PieDelEditor } from './PieDelEditor.tsx'
import { Regimen } from './Regimen.tsx'
import { useCuentas } from './use-cuentas.ts'

interface CuerpoDelEditorProps {
  factura: Factura | undefined
  cliente: Cliente | undefined
  bound: boolean
  /** Those of a new one, before the server has said which. */
  rates: Tipos
  /** Where the rates of the moment are left for whoever saves. */
  tipos: RefObject<Tipos>
  onDecided: (factura: Factura) => void
  onRefused: (error: unknown) => Promise<boolean>
  children: ReactNode
}

/** What one writes, and at its foot what it comes to. */
export function CuerpoDelEditor(props: CuerpoDelEditorProps) {
  const { factura, cliente, bound, rates, tipos, onDecided, onRefused, children } = props
  const { date } = useFormat()
  const say = useWords(EDITOR)
  const decided = [factura?.regimenForzado, factura?.regimenRazon]
  const cuentas = useCuentas(factura?.id, cliente, { decided, rates: factura?.importes.tramos ?? rates })
  useEffect(() => {
    tipos.current = cuentas.tipos
  }, [tipos, cuentas.tipos])
  const { presentada } = cuentas
  const tied = bound || (factura !== undefined && (factura.pedidos.length > 0 || factura.tipo !== 'F1'))
  return (
    <div className="o-writing">
      <div className="o-invoice-main">
        {children}
        <CabeceraDeFactura factura={factura} cliente={cliente} bound={tied} />
        <Regimen {...{ factura, cuentas, onDecided, onRefused }} />
        {cuentas.plazo && <Note look="warning">{say.late(date(cuentas.plazo))}</Note>}
        {presentada && (
          <Note look="warning">
            {say.presented(`${presentada.modelo} ${presentada.periodo}`, date(presentada.fecha))}
          </Note>
        )}
        <LineasDelEditor tipos={cuentas.tipos} avisos={cuentas.avisos} />
        <PieDelEditor cuentas={cuentas} />
      </div>
      <ResumenDeFactura cuentas={cuentas} />
    </div>
  )
}
