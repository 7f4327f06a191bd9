import { necesidades } from '@telar/contract/produccion/necesidades'
import { Calculator } from 'lucide-react'
import { useEffect } from 'react'
import type { ActionProps } from '../declare/screen.ts'
import { hrefOf, useGo } from '../place.ts'
import { word } from '../words.ts'

type Marcadas = ActionProps<{ id: number | string }>

/** Goes to what the marked orders need, which has a screen of its own. */
function Ir({ rows, de }: Pick<Marcadas, 'rows'> & { de: 'ordenes' | 'pedidos' }) {
  const go = useGo()
  const ids = rows.map(({ id }) => id).join('-')
  useEffect(() => go(hrefOf('necesidades', null, { [de]: ids })), [go, ids, de])
  return null
}
const DeOrdenes = ({ rows }: Marcadas) => <Ir rows={rows} de="ordenes" />
const DePedidos = ({ rows }: Marcadas) => <Ir rows={rows} de="pedidos" />

const ACCION = {
  access: necesidades.necesidades.access,
  label: word('Necesidades', 'Needs', 'Necessidades', 'Necessitats'),
  icon: Calculator,
  needs: 'any',
} as const

/** The actions of lists that lead there: of manufacturing orders, and of customers'. */
export const NECESIDADES_DE_ORDENES = { ...ACCION, Dialog: DeOrdenes }
export const NECESIDADES_DE_PEDIDOS = { ...ACCION, Dialog: DePedidos }
