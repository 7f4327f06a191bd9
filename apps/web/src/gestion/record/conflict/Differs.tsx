import type { Textos } from '@telar/domain/idioma'
import { useWords } from '../../use-texts.ts'
import type { Values } from '../form/form-values.ts'
import { useFieldWords } from '../form/use-field-words.ts'
import { differences } from './conflict.ts'
import { CONFLICT } from './conflict-texts.ts'
import { Told, type Words } from './Told.tsx'

interface DiffersProps {
  labels: Record<string, Textos>
  model: Words
  mine: Values
  theirs: Values
}

/** What was saved beside what is written here, where they say different things. */
export function Differs({ labels, model, mine, theirs }: DiffersProps) {
  const say = useWords(CONFLICT)
  const { label } = useFieldWords(labels)
  const found = differences(theirs, mine, theirs)
  if (found.length === 0) return say.same
  return (
    <ul>
      {found.map(({ path, mine: own, theirs: saved }) => (
        <li key={path}>
          {label(path)}: {say.saved} <b>{<Told {...{ labels, model, path }} value={saved} other={own} />}</b>,{' '}
          {say.yours} <b>{<Told {...{ labels, model, path }} value={own} other={saved} />}</b>
        </li>
      ))}
    </ul>
  )
}
