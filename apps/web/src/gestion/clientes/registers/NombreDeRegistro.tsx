import type { Register } from '@telar/contract/clientes/registers'
import { useWords } from '../../use-texts.ts'
import { REGISTRO } from './registro-texts.ts'

/** Who asks; what nobody has opened yet stands out. */
export function NombreDeRegistro({ row: { nombre, visitado } }: { row: Register }) {
  const say = useWords(REGISTRO)
  if (visitado) return nombre
  return (
    <b className="o-unread">
      <i role="img" aria-label={say.unread} title={say.unread} /> {nombre}
    </b>
  )
}
