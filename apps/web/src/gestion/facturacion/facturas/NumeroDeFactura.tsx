import { useWords } from '../../use-texts.ts'
import { LISTA } from './lista-texts.ts'

/** The number of an invoice; a draft has none yet. */
export function NumeroDeFactura({ row }: { row: { numeroCompleto: string | null } }) {
  const say = useWords(LISTA)
  return row.numeroCompleto ?? <span className="o-none">{say.noNumber}</span>
}
