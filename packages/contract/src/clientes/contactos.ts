import { z } from 'zod'
import { change } from '../kit/change.ts'
import { ById, crud, Id, Ids, Registro, Texto, Textos } from '../kit/crud.ts'
import { read, resource, write } from '../kit/endpoint.ts'

export const MediosInput = z
  .array(z.object({ contactoMedioTipoId: Id, valor: Texto(254) }))
  .max(20)
  .default([])
const Medios = z.array(z.object({ contactoMedioTipoId: Id, valor: z.string() }))

const DUENOS = ['clienteId', 'proveedorId', 'comercialId'] as const
const Dueno = z.object({
  clienteId: Id.nullable().default(null),
  proveedorId: Id.nullable().default(null),
  comercialId: Id.nullable().default(null),
})
const unDueno = (duenos: z.output<typeof Dueno>) => DUENOS.filter((campo) => duenos[campo] !== null).length === 1
const UN_DUENO = { path: ['clienteId'], message: 'contacto.un-dueno' }

const ContactoDatos = Dueno.extend({ contactoTipoId: Id, nombre: Texto(120), medios: MediosInput })
export const ContactoInput = ContactoDatos.refine(unDueno, UN_DUENO)

export const Contacto = Registro.extend({
  clienteId: Id.nullable(),
  proveedorId: Id.nullable(),
  comercialId: Id.nullable(),
  contactoTipoId: Id,
  nombre: z.string(),
  medios: Medios,
})
export type Contacto = z.output<typeof Contacto>

/** A row of the list: whose contact it is and how to reach them, in words. */
export const ContactoFila = Contacto.extend({ dueno: z.string(), tipo: Textos, datos: z.string() })
export type ContactoFila = z.output<typeof ContactoFila>

export const ContactoTipo = z.object({ id: Id, clave: z.string(), nombre: Textos })

const flat = crud(ContactoFila, ContactoDatos)

export const contactos = resource('contactos', {
  search: flat.search,
  get: { ...flat.get, response: Contacto },
  create: { ...flat.create, body: ContactoInput },
  update: write.put('/:id', {
    access: 'Update',
    summary: 'Update a contact',
    params: ById,
    body: change(ContactoDatos),
    response: Id,
  }),
  deleteClientes: write.post('/deleteclientes', {
    access: 'Delete',
    summary: 'Delete contacts of customers, all or nothing',
    body: Ids,
    response: z.array(Id),
  }),
  deleteProveedores: write.post('/deleteproveedores', {
    access: 'Delete',
    summary: 'Delete contacts of suppliers, all or nothing',
    body: Ids,
    response: z.array(Id),
  }),
  deleteComerciales: write.post('/deletecomerciales', {
    access: 'Delete',
    summary: 'Delete contacts of reps, all or nothing',
    body: Ids,
    response: z.array(Id),
  }),
  getAllContactoTipos: read.get('/getallcontactotipos', {
    access: 'View',
    summary: 'What a contact may be for',
    response: z.array(ContactoTipo),
  }),
  getAllContactoMedioTipos: read.get('/getallcontactomediotipos', {
    access: 'View',
    summary: 'How a contact may be reached',
    response: z.array(ContactoTipo),
  }),
  export: { ...flat.export, path: '/excel-by-search' as const },
})
