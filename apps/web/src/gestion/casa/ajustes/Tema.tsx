import { type ColorTema, completarTema, contraste, paresIlegibles, TEMA_INICIAL } from '@telar/domain/casa/tema'
import { redondearA } from '@telar/domain/dinero'
import { RotateCcw } from 'lucide-react'
import { keysOf } from '../../keys-of.ts'
import { Button } from '../../parts/Button.tsx'
import { Note } from '../../parts/Note.tsx'
import { notify } from '../../parts/notify.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { AJUSTES } from './ajustes-texts.ts'
import { ajustesForm } from './ajustes-values.ts'
import { ColorDelTema } from './ColorDelTema.tsx'
import { COLOR } from './labels.ts'
import { VistaPrevia } from './VistaPrevia.tsx'

/** A ground and the text that stands on it. */
const GROUPS: Record<'surfaces' | 'actions' | 'signals', readonly (readonly ColorTema[])[]> = {
  surfaces: [['base100', 'baseContent'], ['text'], ['base200', 'base200Content'], ['base300']],
  actions: [
    ['primary', 'primaryContent'],
    ['secondary', 'secondaryContent'],
    ['accent', 'accentContent'],
    ['neutral', 'neutralContent'],
  ],
  signals: [
    ['info', 'infoContent'],
    ['success', 'successContent'],
    ['warning', 'warningContent'],
    ['error', 'errorContent'],
  ],
}

/** The colours, with what they will look like and whether they can be read. */
export function Tema() {
  const { word, number } = useFormat()
  const say = useWords(AJUSTES)
  const { setValue, getValues } = ajustesForm.useForm()
  const tema = ajustesForm.useValue('tema')
  const completo = completarTema(tema)
  const ilegibles = paresIlegibles(tema)
  const ratio = (ground: ColorTema, text: ColorTema) =>
    number(redondearA(contraste(completo[ground], completo[text]), 1))
  const reset = () => {
    const before = getValues('tema')
    setValue('tema', TEMA_INICIAL, { shouldDirty: true })
    notify(say.resetDone, { undo: () => setValue('tema', before, { shouldDirty: true }) })
  }
  return (
    <div className="o-theme">
      <div>
        {ilegibles.length > 0 && (
          <Note look="warning">
            <b>{say.unreadable(ilegibles.length)}</b>
            <ul>
              {ilegibles.map(({ fondo, texto }) => (
                <li key={texto}>
                  {say.onGround(word(COLOR[texto]), word(COLOR[fondo]))}, {say.contrast(ratio(fondo, texto))}
                </li>
              ))}
            </ul>
          </Note>
        )}
        {keysOf(GROUPS).map((group) => (
          <fieldset key={group} className="o-sec o-colors">
            <legend className="o-h2">{say.groups[group]}</legend>
            {GROUPS[group].map(([ground, text]) => (
              <div key={ground} className="o-pair">
                {ground && <ColorDelTema name={ground} derived={completo[ground]} />}
                {text && <ColorDelTema name={text} derived={completo[text]} />}
                {ground && text && <span className="o-q o-s o-ratio">{say.contrast(ratio(ground, text))}</span>}
              </div>
            ))}
          </fieldset>
        ))}
        <div className="o-sec">
          <Button icon={RotateCcw} onClick={reset}>
            {say.reset}
          </Button>
        </div>
      </div>
      <VistaPrevia tema={completo} />
    </div>
  )
}
