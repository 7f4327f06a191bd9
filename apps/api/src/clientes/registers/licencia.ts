import type { RegisterInput } from '@telar/contract/clientes/registers'
import type { z } from 'zod'
import type { Licencia } from '../../db/schema/clientes/registers.ts'
import { openDemo } from '../../demo.ts'
import { leerDocumento } from '../../gateways/documents.ts'
import { type Files, newFileName } from '../../gateways/files.ts'
import { FieldsError } from '../../kit/errors.ts'

type Enviada = Extract<z.output<typeof RegisterInput>, { tipo: 'nuevo' }>['licencia']

const GRUPO = 'licencias'
const PROBLEMA = { grande: 'licencia.grande', 'no-admitido': 'licencia.no-admitida' } as const
const DE_LA_DEMO = `${GRUPO}/demo-`

/** Keeps a licence among the private files, under a name of our own. */
export async function guardarLicencia(files: Files, { name, data }: Enviada): Promise<Licencia> {
  const documento = await leerDocumento(data)
  if (typeof documento === 'string') throw new FieldsError({ licencia: [PROBLEMA[documento]] })
  const { tipo, content } = documento
  const fichero = newFileName(GRUPO, tipo)
  await files.put(fichero, content)
  return { fichero, tipo, nombre: name, bytes: content.length }
}

export async function borrarLicencias(files: Files, de: readonly { licencia: Licencia | null }[]): Promise<void> {
  for (const { licencia } of de) if (licencia) await files.delete(licencia.fichero)
}

/** A licence as it was sent; one of the demo is drawn when somebody asks for it. */
export async function leerLicencia(files: Files, { fichero, tipo }: Licencia): Promise<Buffer | null> {
  const stored = await files.get(fichero)
  if (stored || !fichero.startsWith(DE_LA_DEMO)) return stored
  return (await openDemo()).dibujarDocumento(tipo)
}
