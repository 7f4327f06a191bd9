import type { Factura } from '@telar/contract/facturacion/factura'
import { facturas } from '@telar/contract/facturacion/facturas'
import { showroom } from '@telar/contract/facturacion/showroom'
import { esPrevia, esSimplificada } from '@telar/domain/facturacion/factura'
import { Ban, Copy, FileCode2, FileUser, Mail, Undo2 } from 'lucide-react'
import { notify } from '../../../parts/notify.tsx'
import { hrefOf } from '../../../place.ts'
import type { RecordAction } from '../../../record/actions.ts'
import { RECORD } from '../../../record/record-texts.ts'
import { AnularDialog } from './AnularDialog.tsx'
import { CompletaDialog } from './CompletaDialog.tsx'
import { EnviarDialog } from './EnviarDialog.tsx'
import { bajarFacturae } from './facturae.ts'
import { HACER } from './hacer-texts.ts'
import { RectificarDialog } from './RectificarDialog.tsx'

const nuestra = ({ tipo }: Factura) => !esPrevia(tipo)
const vigente = (factura: Factura) => factura.estado === 'emitida' && nuestra(factura)
const conFichero = (factura: Factura) => nuestra(factura) && !esSimplificada(factura.tipo)

/** What can be done with an issued invoice, whose data stay as they are. */
export const ACCIONES: readonly RecordAction<Factura>[] = [
  {
    name: 'duplicar',
    place: 'menu',
    icon: Copy,
    label: RECORD.duplicate,
    access: facturas.duplicar.access,
    when: nuestra,
    run: async ({ id }, { calls, go, idioma }) => {
      const copia = await calls.write(facturas.duplicar, { params: { id }, body: { vistos: [] } })
      notify(HACER.duplicated[idioma])
      go(hrefOf('facturas', copia))
    },
  },
  {
    name: 'completa',
    place: 'plain',
    icon: FileUser,
    label: HACER.full,
    access: showroom.sustituirSimplificadas.access,
    when: (factura) => factura.tipo === 'F2' && vigente(factura) && factura.rectificadaPor.length === 0,
    Dialog: CompletaDialog,
  },
  {
    name: 'ubl',
    place: 'menu',
    icon: FileCode2,
    label: HACER.ubl,
    when: conFichero,
    run: ({ id, numeroCompleto }, { calls }) =>
      calls.download(facturas.ubl, { params: { id } }, `factura-${numeroCompleto?.replaceAll('/', '-')}.xml`),
  },
  {
    name: 'facturae',
    place: 'menu',
    icon: FileCode2,
    label: HACER.facturae,
    when: (factura) => conFichero(factura) && factura.clienteCopia?.direccion.pais === 'ES',
    run: bajarFacturae,
  },
  {
    name: 'anular',
    place: 'menu',
    icon: Ban,
    danger: true,
    apart: true,
    label: HACER.annul,
    access: facturas.anular.access,
    when: vigente,
    Dialog: AnularDialog,
  },
  {
    name: 'rectificar',
    place: 'plain',
    icon: Undo2,
    label: HACER.correct,
    access: facturas.rectificar.access,
    when: vigente,
    Dialog: RectificarDialog,
  },
  {
    name: 'enviar',
    place: 'main',
    icon: Mail,
    keys: 's',
    label: HACER.send,
    access: facturas.enviar.access,
    when: vigente,
    Dialog: EnviarDialog,
  },
]
