import { OFFICE } from '../office-texts.ts'
import { Kbd } from '../parts/Kbd.tsx'
import { useWords } from '../use-texts.ts'
import { type KeyBinding, useKeysHere } from './keys.tsx'
import { useRemarkHere } from './remark.ts'

const MOST = 7

/** The few keys that work here. */
export function KeyStrip({ onHelp }: { onHelp: () => void }) {
  const t = useWords(OFFICE)
  const shown = useKeysHere().filter((binding) => binding.strip)
  const isAct = ({ keys }: KeyBinding) => keys.startsWith('ctrl+')
  const keys = [...shown.filter(isAct), ...shown.filter((binding) => !isAct(binding))]
  const remark = useRemarkHere()
  return (
    <footer className="o-keys">
      {keys.slice(0, MOST).map(({ keys: combination, label }) => (
        <span key={combination}>
          <Kbd keys={combination} /> {label}
        </span>
      ))}
      <button type="button" onClick={onHelp}>
        <Kbd keys="?" /> {t.keys.help}
      </button>
      <span className="o-sp" />
      <span className="o-el">{remark}</span>
    </footer>
  )
}
