import { type FormEvent, useState } from 'react'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { useWords } from '../../use-texts.ts'
import { SHARED } from './shared-texts.ts'

/** What a view is called. */
export function NameForm({ initial, onName }: { initial: string; onName: (name: string) => void }) {
  const t = useWords(OFFICE)
  const say = useWords(SHARED)
  const [name, setName] = useState(initial)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim()) onName(name.trim())
  }
  return (
    <form className="o-name" onSubmit={submit}>
      <label className="o-fld">
        <span>{say.name}</span>
        <input className="o-in" value={name} maxLength={60} onChange={(event) => setName(event.target.value)} />
      </label>
      <Button type="submit" look="main" disabled={!name.trim()}>
        {t.save}
      </Button>
    </form>
  )
}
