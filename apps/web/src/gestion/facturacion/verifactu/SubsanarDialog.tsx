import { useMutation } from '@tanstack/react-query'
import { verifactu } from '@telar/contract/facturacion/verifactu'
import { useState } from 'react'
import { useClient } from '../../../kit/app.ts'
import { localCommand } from '../../local-command.ts'
import { notify } from '../../parts/notify.tsx'
import { PreguntaDialog } from '../../parts/PreguntaDialog.tsx'
import { hrefOf, useGo } from '../../place.ts'
import { FieldShell } from '../../record/form/FieldShell.tsx'
import { useFormat } from '../../use-texts.ts'
import type { Registro } from './RegistroRecord.tsx'
import { VERIFACTU as SAY } from './verifactu-texts.ts'

/** Mends a record by another: asks once, with the name and number that the agency may not know. */
export function SubsanarDialog({ registro, onClose }: { registro: Registro; onClose: () => void }) {
  const go = useGo()
  const { word } = useFormat()
  const { id, numSerie, destinatario } = registro
  const [nombre, setNombre] = useState(destinatario?.nombre ?? '')
  const [nif, setNif] = useState(destinatario?.nif ?? '')
  const mend = useMutation(localCommand(useClient(), verifactu.subsanar, ['facturas']))
  return (
    <PreguntaDialog
      title={`${word(SAY.subsanarTitulo)} ${numSerie}`}
      verb={word(SAY.subsanarVerbo)}
      onClose={onClose}
      onConfirm={async () => {
        const nuevo = await mend.mutateAsync({ params: { id }, body: { nombre: nombre.trim(), nif: nif.trim() } })
        notify(word(SAY.subsanado), { offer: { label: word(SAY.ver), run: () => go(hrefOf('verifactu', nuevo)) } })
      }}
    >
      <p>{word(SAY.subsanarQue)}</p>
      {destinatario && (
        <>
          <FieldShell id="nombre" label={word(SAY.nombre)} width="wide">
            <input
              id="nombre"
              className="o-in"
              maxLength={120}
              value={nombre}
              onChange={({ target }) => setNombre(target.value)}
            />
          </FieldShell>
          <FieldShell id="nif" label={word(SAY.nif)}>
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
