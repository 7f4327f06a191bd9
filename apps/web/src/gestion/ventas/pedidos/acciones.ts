import { clientes } from '@telar/contract/clientes/clientes'
import { cajas } from '@telar/contract/ventas/cajas'
import { type Pedido, pedidos } from '@telar/contract/ventas/pedidos'
import { CONFIRMAR_PEDIDO } from '@telar/domain/ventas/decidir'
import {
  estadoDe,
  movimientosDe,
  PENDIENTE,
  SITUACIONES,
  type Situacion,
  seConfirmaOtraVez,
} from '@telar/domain/ventas/pedido'
import { Ban, Copy, PackageCheck, PackageOpen, PackageX, Pencil, Printer } from 'lucide-react'
import { notify } from '../../parts/notify.tsx'
import { hrefOf, NEW } from '../../place.ts'
import type { Doing, RecordAction } from '../../record/actions.ts'
import { RECORD } from '../../record/record-texts.ts'
import { EMBALAR } from '../cajas/embalar-texts.ts'
import { SITUACION } from '../situaciones.ts'
import { sumaDe } from './editor/lineas.ts'
import { moverPedidos } from './mover.ts'
import { CancelarEste } from './pasos/CancelarDialog.tsx'
import { CerrarDialog } from './pasos/CerrarDialog.tsx'
import { PEDIDO } from './pedido-texts.ts'
import { porSalir } from './por-salir.ts'

const { access } = pedidos.update

const abierto = ({ situacion }: Pedido) => estadoDe(situacion) === PENDIENTE
const falta = (pedido: Pedido) => abierto(pedido) && sumaDe(pedido.lineas, 'pendiente') > 0
const puedePasar = (a: Situacion) => (pedido: Pedido) => movimientosDe(pedido.situacion).includes(a)
const recibido = ({ situacion }: Pedido) => situacion === 'recibido'
/** What nobody has confirmed, or confirmed as it is now, is neither packed nor served. */
const puedeSalir = (pedido: Pedido) => falta(pedido) && !recibido(pedido) && !seConfirmaOtraVez(pedido)

/** Moves an order on; where the table knows the way back, it is offered. */
const mover = (a: Situacion) => async (pedido: Pedido, doing: Doing) => {
  const { calls, idioma, tell } = doing
  const { id, situacion: antes, version } = pedido
  const pasar = async (nueva: Situacion, back: boolean): Promise<void> => {
    await moverPedidos(calls, [back ? { id, version } : { id }], nueva)
    const undo = back && movimientosDe(nueva).includes(antes) && { undo: () => void pasar(antes, false).catch(tell) }
    notify(PEDIDO.moved[idioma](SITUACION[nueva].label[idioma]), undo || {})
  }
  await pasar(a, true)
}

/** Confirms an order at once, unless its customer owes too much or is blocked: then it is asked why. */
const confirmar = async (pedido: Pedido, doing: Doing) => {
  const { id, clienteId } = pedido
  const mas = porSalir(pedido)
  const { reparos } = await doing.calls.read(clientes.credito, { params: { id: clienteId }, query: { mas } })
  if (reparos.length === 0) await mover('confirmado')(pedido, doing)
  else doing.go(hrefOf('pedidos', id, { ...doing.search, ficha: 'confirmar' }))
}

const aLado =
  (ficha: string) =>
  ({ id }: Pedido, { go, search }: Doing) =>
    go(hrefOf('pedidos', id, { ...search, ficha }))

/** Where an order can be moved to that has no button of its own. */
const movimiento = (a: Situacion): RecordAction<Pedido> => ({
  name: `mover-${a}`,
  place: 'menu',
  label: (_, idioma) => PEDIDO.moveTo[idioma](SITUACION[a].label[idioma]),
  access: CONFIRMAR_PEDIDO,
  when: (pedido) => puedePasar(a)(pedido) && !(a === 'confirmado' && recibido(pedido)),
  run: mover(a),
})

/** What can be done with an order where it stands, with what areas above sales add to it. */
export const acciones = (otras: readonly RecordAction<Pedido>[]): readonly RecordAction<Pedido>[] => [
  {
    name: 'pdf',
    place: 'quiet',
    icon: Printer,
    label: () => 'PDF',
    run: ({ id, numero }, { calls }) =>
      calls.download(pedidos.pdf, { params: { id } }, `pedido-${numero.replace('/', '-')}.pdf`),
  },
  ...otras,
  {
    name: 'editar',
    place: 'quiet',
    icon: Pencil,
    label: PEDIDO.edit,
    access,
    when: abierto,
    run: aLado('editar'),
  },
  ...SITUACIONES.filter((a) => a !== 'cancelado' && a !== 'enPreparacion').map(movimiento),
  {
    name: 'embalar',
    place: 'menu',
    icon: PackageOpen,
    label: EMBALAR.titulo,
    access: cajas.poner.access,
    when: puedeSalir,
    run: aLado('embalar'),
  },
  {
    name: 'copiar',
    place: 'menu',
    icon: Copy,
    label: RECORD.duplicate,
    access: pedidos.create.access,
    run: ({ id }, { go }) => go(hrefOf('pedidos', NEW, { copia: id })),
  },
  {
    name: 'cerrar',
    place: 'menu',
    icon: PackageX,
    label: PEDIDO.close,
    access,
    when: falta,
    Dialog: CerrarDialog,
  },
  {
    name: 'cancelar',
    place: 'menu',
    icon: Ban,
    danger: true,
    label: PEDIDO.cancel,
    access,
    when: puedePasar('cancelado'),
    Dialog: CancelarEste,
  },
  {
    name: 'preparar',
    place: 'plain',
    folds: true,
    label: PEDIDO.prepare,
    access: CONFIRMAR_PEDIDO,
    when: puedePasar('enPreparacion'),
    run: mover('enPreparacion'),
  },
  {
    name: 'confirmar',
    place: 'main',
    keys: 'ctrl+enter',
    label: PEDIDO.confirm,
    access: CONFIRMAR_PEDIDO,
    when: (pedido) => recibido(pedido) || seConfirmaOtraVez(pedido),
    run: confirmar,
  },
  {
    name: 'servir',
    place: 'main',
    icon: PackageCheck,
    keys: 'ctrl+enter',
    label: PEDIDO.serve,
    access: pedidos.entrega.access,
    when: puedeSalir,
    run: aLado('servir'),
  },
]
