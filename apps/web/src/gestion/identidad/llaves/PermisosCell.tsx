import type { Llave } from '@telar/contract/identidad/llaves'
import { useFormat } from '../../use-texts.ts'

/** How many rights a key has; which ones is said on its page. */
export const PermisosCell = ({ row: { permisos } }: { row: Llave }) => useFormat().number(permisos.length)
