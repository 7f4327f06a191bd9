import { IDIOMAS, type Idioma, type Textos } from '@telar/domain/idioma'
import type { FormModel } from '../../declare/screen.ts'
import { OFFICE } from '../../office-texts.ts'
import { useFormat, useWords } from '../../use-texts.ts'
import { words } from '../../words.ts'

/** What the parts of a field are called where the screen itself does not say. */
const PARTS: Record<string, Textos | undefined> = {
  ...words,
  calle: words.direccion,
  cp: words.codigoPostal,
}

const isIdioma = (key: string | undefined): key is Idioma => IDIOMAS.some((idioma) => idioma === key)

/** Names and values of fields in words, for comparing two versions of a record. */
export function useFieldWords(labels: Record<string, Textos>, tell?: FormModel['tell']) {
  const t = useWords(OFFICE)
  const { word, number, date, moment, idioma } = useFormat()
  return {
    /** `nombre.en` → Nombre, inglés. */
    label: (path: string): string => {
      const whole = labels[path]
      if (whole) return word(whole)
      const [name = '', key] = path.split('.')
      const label = labels[name]
      const own = label ? word(label) : name
      if (isIdioma(key)) return `${own}, ${t.languages[key].toLowerCase()}`
      const part = key === undefined ? undefined : (labels[key] ?? PARTS[key])
      return part ? `${own}, ${word(part).toLowerCase()}` : own
    },
    value: (value: unknown, path = ''): string => {
      const told = tell?.(path, value, idioma)
      if (told !== undefined) return told
      if (value === null || value === undefined || value === '') return '–'
      if (typeof value === 'boolean') return value ? t.yes : t.no
      if (typeof value === 'number') return number(value)
      if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) return value.join(', ') || '–'
      const text = typeof value === 'string' ? value : JSON.stringify(value)
      if (/^\d{4}-\d\d-\d\d$/.test(text)) return date(text)
      return /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(text) ? moment(text) : text
    },
  }
}
