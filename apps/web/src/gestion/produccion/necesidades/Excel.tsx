import type { CallInput } from '@telar/contract/kit/endpoint'
import { necesidades } from '@telar/contract/produccion/necesidades'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { download } from '../../../kit/calls/download.ts'
import { hoy } from '../../../kit/hoy.ts'
import { useMay } from '../../access.ts'
import { useCalls } from '../../calls.ts'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { errorText } from '../../parts/error-text.ts'
import { notify } from '../../parts/notify.tsx'
import { useWords } from '../../use-texts.ts'
import { NECESIDADES } from './necesidades-texts.ts'

/** What is needed as a spreadsheet. */
export function Excel({ body }: { body: CallInput<typeof necesidades.necesidades>['body'] }) {
  const t = useWords(OFFICE)
  const may = useMay()
  const say = useWords(NECESIDADES)
  const calls = useCalls()
  const [busy, setBusy] = useState(false)
  if (!may(necesidades.exportNecesidades.access)) return null
  const titulos = {
    ...{ proveedor: say.supplier, codigo: say.code, nombre: say.material, unidad: say.unit, necesaria: say.needed },
    ...{
      stock: say.stock,
      reservada: say.reserved,
      enCamino: say.coming,
      falta: say.missing,
      precio: say.price,
      importe: say.amount,
    },
    para: say.whatFor,
  }
  const start = async () => {
    setBusy(true)
    try {
      const columnas = Object.entries(titulos).map(([campo, titulo]) => ({ campo, titulo }))
      const file = await calls.read(necesidades.exportNecesidades, { body: { ...body, columnas } })
      download(file, `necesidades-${hoy()}.xlsx`)
    } catch (error) {
      notify(errorText(error, t), { bad: true })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button look="ghost" icon={Download} className="o-compact" disabled={busy} onClick={() => void start()}>
      Excel
    </Button>
  )
}
