import { verifactu } from '@telar/contract/facturacion/verifactu'
import { useState } from 'react'
import { useCommand } from '../../calls.ts'
import { PreguntaDialog } from '../../parts/dialogs/PreguntaDialog.tsx'
import { notify } from '../../parts/notify.tsx'
import { hrefOf, useGo } from '../../place.ts'
import { TextField } from '../../record/form/TextField.tsx'
import { useWords } from '../../use-texts.ts'
import type { Registro } from './registro.ts'
import { VERIFACTU as SAY } from './verifactu-texts.ts'

/** Mends a record by another: asks once, with the name and number that the agency may not know. */
export function SubsanarDialog({ registro, onClose }: { registro: Registro; onClose: () => void }) {
  const go = useGo()
  const say = useWords(SAY)
  const { id, numSerie, destinatario } = registro
  const [nombre, setNombre] = useState(destinatario?.nombre ?? '')
  const [nif, setNif] = useState(destinatario?.nif ?? '')
  const mend = useCommand(verifactu.subsanar)
  return (
    <PreguntaDialog
      title={`${say.subsanarTitulo} ${numSerie}`}
      verb={say.subsanarVerbo}
      onClose={onClose}
      onConfirm={async () => {
        const nuevo = await mend.mutateAsync({ params: { id }, body: { nombre: nombre.trim(), nif: nif.trim() } })
        notify(say.subsanado, { offer: { label: say.ver, run: () => go(hrefOf('verifactu', nuevo)) } })
      }}
    >
      <p>{say.subsanarQue}</p>
      {destinatario && (
        <>
          <TextField id="nombre" label={say.nombre} width="wide" max={120} value={nombre} onChange={setNombre} />
          <TextField id="nif" label={say.nif} max={20} value={nif} onChange={setNif} />
        </>
      )}
    </PreguntaDialog>
  )
}
