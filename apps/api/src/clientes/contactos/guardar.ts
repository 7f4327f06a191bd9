import { telefonoInternacional } from '@telar/contract/checks/telefono'
import { and, eq, inArray, notInArray } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { contactoMedioTiposTable, contactosTable as t } from '../../db/schema/clientes/contactos.ts'
import { FieldsError, notFound } from '../../kit/errors.ts'
import { saving } from '../../kit/rows/constraints.ts'
import { saveVersion } from '../../kit/rows/version.ts'

type Medios = { contactoMedioTipoId: number; valor: string }[]
interface Contacto {
  id?: number | null | undefined
  contactoTipoId: number
  nombre: string
  medios?: Medios | undefined
}

const Email = z.email()

/** Every way to reach somebody is of a kind that exists and looks like one; numbers are kept as the world dials them. */
export async function comprobarMedios(db: Db, medios: Medios, campo: string): Promise<Medios> {
  if (medios.length === 0) return medios
  const tipos = await db.select().from(contactoMedioTiposTable)
  const comprobados: Medios = []
  for (const [i, medio] of medios.entries()) {
    const clave = tipos.find(({ id }) => id === medio.contactoMedioTipoId)?.clave
    if (!clave) throw new FieldsError({ [`${campo}.${i}.contactoMedioTipoId`]: ['error.missing-reference'] })
    comprobados.push({ ...medio, valor: await comprobarValor(clave, medio.valor, `${campo}.${i}.valor`) })
  }
  return comprobados
}

async function comprobarValor(clave: string, valor: string, campo: string): Promise<string> {
  if (clave === 'email') {
    if (!Email.safeParse(valor).success) throw new FieldsError({ [campo]: ['field.email'] })
    return valor.toLowerCase()
  }
  const telefono = await telefonoInternacional(valor, 'ES')
  if (!telefono) throw new FieldsError({ [campo]: ['telefono.invalido'] })
  return telefono
}

export const CONTACTO = { table: t, entity: 'Contacto' }

/** The contacts of a customer become this list: those with an id change, the others are new, the rest disappear. */
export async function guardarContactos(db: Db, clienteId: number, contactos: Contacto[]): Promise<void> {
  const ids = contactos.flatMap(({ id }) => id ?? [])
  const suyos = ids.length > 0 ? await db.$count(t, and(inArray(t.id, ids), eq(t.clienteId, clienteId))) : 0
  if (suyos !== ids.length) throw notFound('Contacto', ids.join())
  await db.delete(t).where(and(eq(t.clienteId, clienteId), ids.length > 0 ? notInArray(t.id, ids) : undefined))
  for (const [i, { id, ...contacto }] of contactos.entries()) {
    const medios = contacto.medios && (await comprobarMedios(db, contacto.medios, `contactos.${i}.medios`))
    if (id) await saveVersion(db, CONTACTO, id, null, { ...contacto, medios })
    else await saving(t, db.insert(t).values({ ...contacto, medios, clienteId }))
  }
}
