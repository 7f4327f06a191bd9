import { CALIDADES } from '@telar/domain/catalogo/calidad'
import { AMBITOS_DE_TARIFA, CUENTAS_DE_ESCALA } from '@telar/domain/catalogo/tarifa'
import { z } from 'zod'
import { ById, crud, Fecha, Id, Registro, Texto, TextoLibre } from '../kit/crud.ts'
import { read, resource, write } from '../kit/endpoint.ts'
import { exacto } from '../kit/exacto.ts'
import { Peldano, Porque } from './porque.ts'

const dto = z.number().min(0).max(100).multipleOf(0.01).check(exacto(0.01))
const precio = z.number().min(0).max(99_999).multipleOf(0.0001).check(exacto(0.0001))

const Regla = z
  .object({ ambito: z.enum(AMBITOS_DE_TARIFA), cual: Id.nullable().default(null), dto })
  .refine(({ ambito, cual }) => (ambito === 'todo') === (cual === null), { path: ['cual'], message: 'tarifa.cual' })
const Escala = z.object({ de: z.enum(CUENTAS_DE_ESCALA), desde: z.int().min(2).max(99_999), dto })

export const TarifaInput = z.object({
  nombre: Texto(80),
  desde: Fecha,
  hasta: Fecha.nullable().default(null),
  activa: z.boolean().default(true),
  /** Whose it is. */
  grupoIds: z.array(Id).max(100).default([]),
  reglas: z.array(Regla).max(200).default([]),
  /** Less from so many garments on; of those that are reached, the largest counts. */
  escalas: z.array(Escala).max(40).default([]),
  notas: TextoLibre(2000),
})
export const Tarifa = Registro.extend({ ...TarifaInput.shape, notas: z.string() })
export type Tarifa = z.output<typeof Tarifa>

/** What a model costs somebody, and why. */
const PrecioDicho = z.object({ precio: z.number(), dto: z.number(), porque: z.array(Porque) })

/** A model beside what the lists ask for it. */
const FilaDePrecios = z.object({
  modeloId: Id,
  numero: z.string(),
  nombre: z.string(),
  temporada: z.string(),
  precioMayor: z.number(),
  precios: z.array(z.object({ tarifaId: Id, precio: z.number() })),
})

const MAX_CELDAS = 2000

export const tarifas = resource('tarifas', {
  ...crud(Tarifa, TarifaInput),
  matriz: read.post('/matriz', {
    access: 'View',
    summary: 'The models with what each list asks for them, by number, season or name',
    body: z.object({
      keyword: z.string().trim().max(100).default(''),
      temporadaId: Id.nullable().default(null),
      pageNumber: z.int().min(1).max(100_000).default(1),
      pageSize: z.int().min(1).max(200).default(50),
    }),
    response: z.object({
      tarifas: z.array(z.object({ id: Id, nombre: z.string(), desde: Fecha, hasta: Fecha.nullable() })),
      modelos: z.array(FilaDePrecios),
      totalCount: z.int(),
    }),
  }),
  precios: write.post('/precios', {
    access: 'Update',
    summary: 'Prices of models by lists, all or nothing; refused if one is no longer what was read',
    creates: true,
    body: z.object({
      celdas: z
        .array(z.object({ tarifaId: Id, modeloId: Id, antes: z.number().nullable(), precio: precio.nullable() }))
        .min(1)
        .max(MAX_CELDAS),
    }),
    response: z.object({ cambiadas: z.int() }),
  }),
  calcular: read.post('/calcular', {
    access: 'Permissions.Pedidos.Search',
    summary: 'What a customer would pay for some garments today, and why',
    body: z.object({
      clienteId: Id,
      /** Of garments of where. */
      lugar: z.enum(CALIDADES).default('almacen'),
      lineas: z.array(z.object({ modeloId: Id, cantidad: z.int().min(0).max(999_999) })).max(1000),
    }),
    response: z.array(PrecioDicho.extend({ modeloId: Id })),
  }),
  deCliente: read.get('/de-cliente/:id', {
    access: 'Permissions.Clientes.View',
    summary: 'The group, list and promotions of a customer, with what the newest models cost them',
    params: ById,
    response: z.object({
      grupo: z.string().nullable(),
      tarifas: z.array(z.object({ id: Id, nombre: z.string(), hasta: Fecha.nullable() })),
      promociones: z.array(z.object({ id: Id, nombre: z.string(), hasta: Fecha.nullable() })),
      modelos: z.array(
        PrecioDicho.extend({
          modeloId: Id,
          numero: z.string(),
          nombre: z.string(),
          precioMayor: z.number(),
          escalas: z.array(Peldano),
        }),
      ),
    }),
  }),
  deModelo: read.get('/de-modelo/:id', {
    access: 'Permissions.Modelos.View',
    summary: 'What a model costs each group today, and why',
    params: ById,
    response: z.array(
      PrecioDicho.extend({
        /** Nobody's: customers without a group. */
        grupoId: Id.nullable(),
        grupo: z.string().nullable(),
        clientes: z.int(),
        escalas: z.array(Peldano),
      }),
    ),
  }),
})
