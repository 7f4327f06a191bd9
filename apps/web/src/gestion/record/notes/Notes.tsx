import { type Anotado, fichas } from '@telar/contract/casa/fichas'
import { Download, Paperclip, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useLeftState } from '../../../kit/form/use-left.ts'
import { useMay } from '../../access.ts'
import { useCalls, useCommand } from '../../calls.ts'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { PreguntaDialog } from '../../parts/dialogs/PreguntaDialog.tsx'
import { errorText } from '../../parts/error-text.ts'
import { Note } from '../../parts/Note.tsx'
import { notify } from '../../parts/notify.tsx'
import { DropZone } from '../../parts/upload/DropZone.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { FieldShell } from '../form/FieldShell.tsx'
import type { Ficha } from './ficha.ts'
import { NOTES } from './notes-texts.ts'

const ACCEPTED = '.pdf,.jpg,.jpeg,.png,.webp'

interface NotesProps {
  ficha: Ficha
  anotado: Anotado | undefined
}

/** What people wrote beside a record, and the files they put there. */
export function Notes({ ficha, anotado }: NotesProps) {
  const say = useWords(NOTES)
  const may = useMay()
  return (
    <>
      {may(fichas.anotar.access) && <WriteNote ficha={ficha} />}
      {anotado?.notas.length === 0 && <p className="o-q">{say.none}</p>}
      <ul className="o-notes-list">
        {anotado?.notas.map((nota) => (
          <li key={nota.id}>
            <Byline of={nota}>{nota.propia && <RemoveNote ficha={ficha} parte={nota.id} texto={nota.texto} />}</Byline>
            <p className="o-notes-text">{nota.texto}</p>
          </li>
        ))}
      </ul>
      <h3 className="o-h2">{say.files}</h3>
      {may(fichas.adjuntar.access) && <Attach ficha={ficha} />}
      <ul className="o-notes-list">
        {anotado?.adjuntos.map((adjunto) => (
          <Attached key={adjunto.id} ficha={ficha} adjunto={adjunto} />
        ))}
      </ul>
    </>
  )
}

interface BylineProps {
  of: { autor: string; creadoEn: string }
  children?: React.ReactNode
}

/** Who put it there, and when. */
export function Byline({ of: { autor, creadoEn }, children }: BylineProps) {
  const { moment } = useFormat()
  return (
    <div className="o-row o-notes-by">
      <b className="o-el">{autor}</b>
      <span className="o-q o-nw">{moment(creadoEn)}</span>
      <span className="o-sp" />
      {children}
    </div>
  )
}

function WriteNote({ ficha }: { ficha: Ficha }) {
  const t = useWords(OFFICE)
  const say = useWords(NOTES)
  const [texto, setTexto] = useLeftState('nota', '')
  const { mutateAsync, isPending, error } = useCommand(fichas.anotar)
  const write = async () => {
    await mutateAsync({ params: ficha, body: { texto } })
    setTexto('')
  }
  return (
    <form
      className="o-notes-form"
      onSubmit={(event) => {
        event.preventDefault()
        void write().catch(() => undefined)
      }}
    >
      <FieldShell id="nota-nueva" label={say.note} hint={say.noteHint} width="wide">
        <textarea
          id="nota-nueva"
          className="o-in"
          rows={3}
          maxLength={4000}
          value={texto}
          onChange={(event) => setTexto(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit()
          }}
        />
      </FieldShell>
      {error && <Note look="error">{errorText(error, t)}</Note>}
      <Button type="submit" keys="ctrl+enter" disabled={isPending || texto.trim() === ''}>
        {say.write}
      </Button>
    </form>
  )
}

function RemoveNote({ ficha, parte, texto }: { ficha: Ficha; parte: number; texto: string }) {
  const t = useWords(OFFICE)
  const say = useWords(NOTES)
  const calls = useCalls()
  const remove = async () => {
    await calls.write(fichas.borrarNota, { params: { ...ficha, parte } })
    notify(say.gone, { undo: () => void calls.write(fichas.anotar, { params: ficha, body: { texto } }) })
  }
  return (
    <Button
      look="ghost"
      small
      iconOnly
      icon={Trash2}
      onClick={() => void remove().catch((error) => notify(errorText(error, t), { bad: true }))}
    >
      {t.remove}
    </Button>
  )
}

const asDataUri = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })

function Attach({ ficha }: { ficha: Ficha }) {
  const t = useWords(OFFICE)
  const say = useWords(NOTES)
  const { mutateAsync, isPending, error } = useCommand(fichas.adjuntar)
  const send = async ([file]: File[]) => {
    if (!file) return
    await mutateAsync({ params: ficha, body: { nombre: file.name, data: await asDataUri(file) } })
  }
  return (
    <>
      <DropZone
        accept={ACCEPTED}
        disabled={isPending}
        className="o-notes-drop"
        onFiles={(files) => void send(files).catch(() => undefined)}
      >
        <Paperclip className="o-i" aria-hidden="true" />
        <span>{isPending ? say.sending : say.attach}</span>
      </DropZone>
      {error && <Note look="error">{errorText(error, t)}</Note>}
    </>
  )
}

function Attached({ ficha, adjunto }: { ficha: Ficha; adjunto: Anotado['adjuntos'][number] }) {
  const t = useWords(OFFICE)
  const [deleting, setDeleting] = useState(false)
  const say = useWords(NOTES)
  const calls = useCalls()
  const params = { ...ficha, parte: adjunto.id }
  const failed = (error: unknown) => notify(errorText(error, t), { bad: true })
  return (
    <li>
      <div className="o-row">
        <Paperclip className="o-i" aria-hidden="true" />
        <span className="o-el o-m">{adjunto.nombre}</span>
        <span className="o-sp" />
        <Button
          look="ghost"
          small
          iconOnly
          icon={Download}
          onClick={() => void calls.download(fichas.adjunto, { params }, adjunto.nombre).catch(failed)}
        >
          {`${say.download} ${adjunto.nombre}`}
        </Button>
        {adjunto.propia && (
          <Button look="ghost" small iconOnly icon={Trash2} onClick={() => setDeleting(true)}>
            {`${t.remove} ${adjunto.nombre}`}
          </Button>
        )}
        {deleting && (
          <PreguntaDialog
            title={`${t.remove}: ${adjunto.nombre}`}
            verb={t.remove}
            onClose={() => setDeleting(false)}
            onConfirm={async () => {
              await calls.write(fichas.borrarAdjunto, { params })
              notify(say.gone)
            }}
          />
        )}
      </div>
      <Byline of={adjunto} />
    </li>
  )
}
