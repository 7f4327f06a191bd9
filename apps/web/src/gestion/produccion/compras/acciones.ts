import type { Compra } from '@telar/contract/produccion/compra'
import { compras } from '@telar/contract/produccion/compras'
import { enIdioma } from '@telar/domain/idioma'
import { CalendarCheck, ListX, Pencil, Printer, Undo2 } from 'lucide-react'
import { notify } from '../../parts/notify.tsx'
import { hrefOf } from '../../place.ts'
import type { RecordAction } from '../../record/actions.ts'
import { CerrarDialog } from './CerrarDialog.tsx'
import { ConfirmarDialog } from './ConfirmarDialog.tsx'
import { COMPRA } from './compra-texts.ts'
import { EnviarDialog } from './EnviarDialog.tsx'

const borrador = ({ dicho }: Compra) => dicho === 'borrador'
const abierta = (compra: Compra) => !borrador(compra) && compra.lineas.some((linea) => linea.abierta > 0)

/** What can be done with a purchase order where it stands. */
export const ACCIONES: readonly RecordAction<Compra>[] = [
  {
    name: 'papel',
    place: 'quiet',
    icon: Printer,
    label: COMPRA.papel,
    run: ({ id, numero }, { calls }) =>
      calls.download(compras.pdf, { params: { id } }, `${numero.replace('/', '-')}.pdf`),
  },
  {
    name: 'editar',
    place: 'quiet',
    icon: Pencil,
    label: COMPRA.editar,
    access: compras.update.access,
    run: ({ id }, { go, search }) => go(hrefOf('compras', id, { ...search, ficha: 'editar' })),
  },
  {
    name: 'enviar-otra',
    place: 'menu',
    label: COMPRA.enviarOtra,
    access: compras.enviar.access,
    when: (compra) => !borrador(compra),
    Dialog: EnviarDialog,
  },
  {
    name: 'cerrar',
    place: 'menu',
    icon: ListX,
    label: COMPRA.cerrar,
    access: compras.cerrar.access,
    when: abierta,
    Dialog: CerrarDialog,
  },
  {
    name: 'reabrir',
    place: 'menu',
    label: COMPRA.reabrir,
    access: compras.reabrir.access,
    when: ({ lineas }) => lineas.some(({ cerrada }) => cerrada > 0),
    run: async ({ id, version }, { calls, idioma }) => {
      await calls.write(compras.reabrir, { params: { id }, body: { version } })
      notify(enIdioma(COMPRA.reabierto, idioma))
    },
  },
  {
    name: 'devolver',
    place: 'menu',
    icon: Undo2,
    label: COMPRA.devolver,
    access: compras.devolver.access,
    when: ({ entregas }) => entregas.length > 0,
    run: ({ proveedorId }, { go }) => go(hrefOf('compras', 'devolver', { proveedor: proveedorId })),
  },
  {
    name: 'confirmar',
    place: 'plain',
    icon: CalendarCheck,
    label: COMPRA.confirmar,
    access: compras.confirmar.access,
    when: abierta,
    Dialog: ConfirmarDialog,
  },
  {
    name: 'enviar',
    place: 'main',
    keys: 'ctrl+enter',
    label: COMPRA.enviar,
    access: compras.enviar.access,
    when: borrador,
    Dialog: EnviarDialog,
  },
  {
    name: 'recibir',
    place: 'main',
    keys: 'ctrl+enter',
    label: COMPRA.recibir,
    access: compras.recibir.access,
    when: abierta,
    run: ({ id, proveedorId }, { go }) => go(hrefOf('compras', 'recibir', { proveedor: proveedorId, compra: id })),
  },
]
