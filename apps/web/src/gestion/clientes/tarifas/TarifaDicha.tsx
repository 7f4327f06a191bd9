import type { Saying } from '../../declare/screen.ts'
import { useFormat, useWords } from '../../use-texts.ts'
import { useAlcances, useGrupos } from '../use-alcances.ts'
import { TARIFA } from './tarifa-texts.ts'
import type { TarifaValues } from './tarifa-values.ts'

/** The lists of a price list in words: as two versions are compared, or as it once was. */
export function TarifaDicha({ field, value, otherwise }: Saying) {
  const say = useWords(TARIFA)
  const { number } = useFormat()
  const grupos = useGrupos() ?? []
  const { temporadas, tipos, colecciones } = useAlcances()
  if (!Array.isArray(value) || value.length === 0) return otherwise
  const nombreDe = (id: number | null, entre: readonly { id: number; label: string }[]) =>
    id === null ? '' : ` ${entre.find((uno) => uno.id === id)?.label ?? '…'}`
  if (field === 'grupoIds') return (value as number[]).map((id) => nombreDe(id, grupos).trim()).join(', ')
  const menos = (dto: number | null) => `−${number(dto ?? 0)}\u00a0%`
  const de = { todo: [], temporada: temporadas, tipo: tipos, coleccion: colecciones }
  if (field === 'reglas')
    return (value as TarifaValues['reglas'])
      .map(({ ambito, cual, dto }) => `${say.ambito[ambito]}${nombreDe(cual, de[ambito])} ${menos(dto)}`)
      .join('; ')
  if (field === 'escalas')
    return (value as TarifaValues['escalas'])
      .map(({ de: que, desde, dto }) => `${say.cuenta[que]}, ${say.desde.toLowerCase()} ${desde}: ${menos(dto)}`)
      .join('; ')
  return otherwise
}
