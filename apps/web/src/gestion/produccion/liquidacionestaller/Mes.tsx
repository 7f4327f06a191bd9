import { useFormat } from '../../use-texts.ts'
import { mesEscrito } from './mes-escrito.ts'

/** A month in words. */
export function Mes({ mes }: { mes: string }) {
  const { idioma } = useFormat()
  return mesEscrito(mes, idioma)
}
