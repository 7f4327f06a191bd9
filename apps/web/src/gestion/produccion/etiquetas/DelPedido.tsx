import { clientes } from '@telar/contract/clientes/clientes'
import type { Pedido } from '@telar/contract/ventas/pedidos'
import { Barcode } from 'lucide-react'
import { useState } from 'react'
import { useRead } from '../../calls.ts'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { OfficeDialog } from '../../parts/dialogs/OfficeDialog.tsx'
import { Leido } from '../../record/Leido.tsx'
import { useWords } from '../../use-texts.ts'
import { EtiquetasDe } from './EtiquetasDe.tsx'
import { ETIQUETAS } from './etiquetas-texts.ts'

/** The labels of what left with each delivery note of an order. */
export function DelPedido({ pedido }: { pedido: Pedido }) {
  const say = useWords(ETIQUETAS)
  const t = useWords(OFFICE)
  const [de, setDe] = useState<number | null>(null)
  const cliente = useRead(clientes.get, { params: { id: pedido.clienteId } }, { enabled: de !== null })
  const suyas = pedido.entregas.filter(({ deshecha }) => !deshecha)
  if (suyas.length === 0) return null
  const cerrar = () => setDe(null)
  return (
    <section className="o-sec" aria-label={say.delPedido}>
      <h2 className="o-h2">{say.delPedido}</h2>
      {suyas.map(({ id, numero }) => (
        <p key={id} className="o-row o-delivery">
          <span className="o-m">{numero}</span>
          <span className="o-sp" />
          <Button look="ghost" small icon={Barcode} onClick={() => setDe(id)}>
            {say.titulo}
          </Button>
        </p>
      ))}
      {de !== null && (
        <OfficeDialog title={say.titulo} wide onClose={cerrar} footer={<Button onClick={cerrar}>{t.close}</Button>}>
          <Leido de={cliente}>{({ idioma }) => <EtiquetasDe de="entrega" id={de} idioma={idioma} />}</Leido>
        </OfficeDialog>
      )}
    </section>
  )
}
