import { type Cliente, clientes } from '@telar/contract/clientes/clientes'
import { Download, Eraser } from 'lucide-react'
import type { RecordAction } from '../../record/actions.ts'
import { BorrarDatos } from './BorrarDatos.tsx'
import { CLIENTE } from './cliente-texts.ts'

/** What else can be done with a customer. */
export const ACCIONES: readonly RecordAction<Pick<Cliente, 'id' | 'razonSocial'>>[] = [
  {
    name: 'datos',
    place: 'menu',
    icon: Download,
    label: CLIENTE.exportData,
    access: clientes.datos.access,
    run: ({ id }, { calls }) => calls.download(clientes.datos, { params: { id } }, `cliente-${id}.json`),
  },
  {
    name: 'borrar-datos',
    place: 'menu',
    icon: Eraser,
    danger: true,
    label: CLIENTE.eraseData,
    access: clientes.borrarDatos.access,
    Dialog: BorrarDatos,
  },
]
