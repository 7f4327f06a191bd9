import { verifactu } from '@telar/contract/facturacion/verifactu'
import { useState } from 'react'
import { useCommand } from '../../calls.ts'
import { PreguntaDialog } from '../../parts/dialogs/PreguntaDialog.tsx'
import { notify } from '../../parts/notify.tsx'
import { hrefOf, useGo } from '../../place.ts'
import { FieldShell } from '../../record/form/FieldShell.tsx'
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
          <FieldShell id="nombre" label={say.nombre} width="wide">
            <input
              id="nombre"
              className="o-in"
              maxLength={120}
              value={nombre}
              onChange={({ target }) => setNombre(target.value)}
            />
          </FieldShell>
          <FieldShell id="nif" label={say.nif}>
            <input
              id="nif"
              className="o-in"
              maxLength={20}
              value={nif}
              onChange={({ target }) => setNif(target.value)}
            />
          </FieldShell>
        </>
      )}
    </PreguntaDialog>
  )
}
