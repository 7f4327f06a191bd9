import { useWords } from '../../../use-texts.ts'
import { words } from '../../../words.ts'
import { VER } from '../ver/ver-texts.ts'
import { EDITOR } from './editor-texts.ts'

/** The heads of the columns of lines. */
export function CabezaDeLineas({ withRates }: { withRates: boolean }) {
  const editor = useWords(EDITOR)
  const labels = useWords(words)
  const say = useWords(VER)
  return (
    <thead>
      <tr>
        <th>{editor.ref}</th>
        <th>{editor.model}</th>
        <th>{labels.color}</th>
        <th>{say.sizes}</th>
        <th className="o-n">{say.units}</th>
        <th className="o-n">{say.price}</th>
        <th className="o-n">{say.dto}</th>
        {withRates && <th>{editor.vatRate}</th>}
        <th className="o-n">{say.amount}</th>
        <td />
      </tr>
    </thead>
  )
}
