import type { Factura } from '@telar/contract/facturacion/factura'
import { facturas } from '@telar/contract/facturacion/facturas'
import { Ban, Copy, Ellipsis, FileCode2, Mail, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { download } from '../../../../kit/download.ts'
import { useMay } from '../../../access.ts'
import { useCalls, useCommand } from '../../../calls.ts'
import { OFFICE } from '../../../office-texts.ts'
import { Button } from '../../../parts/Button.tsx'
import { errorText } from '../../../parts/error-text.ts'
import { notify } from '../../../parts/notify.tsx'
import { MenuItem, MenuRule, OfficeMenu } from '../../../parts/OfficeMenu.tsx'
import { hrefOf, useGo } from '../../../place.ts'
import { useWords } from '../../../use-texts.ts'
import { AnularDialog } from './AnularDialog.tsx'
import { EnviarDialog } from './EnviarDialog.tsx'
import { HACER } from './hacer-texts.ts'
import { RectificarDialog } from './RectificarDialog.tsx'

/** What can be done with an issued invoice, whose data stay as they are. */
export function AccionesDeFactura({ factura }: { factura: Factura }) {
  const t = useWords(OFFICE)
  const go = useGo()
  const may = useMay()
  const { mutateAsync: duplicar } = useCommand(facturas.duplicar)
  const calls = useCalls()
  const say = useWords(HACER)
  const [asking, setAsking] = useState<'enviar' | 'rectificar' | 'anular' | null>(null)
  const { id, numeroCompleto, estado } = factura
  const standing = estado === 'emitida'
  const close = () => setAsking(null)
  const attempt = async (what: () => Promise<void>) => {
    try {
      await what()
    } catch (error) {
      notify(errorText(error, t), { bad: true })
    }
  }
  const duplicate = () =>
    attempt(async () => {
      const copy = await duplicar({ params: { id } })
      notify(say.duplicated)
      go(hrefOf('facturas', copy))
    })
  const ubl = () =>
    attempt(async () => {
      const file = await calls.read(facturas.ubl, { params: { id } })
      download(file, `factura-${numeroCompleto?.replaceAll('/', '-')}.xml`)
    })
  return (
    <>
      <OfficeMenu
        align="end"
        trigger={
          <Button look="ghost" iconOnly icon={Ellipsis}>
            {say.more}
          </Button>
        }
      >
        {may(facturas.duplicar.access) && (
          <MenuItem icon={Copy} onSelect={() => void duplicate()}>
            {t.record.duplicate}
          </MenuItem>
        )}
        <MenuItem icon={FileCode2} onSelect={() => void ubl()}>
          {say.ubl}
        </MenuItem>
        {standing && may(facturas.anular.access) && (
          <>
            <MenuRule />
            <MenuItem icon={Ban} danger onSelect={() => setAsking('anular')}>
              {say.annul}
            </MenuItem>
          </>
        )}
      </OfficeMenu>
      {standing && may(facturas.rectificar.access) && (
        <Button icon={Undo2} className="o-compact" onClick={() => setAsking('rectificar')}>
          {say.correct}
        </Button>
      )}
      {standing && may(facturas.enviar.access) && (
        <Button look="main" icon={Mail} onClick={() => setAsking('enviar')}>
          {say.send}
        </Button>
      )}
      {asking === 'enviar' && <EnviarDialog factura={factura} onClose={close} />}
      {asking === 'rectificar' && <RectificarDialog factura={factura} onClose={close} />}
      {asking === 'anular' && <AnularDialog factura={factura} onClose={close} />}
    </>
  )
}
