import { materias } from '@telar/contract/produccion/materias'
import { ListX, PackagePlus, Pencil, Printer, Trash2 } from 'lucide-react'
import { hrefOf, NEW } from '../../place.ts'
import type { RecordAction } from '../../record/actions.ts'
import { P } from '../palabras.ts'
import { BorrarEntrada, CerrarEntrada, CorregirEntrada } from './EntradaDialogs.tsx'
import type { Entrada } from './entrada.ts'
import { ENTRADA } from './entrada-texts.ts'

/** What can be done with a delivery, awaited or received. */
export const ACCIONES: readonly RecordAction<Entrada>[] = [
  {
    name: 'borrar',
    place: 'quiet',
    icon: Trash2,
    label: ENTRADA.borrar,
    access: materias.deleteEntradas.access,
    Dialog: BorrarEntrada,
  },
  {
    name: 'corregir',
    place: 'quiet',
    icon: Pencil,
    label: P.corregir,
    access: materias.updateEntrada.access,
    Dialog: CorregirEntrada,
  },
  {
    name: 'cerrar',
    place: 'plain',
    icon: ListX,
    label: ENTRADA.cerrar,
    access: materias.cerrarEntrada.access,
    when: ({ abierta }) => abierta > 0,
    Dialog: CerrarEntrada,
  },
  {
    name: 'recibir',
    place: 'plain',
    icon: PackagePlus,
    label: ({ abierta }, idioma) => (abierta > 0 ? ENTRADA.recibirla : ENTRADA.otra)[idioma],
    access: materias.recibir.access,
    strong: ({ abierta }) => abierta > 0,
    run: ({ id, materiaId, abierta }, { go }) =>
      go(hrefOf('entradas', NEW, abierta > 0 ? { materia: materiaId, esperada: id } : {})),
  },
  {
    name: 'etiquetas',
    place: 'main',
    icon: Printer,
    keys: 'p',
    label: P.etiquetas,
    when: ({ recibida }) => recibida,
    run: ({ id }, { calls }) => calls.download(materias.etiquetas, { params: { id } }, `etiquetas-${id}.pdf`),
  },
]
