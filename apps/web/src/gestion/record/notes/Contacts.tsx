import { type Anotado, fichas } from '@telar/contract/casa/fichas'
import { Trash2 } from 'lucide-react'
import type { FormEvent } from 'react'
import { useLeftState } from '../../../kit/form/use-left.ts'
import { hoy } from '../../../kit/hoy.ts'
import { useMay } from '../../access.ts'
import { useCalls, useCommand } from '../../calls.ts'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { Choice } from '../../parts/Choice.tsx'
import { errorText } from '../../parts/error-text.ts'
import { Note } from '../../parts/Note.tsx'
import { notify } from '../../parts/notify.tsx'
import { State } from '../../parts/State.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { FieldShell } from '../form/FieldShell.tsx'
import type { Ficha } from './ficha.ts'
import { Byline } from './Notes.tsx'
import { NOTES } from './notes-texts.ts'

type Seguimiento = Anotado['seguimientos'][number]
const MEDIOS: readonly Seguimiento['medio'][] = ['llamada', 'visita', 'correo']

/** Calls, visits and mails with them, and what comes next. */
export function Contacts({ ficha, seguimientos }: { ficha: Ficha; seguimientos: readonly Seguimiento[] }) {
  const say = useWords(NOTES)
  const may = useMay()
  return (
    <>
      {may(fichas.seguir.access) && <LogContact ficha={ficha} />}
      {seguimientos.length === 0 && <p className="o-q">{say.noContacts}</p>}
      <ul className="o-notes-list">
        {seguimientos.map((uno) => (
          <Logged key={uno.id} ficha={ficha} seguimiento={uno} />
        ))}
      </ul>
    </>
  )
}

function Logged({ ficha, seguimiento }: { ficha: Ficha; seguimiento: Seguimiento }) {
  const t = useWords(OFFICE)
  const say = useWords(NOTES)
  const calls = useCalls()
  const { date } = useFormat()
  const { medio, fecha, texto, siguiente, siguienteFecha, hecho, propia } = seguimiento
  const params = { ...ficha, parte: seguimiento.id }
  const failed = (error: unknown) => notify(errorText(error, t), { bad: true })
  const again = async () => {
    const body = { medio, fecha, texto, siguiente, siguienteFecha }
    const parte = await calls.write(fichas.seguir, { params: ficha, body })
    if (hecho) await calls.write(fichas.hecho, { params: { ...ficha, parte }, body: { hecho } })
  }
  return (
    <li>
      <div className="o-row">
        <b>{say.medios[medio]}</b> <span className="o-nw">{date(fecha)}</span>
        <span className="o-sp" />
        {propia && (
          <Button
            look="ghost"
            small
            iconOnly
            icon={Trash2}
            onClick={() =>
              void calls
                .write(fichas.borrarSeguimiento, { params })
                .then(() => notify(say.gone, { undo: () => void again().catch(failed) }))
                .catch(failed)
            }
          >
            {t.remove}
          </Button>
        )}
      </div>
      <p className="o-notes-text">{texto}</p>
      {(siguiente || siguienteFecha) && (
        <label className={`o-row o-notes-next${hecho ? ' o-notes-done' : ''}`}>
          <input
            type="checkbox"
            className="o-ck"
            checked={hecho}
            aria-label={`${say.done}: ${siguiente}`}
            onChange={({ target }) =>
              void calls.write(fichas.hecho, { params, body: { hecho: target.checked } }).catch(failed)
            }
          />
          <span>{siguiente}</span>
          {siguienteFecha && !hecho && siguienteFecha < hoy() && <State mark="late">{date(siguienteFecha)}</State>}
          {siguienteFecha && (hecho || siguienteFecha >= hoy()) && (
            <span className="o-q o-nw">{date(siguienteFecha)}</span>
          )}
        </label>
      )}
      <Byline of={seguimiento} />
    </li>
  )
}

function LogContact({ ficha }: { ficha: Ficha }) {
  const t = useWords(OFFICE)
  const say = useWords(NOTES)
  const vacio = { medio: 'llamada' as Seguimiento['medio'], fecha: hoy(), texto: '', siguiente: '', siguienteFecha: '' }
  const [uno, setUno] = useLeftState('contacto', vacio)
  const { mutateAsync, isPending, error } = useCommand(fichas.seguir)
  const log = async (event: FormEvent) => {
    event.preventDefault()
    await mutateAsync({ params: ficha, body: { ...uno, siguienteFecha: uno.siguienteFecha || null } })
    setUno(vacio)
  }
  const day = (name: 'fecha' | 'siguienteFecha') => ({
    id: `contacto-${name}`,
    type: 'date',
    className: 'o-in',
    value: uno[name],
    onChange: (event: { target: HTMLInputElement }) => setUno({ ...uno, [name]: event.target.value }),
  })
  return (
    <form className="o-notes-form" onSubmit={(event) => void log(event).catch(() => undefined)}>
      <div className="o-notes-two">
        <FieldShell id="contacto-medio" label={say.how}>
          <Choice
            id="contacto-medio"
            value={uno.medio}
            options={MEDIOS}
            label={(medio) => say.medios[medio]}
            onChange={(medio) => setUno({ ...uno, medio })}
          />
        </FieldShell>
        <FieldShell id="contacto-fecha" label={say.day}>
          <input {...day('fecha')} required />
        </FieldShell>
      </div>
      <FieldShell id="contacto-texto" label={say.what} width="wide">
        <textarea
          id="contacto-texto"
          className="o-in"
          rows={2}
          maxLength={2000}
          value={uno.texto}
          onChange={(event) => setUno({ ...uno, texto: event.target.value })}
        />
      </FieldShell>
      <div className="o-notes-two">
        <FieldShell id="contacto-siguiente" label={say.next}>
          <input
            id="contacto-siguiente"
            className="o-in"
            maxLength={300}
            value={uno.siguiente}
            onChange={(event) => setUno({ ...uno, siguiente: event.target.value })}
          />
        </FieldShell>
        <FieldShell id="contacto-siguienteFecha" label={say.nextDay}>
          <input {...day('siguienteFecha')} />
        </FieldShell>
      </div>
      {error && <Note look="error">{errorText(error, t)}</Note>}
      <Button type="submit" disabled={isPending || uno.texto.trim() === ''}>
        {say.log}
      </Button>
    </form>
  )
}
