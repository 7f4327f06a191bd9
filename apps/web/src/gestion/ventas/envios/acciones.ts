import type { Envio } from '@telar/contract/ventas/envio'
import { envios } from '@telar/contract/ventas/envios'
import { enIdioma } from '@telar/domain/idioma'
import { ANOTABLES, puedePasar } from '@telar/domain/ventas/envio'
import { Ban, FileCheck, Hash, MapPin, Pencil, Printer, Tag } from 'lucide-react'
import { notify } from '../../parts/notify.tsx'
import type { RecordAction } from '../../record/actions.ts'
import { AnotarDialog } from './AnotarDialog.tsx'
import { AnularDialog } from './AnularDialog.tsx'
import { CambiarDialog } from './CambiarDialog.tsx'
import { ENVIO } from './envio-texts.ts'
import { conEtiqueta } from './etiquetar.ts'
import { NumerarDialog } from './NumerarDialog.tsx'

const sinPedir = ({ llamada }: Envio) => llamada === 'ninguna' || llamada === 'rechazada'
const porEtiquetar = (envio: Envio) => envio.estado === 'preparado' && sinPedir(envio)

/** What can be done with a shipment where it stands. */
export const ACCIONES: readonly RecordAction<Envio>[] = [
  {
    name: 'rollo',
    place: 'menu',
    icon: Printer,
    label: ENVIO.imprimirRollo,
    when: (envio) => conEtiqueta(envio) && !envio.etiquetaPropia,
    run: ({ id, numero }, { calls }) =>
      calls.download(envios.etiquetas, { body: { ids: [id], formato: '10x15' } }, `${numero}.pdf`),
  },
  {
    name: 'zpl',
    place: 'menu',
    label: ENVIO.zpl,
    when: (envio) => conEtiqueta(envio) && !envio.etiquetaPropia,
    run: ({ id, numero }, { calls }) => calls.download(envios.zpl, { body: { ids: [id] } }, `${numero}.zpl`),
  },
  {
    name: 'justificante',
    place: 'menu',
    icon: FileCheck,
    label: ENVIO.justificante,
    when: ({ conJustificante }) => conJustificante,
    run: ({ id, numero }, { calls }) =>
      calls.download(envios.justificante, { params: { id } }, `${numero}-entrega.pdf`),
  },
  {
    name: 'numerar',
    place: 'menu',
    icon: Hash,
    label: ENVIO.numerar,
    access: envios.numerar.access,
    when: ({ estado, llamada }) => estado !== 'anulado' && llamada !== 'pendiente' && llamada !== 'en-curso',
    Dialog: NumerarDialog,
  },
  {
    name: 'anular',
    place: 'menu',
    icon: Ban,
    danger: true,
    apart: true,
    label: ENVIO.anular,
    access: envios.anular.access,
    when: ({ estado, llamada }) => puedePasar(estado, 'anulado') && llamada !== 'pendiente' && llamada !== 'en-curso',
    Dialog: AnularDialog,
  },
  {
    name: 'cambiar',
    place: 'plain',
    icon: Pencil,
    label: ENVIO.cambiar,
    access: envios.cambiar.access,
    when: porEtiquetar,
    Dialog: CambiarDialog,
  },
  {
    name: 'anotar',
    place: 'plain',
    icon: MapPin,
    label: ENVIO.anotar,
    access: envios.anotar.access,
    when: ({ estado }) => ANOTABLES.some((a) => puedePasar(estado, a)),
    Dialog: AnotarDialog,
  },
  {
    name: 'imprimir',
    place: 'main',
    icon: Printer,
    keys: 'ctrl+p',
    label: ENVIO.imprimir,
    when: conEtiqueta,
    run: ({ id, numero }, { calls }) => calls.download(envios.etiquetas, { body: { ids: [id] } }, `${numero}.pdf`),
  },
  {
    name: 'etiquetar',
    place: 'main',
    icon: Tag,
    keys: 'ctrl+enter',
    label: ENVIO.etiquetar,
    access: envios.etiquetar.access,
    when: porEtiquetar,
    run: async ({ id }, { calls, idioma }) => {
      await calls.write(envios.etiquetar, { body: { ids: [id] } })
      notify(enIdioma(ENVIO.hecho, idioma))
    },
  },
]
