import { facturas } from '@telar/contract/facturacion/facturas'
import { useScreen } from '../../../access.ts'
import { useRead } from '../../../calls.ts'
import { OFFICE } from '../../../office-texts.ts'
import { errorText } from '../../../parts/error-text.ts'
import { Note } from '../../../parts/Note.tsx'
import { OfficeLink } from '../../../parts/OfficeLink.tsx'
import { hrefOf, NEW, useGo } from '../../../place.ts'
import { PlainHead } from '../../../record/PlainHead.tsx'
import { useIdioma, useWords } from '../../../use-texts.ts'
import { OrigenDeFactura } from '../ver/OrigenDeFactura.tsx'
import { EditorDeFactura } from './EditorDeFactura.tsx'
import { EDITOR } from './editor-texts.ts'
import { deBorrador } from './editor-values.ts'

/** A new invoice of an order: with what has left of it, or everything that is still open. */
export function DePedido({ id, servido }: { id: number; servido: boolean | undefined }) {
  const t = useWords(OFFICE)
  const go = useGo()
  const idioma = useIdioma()
  const say = useWords(EDITOR)
  const noun = useScreen('facturas').noun[idioma]
  const { data, error } = useRead(
    facturas.fromPedido,
    { params: { id }, query: servido === undefined ? {} : { servido: String(servido) } },
    { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false },
  )
  const elegido = data?.servido ?? servido
  const choice = (only: boolean) =>
    go(hrefOf('facturas', NEW, { pedido: id, servido: only ? 1 : 0 }), { replace: true })
  const which = (
    <fieldset className="o-seg" aria-label={say.whatOfOrder}>
      {[false, true].map((only) => (
        <button key={String(only)} type="button" aria-pressed={elegido === only} onClick={() => choice(only)}>
          {only ? say.served : say.allOpen}
        </button>
      ))}
    </fieldset>
  )
  if (error && !data)
    return (
      <>
        <PlainHead screen="facturas" title={t.list.create(noun)}>
          {which}
        </PlainHead>
        <div className="o-scroll o-order-main">
          <Note
            look="warning"
            action={
              <OfficeLink className="o-link" href={hrefOf('pedidos', id)}>
                {t.back}
              </OfficeLink>
            }
          >
            {errorText(error, t)}
          </Note>
        </div>
      </>
    )
  if (!data) return null
  return (
    <EditorDeFactura
      key={String(data.servido)}
      initial={deBorrador(data)}
      bound
      rates={data.importes.tramos}
      hechos={data.borradores}
      origin={
        <>
          <OrigenDeFactura factura={data} />
          {which}
        </>
      }
    />
  )
}
