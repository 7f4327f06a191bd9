import type { Direccion } from '@telar/domain/casa/direccion'
import type { Consentimiento } from '@telar/domain/casa/legales'
import type { FORMAS_DE_PAGO, ResultadoVies } from '@telar/domain/clientes/cliente'
import type { EstadoDeRegistro } from '@telar/domain/clientes/registro'
import type { Idioma } from '@telar/domain/idioma'
import { sql } from 'drizzle-orm'
import { boolean, integer, jsonb, pgView, text } from 'drizzle-orm/pg-core'
import { momento, textos } from '../../columns.ts'
import type { Licencia } from './registers.ts'

type FormaPago = (typeof FORMAS_DE_PAGO)[number]

/** The list of customers, with the names behind their references. */
export const clientesLista = pgView('clientes_lista', {
  id: integer().notNull(),
  version: integer().notNull(),
  creadoEn: momento().notNull(),
  modificadoEn: momento().notNull(),
  codigo: text().notNull(),
  razonSocial: text().notNull(),
  nombreComercial: text().notNull(),
  nif: text().notNull(),
  email: text(),
  telefono: text(),
  countryId: integer().notNull(),
  pais: text().notNull(),
  ciudad: text().notNull(),
  provincia: text().notNull(),
  recargoEquivalencia: boolean().notNull(),
  viesResultado: text().$type<ResultadoVies>(),
  formaPago: text().notNull().$type<FormaPago>(),
  grupoId: integer(),
  grupo: text(),
  comercialId: integer(),
  comercial: text(),
  idioma: text().notNull().$type<Idioma>(),
  users: integer().notNull(),
  bloqueado: boolean().notNull(),
}).as(sql`
  select c.id, c.version, c.creado_en, c.modificado_en, c.codigo, c.razon_social, c.nombre_comercial, c.nif, c.email,
    c.telefono, c.country_id, p.iso2 as pais, c.direccion_fiscal ->> 'ciudad' as ciudad, c.provincia,
    c.recargo_equivalencia, c.vies_resultado, c.forma_pago, c.grupo_id, g.nombre as grupo, c.comercial_id, r.nombre as comercial, c.idioma,
    (select count(*)::int from users u where u.cliente_id = c.id) as users, c.bloqueado
  from clientes c join countries p on p.id = c.country_id left join comerciales r on r.id = c.comercial_id
    left join grupos g on g.id = c.grupo_id`)

/** The list of contacts: whose they are, what for, and how to reach them. */
export const contactosLista = pgView('contactos_lista', {
  id: integer().notNull(),
  version: integer().notNull(),
  creadoEn: momento().notNull(),
  modificadoEn: momento().notNull(),
  clienteId: integer(),
  proveedorId: integer(),
  comercialId: integer(),
  contactoTipoId: integer().notNull(),
  nombre: text().notNull(),
  medios: jsonb().$type<{ contactoMedioTipoId: number; valor: string }[]>().notNull(),
  dueno: text().notNull(),
  tipo: textos().notNull(),
  datos: text().notNull(),
}).as(sql`
  select k.id, k.version, k.creado_en, k.modificado_en, k.cliente_id, k.proveedor_id, k.comercial_id,
    k.contacto_tipo_id, k.nombre, k.medios, coalesce(c.razon_social, p.razon_social, r.nombre) as dueno,
    t.nombre as tipo,
    (select coalesce(string_agg(m ->> 'valor', ', '), '') from jsonb_array_elements(k.medios) m) as datos
  from contactos k
    join contacto_tipos t on t.id = k.contacto_tipo_id
    left join clientes c on c.id = k.cliente_id
    left join proveedores p on p.id = k.proveedor_id
    left join comerciales r on r.id = k.comercial_id`)

/** The requests as they stand now: an approval whose link has run out has expired, whether or not anybody looked. */
export const registersLista = pgView('registers_lista', {
  id: integer().notNull(),
  version: integer().notNull(),
  creadoEn: momento().notNull(),
  modificadoEn: momento().notNull(),
  tipo: text().notNull().$type<'nuevo' | 'existente'>(),
  nombre: text().notNull(),
  email: text().notNull(),
  telefono: text().notNull(),
  countryId: integer(),
  pais: text(),
  direccion: jsonb().$type<Direccion>(),
  nif: text(),
  licencia: jsonb().$type<Licencia>(),
  idioma: text().notNull().$type<Idioma>(),
  estado: text().notNull().$type<EstadoDeRegistro>(),
  visitado: boolean().notNull(),
  motivo: text(),
  caducaEn: momento(),
  clienteId: integer(),
  cliente: text(),
  resueltoEn: momento(),
  resueltoPor: text(),
  consentimiento: jsonb().$type<Consentimiento>(),
}).as(sql`
  select g.id, g.version, g.creado_en, g.modificado_en, g.tipo, g.nombre, g.email, g.telefono, g.country_id,
    p.iso2 as pais, g.direccion, g.nif, g.licencia, g.idioma,
    case when g.estado = 'aprobado' and g.caduca_en <= now() then 'caducado' else g.estado end as estado,
    g.visitado, g.motivo, g.caduca_en, g.cliente_id, c.razon_social as cliente, g.resuelto_en, g.resuelto_por,
    g.consentimiento
  from registers g left join countries p on p.id = g.country_id left join clientes c on c.id = g.cliente_id`)
