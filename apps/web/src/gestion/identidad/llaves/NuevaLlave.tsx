import { llaves } from '@telar/contract/identidad/llaves'
import { type FormEvent, useState } from 'react'
import { useCommand, useRead } from '../../calls.ts'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { errorText } from '../../parts/error-text.ts'
import { Note } from '../../parts/Note.tsx'
import { FieldShell } from '../../record/form/FieldShell.tsx'
import { useWords } from '../../use-texts.ts'
import { PermissionMatrix } from '../roles/PermissionMatrix.tsx'
import { LLAVES as SAY } from './llaves-texts.ts'

const USUAL = 600

interface NuevaLlaveProps {
  onClose: () => void
  onMade: (llave: string) => void
}

/** A name, how much and how long, and which of one's own rights. */
export function NuevaLlave({ onClose, onMade }: NuevaLlaveProps) {
  const t = useWords(OFFICE)
  const say = useWords(SAY)
  const posibles = useRead(llaves.posibles, {})
  const crear = useCommand(llaves.crear, { onSuccess: ({ llave }) => onMade(llave) })
  const [nombre, setNombre] = useState('')
  const [porMinuto, setPorMinuto] = useState(String(USUAL))
  const [dias, setDias] = useState('')
  const [permisos, setPermisos] = useState<string[]>([])
  const hacer = (event: FormEvent) => {
    event.preventDefault()
    crear.mutate({ body: { nombre, permisos, porMinuto: Number(porMinuto), dias: dias === '' ? null : Number(dias) } })
  }
  return (
    <form className="o-sec" onSubmit={hacer} onChange={() => crear.isError && crear.reset()}>
      <div className="o-form o-form-flush">
        <FieldShell id="llave-nombre" label={say.nombre} hint={say.para} width="medium">
          <input
            id="llave-nombre"
            className="o-in"
            required
            maxLength={80}
            value={nombre}
            onChange={(event) => setNombre(event.target.value)}
          />
        </FieldShell>
        <FieldShell id="llave-minuto" label={say.porMinuto}>
          <input
            id="llave-minuto"
            className="o-in"
            type="number"
            required
            min={1}
            max={100_000}
            value={porMinuto}
            onChange={(event) => setPorMinuto(event.target.value)}
          />
        </FieldShell>
        <FieldShell id="llave-dias" label={say.dias} hint={say.siempre}>
          <input
            id="llave-dias"
            className="o-in"
            type="number"
            min={1}
            max={3650}
            value={dias}
            onChange={(event) => setDias(event.target.value)}
          />
        </FieldShell>
      </div>
      <h2 className="o-h2">{say.permisos}</h2>
      {posibles.data && (
        <PermissionMatrix known={posibles.data} held={permisos} onChange={setPermisos} disabled={crear.isPending} />
      )}
      {crear.error && <Note look="error">{errorText(crear.error, t)}</Note>}
      <div className="o-acts-row">
        <Button onClick={onClose}>{t.back}</Button>
        <Button look="main" type="submit" disabled={crear.isPending || permisos.length === 0 || nombre.trim() === ''}>
          {say.hacer}
        </Button>
      </div>
    </form>
  )
}
