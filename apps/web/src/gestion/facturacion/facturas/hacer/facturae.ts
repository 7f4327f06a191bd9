import type { Factura } from '@telar/contract/facturacion/factura'
import { facturas } from '@telar/contract/facturacion/facturas'
import { download } from '../../../../kit/calls/download.ts'
import { notify } from '../../../parts/notify.tsx'
import type { Doing } from '../../../record/actions.ts'
import { HACER } from './hacer-texts.ts'

const FIRMA = '</ds:Signature>'

/** The invoice for a public buyer; says whether the server could sign it. */
export async function bajarFacturae({ id, numeroCompleto }: Factura, { calls, idioma }: Doing): Promise<void> {
  const file = await calls.read(facturas.facturae, { params: { id } })
  const firmada = (await file.text()).includes(FIRMA)
  download(file, `factura-${numeroCompleto?.replaceAll('/', '-')}-facturae.${firmada ? 'xsig' : 'xml'}`)
  notify((firmada ? HACER.signed : HACER.notSigned)[idioma])
}
