import { type Webhook, webhooks } from '@telar/contract/casa/webhooks'
import { KeyRound, Pause, Play, Send, Trash2 } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { useMay } from '../../access.ts'
import { useCommand } from '../../calls.ts'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { PreguntaDialog } from '../../parts/dialogs/PreguntaDialog.tsx'
import { errorText } from '../../parts/error-text.ts'
import { notify } from '../../parts/notify.tsx'
import { hrefOf, useGo } from '../../place.ts'
import { useWords } from '../../use-texts.ts'
import { WEBHOOKS as SAY } from './webhooks-texts.ts'

interface MandosProps {
  webhook: Webhook
  /** What is being written goes with it when it is deleted. */
  unsaved: RefObject<number>
  onSecret: (dado: { id: number; secreto: string }) => void
}

/** What can be done about an address. */
export function Mandos({ webhook: { id, nombre, activo }, unsaved, onSecret }: MandosProps) {
  const t = useWords(OFFICE)
  const go = useGo()
  const may = useMay()
  const say = useWords(SAY)
  const onError = (error: Error) => notify(errorText(error, t), { bad: true })
  const [pregunta, setPregunta] = useState<'girar' | 'borrar' | null>(null)
  const cambiar = useCommand(webhooks.cambiar, { onError })
  const probar = useCommand(webhooks.probar, { onError, onSuccess: () => notify(say.puesto) })
  const { mutateAsync: girar } = useCommand(webhooks.girar, { onSuccess: onSecret })
  const { mutateAsync: borrar } = useCommand(webhooks.borrar, { waits: false })
  const poner = (vale: boolean) => cambiar.mutate({ params: { id }, body: { activo: vale } })
  return (
    <>
      {may(webhooks.cambiar.access) && (
        <>
          <Button
            look="ghost"
            className="o-compact"
            icon={Send}
            disabled={!activo || probar.isPending}
            onClick={() => probar.mutate({ params: { id } })}
          >
            {say.probar}
          </Button>
          <Button
            look="ghost"
            className="o-compact"
            icon={activo ? Pause : Play}
            disabled={cambiar.isPending}
            onClick={() => poner(!activo)}
          >
            {activo ? say.parar : say.seguir}
          </Button>
          <Button look="ghost" className="o-compact" icon={KeyRound} onClick={() => setPregunta('girar')}>
            {say.girar}
          </Button>
        </>
      )}
      {may(webhooks.borrar.access) && (
        <Button look="ghost" className="o-compact" icon={Trash2} onClick={() => setPregunta('borrar')}>
          {t.remove}
        </Button>
      )}
      {pregunta === 'girar' && (
        <PreguntaDialog
          title={`${say.girar}: ${nombre}`}
          description={say.girarlo}
          verb={say.girar}
          onClose={() => setPregunta(null)}
          onConfirm={() => girar({ params: { id } })}
        />
      )}
      {pregunta === 'borrar' && (
        <PreguntaDialog
          title={`${t.remove}: ${nombre}`}
          description={say.borrarlo}
          verb={t.remove}
          onClose={() => setPregunta(null)}
          onConfirm={async () => {
            await borrar({ params: { id } })
            unsaved.current = 0
            go(hrefOf('webhooks'))
          }}
        />
      )}
    </>
  )
}
