import { IDIOMAS, type Idioma, type Textos } from '@telar/domain/idioma'
import { nombreDePais } from '../../../kit/nombre-de-pais.ts'
import type { FormModel } from '../../declare/screen.ts'
import { OFFICE } from '../../office-texts.ts'
import { useFormat, useWords } from '../../use-texts.ts'
import { word, words } from '../../words.ts'

/** What the parts of a field are called where the screen itself does not say. */
const PARTS: Record<string, Textos | undefined> = {
  ...words,
  calle: word('Calle y número', 'Street and number', 'Rua e número', 'Carrer i número'),
  cp: words.codigoPostal,
  clave: words.nombre,
  acreedorSepa: word('Acreedor SEPA', 'SEPA creditor', 'Credor SEPA', 'Creditor SEPA'),
  razonSocial: word('Razón social', 'Legal name', 'Firma', 'Raó social'),
  cuando: word('Cuándo', 'When', 'Quando', 'Quan'),
  iva: word('IVA %', 'VAT %', 'IVA %', 'IVA %'),
  re: word('Recargo %', 'Surcharge %', 'Recargo %', 'Recàrrec %'),
  iban: word('IBAN', 'IBAN', 'IBAN', 'IBAN'),
  operacion: word('Operación', 'Operation', 'Operação', 'Operació'),
  quien: word('Quién', 'Who', 'Quem', 'Qui'),
  cantidad: word('Cantidad', 'Quantity', 'Quantidade', 'Quantitat'),
  desde: words.fechaInicio,
  hasta: words.fechaFin,
  fecha: word('Fecha', 'Date', 'Data', 'Data'),
  fichero: word('Fichero', 'File', 'Ficheiro', 'Fitxer'),
  importe: word('Importe', 'Amount', 'Valor', 'Import'),
  motivo: word('Motivo', 'Reason', 'Motivo', 'Motiu'),
  numero: word('Número', 'Number', 'Número', 'Número'),
  permission: word('Permiso', 'Permission', 'Permissão', 'Permís'),
  precio: word('Precio', 'Price', 'Preço', 'Preu'),
  role: word('Rol', 'Role', 'Função', 'Rol'),
  talla: word('Talla', 'Size', 'Tamanho', 'Talla'),
  terminadaEn: word('Terminada', 'Finished', 'Terminada', 'Acabada'),
  total: word('Total', 'Total', 'Total', 'Total'),
  user: word('Usuario', 'User', 'Utilizador', 'Usuari'),
}

/** `terminadaEn` → Terminada en: who reads it knows the words, not how machines join them. */
function spelled(name: string): string {
  const text = name.replace(
    /([a-záéíóúñ\d])([A-Z])/g,
    (_, end: string, letter: string) => `${end} ${letter.toLowerCase()}`,
  )
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Within a sentence: NIF and IBAN are written as they are. */
export const inside = (label: string): string =>
  /^\p{Lu}{2}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1)

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The last part of a path, by which a code is known for that of a country or a language. */
const lastOf = (path: string) => path.split('.').at(-1)

const isNothing = (value: unknown) => value === null || value === undefined || value === ''

const isIdioma = (key: string | undefined): key is Idioma => IDIOMAS.some((idioma) => idioma === key)

/** Names and values of fields in words, for comparing two versions of a record. */
export function useFieldWords(labels: Record<string, Textos>, tell?: FormModel['tell']) {
  const t = useWords(OFFICE)
  const { word: say, number, date, moment, idioma } = useFormat()
  const named = (name: string): string => {
    const bare = name.replace(/Id$/, '')
    const known = labels[name] ?? PARTS[name] ?? labels[bare] ?? PARTS[bare]
    return known ? say(known) : spelled(bare)
  }
  const parts = (value: object): string =>
    Object.entries(value)
      .filter(([, held]) => !isNothing(held))
      .map(([name, held]) => `${isIdioma(name) ? t.languages[name] : named(name)} ${inPart(name, held)}`)
      .join(', ') || '–'
  const ofCode = (path: string, code: unknown): string | undefined => {
    if (typeof code !== 'string' || code === '') return undefined
    const last = lastOf(path)
    if (last === 'pais') return nombreDePais(code, idioma)
    return last === 'idioma' && isIdioma(code) ? t.languages[code] : undefined
  }
  const inPart = (name: string, held: unknown): string => ofCode(name, held) ?? inWords(held)
  const inWords = (value: unknown, path = ''): string => {
    const told = tell?.(path, value, idioma)
    if (told !== undefined) return told
    const named = ofCode(path, value)
    if (named !== undefined) return named
    if (isNothing(value)) return '–'
    if (typeof value === 'boolean') return value ? t.yes : t.no
    if (typeof value === 'number') return number(value)
    if (Array.isArray(value)) return value.map((item) => inWords(item)).join(value.some(isObject) ? '; ' : ', ') || '–'
    if (isObject(value)) return parts(value)
    const text = String(value)
    if (/^\d{4}-\d\d-\d\d$/.test(text)) return date(text)
    return /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(text) ? moment(text) : text
  }
  return {
    /** `nombre.en` → Nombre, inglés. */
    label: (path: string): string => {
      const whole = labels[path]
      if (whole) return say(whole)
      const [name = '', key] = path.split('.')
      const own = named(name)
      if (isIdioma(key)) return `${own}, ${idioma === 'en' ? t.languages[key] : inside(t.languages[key])}`
      return key === undefined ? own : `${own}, ${inside(named(key))}`
    },
    value: inWords,
  }
}
