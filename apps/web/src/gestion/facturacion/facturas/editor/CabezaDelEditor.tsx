import type { Factura } from '@telar/contract/facturacion/factura'
import { facturas } from '@telar/contract/facturacion/facturas'
import { Copy, Ellipsis, Stamp, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useMay, useScreen } from '../../../access.ts'
import { useCommand } from '../../../calls.ts'
import { useKeys } from '../../../frame/keys.tsx'
import { OFFICE } from '../../../office-texts.ts'
import { Button } from '../../../parts/Button.tsx'
import { MenuItem, OfficeMenu } from '../../../parts/dialogs/OfficeMenu.tsx'
import { PreguntaDialog } from '../../../parts/dialogs/PreguntaDialog.tsx'
import { errorText } from '../../../parts/error-text.ts'
import { notify } from '../../../parts/notify.tsx'
import { hrefOf, useGo } from '../../../place.ts'
import { PlainHead } from '../../../record/PlainHead.tsx'
import { useIdioma, useWords } from '../../../use-texts.ts'
import { SituacionDeFactura } from '../../SituacionDeFactura.tsx'
import { EmitirDialog } from '../hacer/EmitirDialog.tsx'
import { LISTA } from '../lista-texts.ts'
import { OrigenDeFactura } from '../ver/OrigenDeFactura.tsx'
import { EDITOR } from './editor-texts.ts'
import type { Guardar } from './use-guardar.ts'

interface CabezaDelEditorProps {
  factura: Factura | undefined
  cliente: string | undefined
  saving: Guardar
  origin: ReactNode
}

/** Whose draft it is, whether it is saved, and what to do with it. */
export function CabezaDelEditor({ factura, cliente, saving, origin }: CabezaDelEditorProps) {
  const t = useWords(OFFICE)
  const go = useGo()
  const may = useMay()
  const { mutate: duplicar } = useCommand(facturas.duplicar, {
    onSuccess: (id) => go(hrefOf('facturas', id)),
    onError: (error) => notify(errorText(error, t), { bad: true }),
  })
  const { mutateAsync: remove } = useCommand(facturas.remove, { waits: false })
  const idioma = useIdioma()
  const lista = useWords(LISTA)
  const say = useWords(EDITOR)
  const noun = useScreen('facturas').noun[idioma]
  const [asking, setAsking] = useState<'emitir' | 'borrar' | null>(null)
  const { form, unsaved, submit } = saving
  const close = () => setAsking(null)
  const issue = async () => {
    if (unsaved.current === 0 || (await submit())) setAsking('emitir')
  }
  const mayIssue = factura !== undefined && may(facturas.emitir.access)
  const serie = factura ? `${factura.serie}${String(factura.ejercicio).slice(2)}` : ''
  useKeys(
    mayIssue
      ? [{ keys: 'ctrl+enter', label: say.issue(serie), run: () => void issue(), strip: true, typing: true }]
      : [],
  )
  const title = cliente ?? (factura ? lista.draft(factura.id) : t.list.create(noun))
  return (
    <PlainHead screen="facturas" title={factura ? title : t.list.create(noun)} {...(factura ? { id: factura.id } : {})}>
      {factura && <SituacionDeFactura row={factura} />}
      {factura && <OrigenDeFactura factura={factura} />}
      {origin}
      <span className="o-sp" />
      {unsaved.current > 0 && (
        <span className="o-unsaved" role="status">
          {t.record.unsaved(unsaved.current)}
        </span>
      )}
      {factura && (
        <OfficeMenu
          align="end"
          trigger={
            <Button look="ghost" iconOnly icon={Ellipsis}>
              {t.record.more}
            </Button>
          }
        >
          {may(facturas.duplicar.access) && (
            <MenuItem icon={Copy} onSelect={() => duplicar({ params: { id: factura.id }, body: { vistos: [] } })}>
              {t.record.duplicate}
            </MenuItem>
          )}
          {may(facturas.remove.access) && (
            <MenuItem icon={Trash2} danger onSelect={() => setAsking('borrar')}>
              {say.deleteDraft}
            </MenuItem>
          )}
        </OfficeMenu>
      )}
      <Button
        look={mayIssue ? 'plain' : 'main'}
        keys="ctrl+s"
        disabled={form.formState.isSubmitting}
        onClick={() => void submit()}
      >
        {t.save}
      </Button>
      {mayIssue && (
        <Button
          look="main"
          icon={Stamp}
          keys="ctrl+enter"
          disabled={form.formState.isSubmitting}
          onClick={() => void issue()}
        >
          {say.issue(serie)}
        </Button>
      )}
      {asking === 'emitir' && factura && <EmitirDialog rows={[factura]} onClose={close} onDone={close} />}
      {asking === 'borrar' && factura && (
        <PreguntaDialog
          title={say.deleteTitle}
          description={t.list.noWayBack}
          verb={t.remove}
          onClose={close}
          onConfirm={async () => {
            await remove({ body: { ids: [factura.id] } })
            unsaved.current = 0
            notify(say.deleted)
            go(hrefOf('facturas'), { replace: true })
          }}
        />
      )}
    </PlainHead>
  )
}
