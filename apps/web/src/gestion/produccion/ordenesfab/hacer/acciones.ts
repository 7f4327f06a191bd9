import { etiquetas } from '@telar/contract/produccion/etiquetas'
import { necesidades } from '@telar/contract/produccion/necesidades'
import { notastaller } from '@telar/contract/produccion/notastaller'
import type { OrdenFab } from '@telar/contract/produccion/orden'
import { ordenesfab } from '@telar/contract/produccion/ordenesfab'
import {
  ABIERTAS,
  ESTADOS_DE_ORDEN,
  type EstadoDeOrden,
  movimientosAMano,
  SE_RECIBE,
} from '@telar/domain/produccion/orden-fab'
import { Ban, Barcode, Calculator, ListX, Pencil, Printer, SquarePen } from 'lucide-react'
import { notify } from '../../../parts/notify.tsx'
import { hrefOf } from '../../../place.ts'
import type { Doing, RecordAction } from '../../../record/actions.ts'
import { ETIQUETAS } from '../../etiquetas/etiquetas-texts.ts'
import { faltan, llegan } from '../cuentas.ts'
import { RUTA } from '../operaciones/ruta-texts.ts'
import { ESTADO } from '../orden-labels.ts'
import { VER } from '../ver-texts.ts'
import { AnularEsta } from './AnularDialog.tsx'
import { CerrarDialog } from './CerrarDialog.tsx'
import { CerrarParteDialog } from './CerrarParteDialog.tsx'
import { moverOrdenes } from './mover.ts'

const { access } = ordenesfab.update

const en =
  (...estados: EstadoDeOrden[]) =>
  ({ estado }: OrdenFab) =>
    estados.includes(estado)
const seEspera = ({ lineas, estado }: OrdenFab) => faltan(lineas, 'recibida', estado) > 0
const seCorta = ({ lineas, estado }: OrdenFab) => faltan(lineas, 'cortada', estado) > 0
const parcial = en('recibidaParcial')
const sinNota = ({ lineas }: OrdenFab) => llegan(lineas).sinNota > 0
/** Everything that is to come is out with notes, and comes back by them. */
const soloConNota = ({ lineas }: OrdenFab) => llegan(lineas).sinNota === 0 && llegan(lineas).conNota > 0

/** Opens the oldest note that garments of an order are out with. */
async function recibirNota({ id }: OrdenFab, { calls, go }: Doing): Promise<void> {
  const { notas } = await calls.read(ordenesfab.ruta, { params: { id } })
  const nota = notas.findLast(({ fuera }) => fuera > 0)
  if (nota) go(hrefOf('notastaller', nota.id, { ficha: 'recibir' }))
}

/** Moves an order on; where it may be moved back by hand, that is offered. What is refused is shown as it now stands. */
const mover = (a: EstadoDeOrden) => async (orden: OrdenFab, doing: Doing) => {
  const { calls, idioma, tell } = doing
  const { id, estado: antes, version } = orden
  const pasar = async (nuevo: EstadoDeOrden, back: boolean): Promise<void> => {
    try {
      await moverOrdenes(calls, [back ? { id, version } : { id }], nuevo)
    } catch (error) {
      await calls.reread(ordenesfab.get)
      throw error
    }
    const undo = back && movimientosAMano(nuevo).includes(antes) && { undo: () => void pasar(antes, false).catch(tell) }
    notify(VER.moved[idioma](1, ESTADO[nuevo].label[idioma]), undo || {})
  }
  await pasar(a, true)
}

const aLado =
  (ficha: string) =>
  ({ id }: OrdenFab, { go, search }: Doing) =>
    go(hrefOf('ordenesfab', id, { ...search, ficha }))

/** Where an order can be moved to that has no button of its own. */
const movimiento = (a: EstadoDeOrden): RecordAction<OrdenFab> => ({
  name: `mover-${a}`,
  place: 'menu',
  label: (_, idioma) => VER.moveTo[idioma](ESTADO[a].label[idioma]),
  access,
  when: ({ movimientos }) => movimientos.includes(a),
  run: mover(a),
})

