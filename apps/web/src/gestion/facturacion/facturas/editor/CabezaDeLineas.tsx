import { useFormat } from '../../../use-texts.ts'
import { words } from '../../../words.ts'
import { VER } from '../ver/ver-texts.ts'
import { EDITOR } from './editor-texts.ts'

/** The heads of the columns of lines. */
export function CabezaDeLineas({ withRates }: { withRates: boolean }) {
  const { idioma, word } = useFormat()
  const say = VER[idioma]
  return (
    <thead>
      <tr>
        <th>{EDITOR[idioma].ref}</th>
        <th>{EDITOR[idioma].model}</th>
        <th>{word(words.color)}</th>
        <th>{say.sizes}</th>
        <th className="o-n">{say.units}</th>
        <th className="o-n">{say.price}</th>
        <th className="o-n">{say.dto}</th>
        {withRates && <th>{EDITOR[idioma].vatRate}</th>}
        <th className="o-n">{say.amount}</th>
        <td />
      </tr>
    </thead>
  )
}
