import type { Fila } from '@telar/domain/casa/importar'
import { IDIOMAS } from '@telar/domain/idioma'
import { plano, principio } from '@telar/domain/texto'
import { and, asc, eq } from 'drizzle-orm'
import { campo, comoEstaba, type Descripcion, distinto } from '../../casa/importaciones/importable.ts'
import { textoEn } from '../../casa/importaciones/leer.ts'
import type { Db } from '../../db/connection.ts'
import { contactoMedioTiposTable, contactoTiposTable, contactosTable as t } from '../../db/schema/clientes/contactos.ts'
import { FieldsError } from '../../kit/errors.ts'
import { lockVersion, saveVersion } from '../../kit/rows/version.ts'
import { clienteDeNombre, clienteLlamado } from '../clientes/importable.ts'
import { CONTACTO, comprobarMedios } from './guardar.ts'

const CAMPOS = [
  campo(
    'cliente',
    ['Cliente (código o NIF)', 'Customer (code or tax number)', 'Cliente (código ou NIF)', 'Client (codi o NIF)'],
    { alias: ['cliente', 'codigo', 'nif', 'customer', 'codigo cliente'] },
  ),
  campo('dueno', ['De quién', 'Whose', 'De quem', 'De qui']),
  campo('nombre', ['Nombre', 'Name', 'Nome', 'Nom'], { obligatorio: true, alias: ['contacto', 'persona de contacto'] }),
  campo('tipo', ['Para qué', 'What for', 'Para quê', 'Per a què'], {
    alias: ['for what', 'tipo', 'cargo', 'departamento'],
  }),
  campo('email', ['Correo electrónico', 'E-mail', 'E-mail', 'Correu electrònic'], { alias: ['email', 'correo'] }),
  campo('telefono', ['Teléfono', 'Phone', 'Telefone', 'Telèfon'], { alias: ['tel', 'movil'] }),
]

/** What a contact is for, by its name in any language; without a word, the first there is. */
async function tipoDe(db: Db, texto: string | undefined): Promise<number> {
  const tipos = await db.select().from(contactoTiposTable).orderBy(asc(contactoTiposTable.id))
  const hallado = texto
    ? tipos.find(
        ({ clave, nombre }) =>
          plano(clave) === plano(texto) || IDIOMAS.some((idioma) => plano(nombre[idioma]) === plano(texto)),
      )
    : tipos[0]
  if (!hallado) throw new FieldsError({ tipo: ['importar.desconocido'] }, { valor: texto ?? '' })
  return hallado.id
}

async function mediosDe(db: Db, fila: { email?: string; telefono?: string }) {
  const tipos = await db.select().from(contactoMedioTiposTable)
  const dichos = Object.entries({ email: fila.email, telefono: fila.telefono }).flatMap(([clave, valor]) => {
    const contactoMedioTipoId = tipos.find((tipo) => tipo.clave === clave)?.id
    return valor && contactoMedioTipoId ? [{ contactoMedioTipoId, valor }] : []
  })
  return comprobarMedios(db, dichos, 'medios')
}

/** Whose contact it is: by the name that our own list says, or by a code or a tax number. */
async function duenoDe(db: Db, fila: Fila) {
  const palabra = fila.dueno ?? textoEn(fila, 'cliente')
  const cliente = await (fila.dueno ? clienteDeNombre : clienteLlamado)(db, palabra)
  if (!cliente) throw new FieldsError({ cliente: ['importar.desconocido'] }, { valor: palabra })
  return cliente
}

/** People at a customer, by the customer and their name. */
export const importarContactos: Descripcion = {
  que: 'contactos',
  campos: CAMPOS,
  etiqueta: ({ nombre = '' }) => nombre,
  async escribir(db, [fila = {}]) {
    const cliente = await duenoDe(db, fila)
    const nombre = principio(textoEn(fila, 'nombre'), 120)
    const medios = await mediosDe(db, fila)
    const [actual] = await db
      .select()
      .from(t)
      .where(and(eq(t.clienteId, cliente.id), eq(t.nombre, nombre)))
    if (!actual) {
      const contactoTipoId = await tipoDe(db, fila.tipo)
      const [nuevo] = await db
        .insert(t)
        .values({ clienteId: cliente.id, nombre, contactoTipoId, medios })
        .returning({ id: t.id })
      return { accion: 'crear', registro: nuevo?.id ?? null }
    }
    const cambio = distinto(actual, {
      ...(fila.tipo ? { contactoTipoId: await tipoDe(db, fila.tipo) } : {}),
      ...(medios.length > 0 ? { medios } : {}),
    })
    if (!cambio) return { accion: 'igual', registro: actual.id }
    await saveVersion(db, CONTACTO, actual.id, actual.version, cambio)
    return {
      accion: 'cambiar',
      registro: actual.id,
      antes: { cambio: comoEstaba(actual, cambio), version: actual.version + 1 },
    }
  },
  async deshacer(db, { accion, registro, antes }) {
    const id = registro ?? 0
    if (accion === 'crear') {
      await lockVersion(db, CONTACTO, id)
      await db.delete(t).where(eq(t.id, id))
      return
    }
    const { cambio, version } = antes as { cambio: object; version: number }
    await saveVersion(db, CONTACTO, id, version, cambio)
  },
}