const CON_BOTON: readonly EstadoDeOrden[] = ['anulada', 'lanzada', 'enTaller']

const siguiente = (action: Omit<RecordAction<OrdenFab>, 'place' | 'access' | 'keys'>): RecordAction<OrdenFab> => ({
  ...action,
  place: 'main',
  keys: 'ctrl+enter',
  access,
})

/** What can be done with an order where it stands; the moves are those of the server's table. */
export const ACCIONES: readonly RecordAction<OrdenFab>[] = [
  {
    name: 'hoja',
    place: 'quiet',
    icon: Printer,
    label: VER.sheet,
    run: ({ id, numero }, { calls }) =>
      calls.download(ordenesfab.pdf, { params: { id } }, `orden-${numero.replace('/', '-')}.pdf`),
  },
  {
    name: 'etiquetas',
    place: 'menu',
    icon: Barcode,
    label: ETIQUETAS.titulo,
    access: etiquetas.celdas.access,
    run: aLado('etiquetas'),
  },
  {
    name: 'editar',
    place: 'quiet',
    icon: Pencil,
    label: VER.edit,
    access,
    when: ({ estado }) => estado !== 'cerrada' && estado !== 'anulada',
    run: aLado('editar'),
  },
  ...ESTADOS_DE_ORDEN.filter((a) => !CON_BOTON.includes(a)).map(movimiento),
  {
    name: 'necesidades',
    place: 'menu',
    icon: Calculator,
    label: VER.needs,
    access: necesidades.necesidades.access,
    when: (orden) => en('borrador')(orden) || seCorta(orden),
    run: ({ id }, { go }) => go(hrefOf('necesidades', null, { ordenes: String(id) })),
  },
  {
    name: 'corregir',
    place: 'menu',
    icon: SquarePen,
    label: VER.correct,
    access,
    when: en(...SE_RECIBE),
    run: aLado('corregir'),
  },
  {
    name: 'cerrar-parte',
    place: 'menu',
    icon: ListX,
    label: VER.closePart,
    access,
    when: (orden) => en(...ABIERTAS)(orden) && orden.pendientes > 0,
    Dialog: CerrarParteDialog,
  },
  {
    name: 'anular',
    place: 'menu',
    icon: Ban,
    danger: true,
    label: VER.cancel,
    access,
    when: ({ movimientos }) => movimientos.includes('anulada'),
    Dialog: AnularEsta,
  },
  {
    name: 'cortar-mas',
    place: 'plain',
    label: VER.cutMore,
    access,
    when: (orden) => en('cortada')(orden) || (en('enTaller', 'recibidaParcial')(orden) && seCorta(orden)),
    run: aLado('cortar'),
  },
  {
    name: 'recibir-ya',
    place: 'plain',
    label: VER.receive,
    access,
    when: (orden) => en('cortada')(orden) && sinNota(orden),
    run: aLado('recibir'),
  },
  {
    name: 'cerrar-ya',
    place: 'plain',
    label: VER.close,
    access,
    when: (orden) => parcial(orden) && seEspera(orden),
    Dialog: CerrarDialog,
  },
  siguiente({ name: 'lanzar', label: VER.launch, when: en('borrador'), run: mover('lanzada') }),
  siguiente({ name: 'cortar', label: VER.cut, when: en('lanzada'), run: aLado('cortar') }),
  siguiente({ name: 'al-taller', label: VER.toWorkshop, when: en('cortada'), run: mover('enTaller') }),
  siguiente({
    name: 'recibir',
    label: VER.receive,
    when: (orden) => (en('enTaller')(orden) || (parcial(orden) && seEspera(orden))) && sinNota(orden),
    run: aLado('recibir'),
  }),
  {
    ...siguiente({ name: 'recibir-nota', label: RUTA.recibir, run: recibirNota }),
    access: notastaller.volver.access,
    when: (orden) => en('enTaller', 'recibidaParcial')(orden) && soloConNota(orden),
  },
  siguiente({
    name: 'cerrar',
    label: VER.close,
    when: (orden) => parcial(orden) && !seEspera(orden),
    Dialog: CerrarDialog,
  }),
]
