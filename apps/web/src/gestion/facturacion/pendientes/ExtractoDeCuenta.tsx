import { cuentas } from '@telar/contract/facturacion/cuentas'
import { Download, Mail } from 'lucide-react'
import { useState } from 'react'
import { useMay } from '../../access.ts'
import { useCalls, useCommand } from '../../calls.ts'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { NotaDialog } from '../../parts/dialogs/NotaDialog.tsx'
import { errorText } from '../../parts/error-text.ts'
import { notify } from '../../parts/notify.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { useOtraVez } from '../use-otra-vez.ts'
import { EXTRACTO } from './extracto-texts.ts'

interface ExtractoDeCuentaProps {
  clienteId: number
  cliente: string
  fecha: string
}

/** A customer's statement of account as of a day: on paper, or by mail after a look. */
export function ExtractoDeCuenta({ clienteId, cliente, fecha }: ExtractoDeCuentaProps) {
  const t = useWords(OFFICE)
  const say = useWords(EXTRACTO)
  const may = useMay()
  const calls = useCalls()
  const { date } = useFormat()
  const [asking, setAsking] = useState(false)
  const run = useCommand(cuentas.enviar)
  const { otraVez, sabiendo, olvidar, asks } = useOtraVez(say.enviar.replace('…', ''))
  const bajar = async () => {
    try {
      const pedido = { params: { id: clienteId }, query: { hasta: fecha } }
      await calls.download(cuentas.pdf, pedido, `${say.fichero}-${clienteId}-${fecha}.pdf`)
    } catch (error) {
      notify(errorText(error, t), { bad: true })
    }
  }
  return (
    <>
      {may(cuentas.enviar.access) && (
        <Button icon={Mail} onClick={() => setAsking(true)}>
          {say.enviar}
        </Button>
      )}
      <Button icon={Download} onClick={() => void bajar()}>
        {say.extracto}
      </Button>
      {asking && (
        <NotaDialog
          title={say.titulo(cliente)}
          description={say.que(date(fecha))}
          {...asks}
          say={{ note: say.mensaje, noteHint: say.mensajeQue }}
          maxLength={2000}
          onClose={() => {
            setAsking(false)
            olvidar()
          }}
          onConfirm={async (texto) => {
            const body = { hasta: fecha, texto, otraVez }
            const { para } = await sabiendo(run.mutateAsync({ params: { id: clienteId }, body }))
            notify(say.enviado(para))
          }}
        >
          {null}
        </NotaDialog>
      )}
    </>
  )
}
