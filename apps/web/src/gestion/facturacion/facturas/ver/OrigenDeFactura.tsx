import type { Factura } from '@telar/contract/facturacion/factura'
import { OfficeLink } from '../../../parts/OfficeLink.tsx'
import { hrefOf } from '../../../place.ts'
import { useFormat, useWords } from '../../../use-texts.ts'
import { EDITOR } from '../editor/editor-texts.ts'
import { TIPO } from '../factura-labels.ts'

/** The orders that an invoice comes from, or what kind of correction it is. */
export function OrigenDeFactura({ factura: { pedidos, tipo } }: { factura: Pick<Factura, 'pedidos' | 'tipo'> }) {
  const { word } = useFormat()
  const say = useWords(EDITOR)
  return (
    <>
      {tipo !== 'F1' && <span className="o-tag">{word(TIPO[tipo].label)}</span>}
      {pedidos.length > 0 && (
        <span className="o-q o-s">
          {say.fromOrder}{' '}
          {pedidos.map(({ id, numero }) => (
            <OfficeLink key={id} className="o-link o-apart" href={hrefOf('pedidos', id)}>
              {numero}
            </OfficeLink>
          ))}
        </span>
      )}
    </>
  )
}
