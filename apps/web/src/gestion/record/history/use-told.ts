import { useOpenScreen } from '../../access.ts'
import type { FormModel, Screen } from '../../declare/screen.ts'
import { OFFICE } from '../../office-texts.ts'
import { useFormat, useWords } from '../../use-texts.ts'

type Tell = NonNullable<FormModel['tell']>

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** How a screen, the open one unless another is named, says a value: by the words of its choices and states, as money where it is money. */
export function useTold(of?: Pick<Screen, 'list' | 'form'>): Tell {
  const t = useWords(OFFICE)
  const { word, money } = useFormat()
  const here = useOpenScreen()
  const { list, form } = of ?? here
  return (name, value, idioma) => {
    if (isObject(value)) {
      return form?.tell?.(name, value, idioma)
    }
    const chosen = form?.fields.find((field) => field.name === name)?.options?.[String(value)]
    if (chosen) return word(chosen)
    const column = list?.columns.find(({ field }) => field === name)
    const state = column?.states?.[String(value)]
    if (state) return word(state.label)
    if (column?.kind === 'imagen' && typeof value === 'number') return t.history.picture
    return column?.kind === 'money' && typeof value === 'number' ? money(value) : undefined
  }
}
