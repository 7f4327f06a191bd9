import { SERIES_INICIALES } from '@telar/domain/casa/ajustes'
import { esAcreedorSepa } from '@telar/domain/casa/cuenta'
import { ZONAS } from '@telar/domain/casa/direccion'
import { deCadaPagina } from '@telar/domain/casa/legales'
import { COLORES_TEMA, esColor } from '@telar/domain/casa/tema'
import { IDIOMA_DE_LA_CASA, IDIOMAS } from '@telar/domain/idioma'
import { z } from 'zod'
import { bare, change } from '../kit/change.ts'
import { Email, Fecha, Texto, TextoLibre, Textos, TextosLibres } from '../kit/crud.ts'
import { read, resource, write } from '../kit/endpoint.ts'
import { exacto } from '../kit/exacto.ts'
import { AjustesDeCodigos } from './ajustes-codigos.ts'
import { AjustesDeCopias } from './ajustes-copias.ts'
import { AjustesDeEscandallo } from './ajustes-escandallo.ts'
import { AjustesDeReclamacion } from './ajustes-reclamacion.ts'
import { Imagen, ImagenId } from './imagen.ts'

const ColorDelTema = z.string().refine(esColor, { message: 'color.hex' }).nullable().default(null)

export const Tema = z.object(
  Object.fromEntries(COLORES_TEMA.map((nombre) => [nombre, ColorDelTema])) as Record<
    (typeof COLORES_TEMA)[number],
    typeof ColorDelTema
  >,
)

const enlace = z
  .string()
  .trim()
  .max(300)
  .refine((url) => url === '' || /^https:\/\/[^\s]+$/.test(url), { message: 'url' })
  .default('')

/** The company as the shop shows it. */
export const EmpresaPublica = z.object({
  marca: Texto(60),
  razonSocial: TextoLibre(120),
  direccion: TextoLibre(200),
  codigoPostal: TextoLibre(12),
  ciudad: TextoLibre(80),
  provincia: TextoLibre(80),
  pais: TextoLibre(2),
  telefono: TextoLibre(30),
  email: z.union([Email, z.literal('')]).default(''),
  whatsapp: TextoLibre(30),
  instagram: enlace,
  horario: TextoLibre(120),
})

export const Empresa = EmpresaPublica.extend({
  nif: TextoLibre(20),
  registroMercantil: TextoLibre(200),
  iban: TextoLibre(40),
  /** By which the bank knows that the house may charge its customers' accounts. */
  acreedorSepa: TextoLibre(35).refine((acreedor) => acreedor === '' || esAcreedorSepa(acreedor), {
    message: 'acreedor',
  }),
})

const anuncio = TextosLibres(160)

const idiomas = z.array(z.enum(IDIOMAS))

const MAX_LEGAL = 30_000
const legales = z.object(deCadaPagina(() => TextosLibres(MAX_LEGAL)))

/** An answer holds what is stored and nothing made up: defaults are for what comes in. */
const sinDefectos = <T extends z.ZodObject>(schema: T) => {
  const campos = Object.entries(schema.shape).map(([nombre, campo]) => [
    nombre,
    campo instanceof z.ZodDefault ? campo.unwrap() : campo,
  ])
  return z.object(Object.fromEntries(campos)) as unknown as z.ZodType<z.output<T>>
}

/** What anybody may see. */
export const AppSettingsPublicos = z.object({
  /** The mark of the house, in place of its name. */
  logo: Imagen.nullable(),
  tema: sinDefectos(Tema),
  empresa: sinDefectos(EmpresaPublica),
  anuncio: sinDefectos(anuncio),
  /** In which languages the house speaks to people. */
  idiomas,
  asistente: z.boolean(),
  voz: z.boolean(),
  version: z.int(),
})
export type AppSettingsPublicos = z.output<typeof AppSettingsPublicos>

const euros = z.number().min(0).max(1_000_000).multipleOf(0.01).check(exacto(0.01))
const tipo = z.number().min(0).max(100).multipleOf(0.01).check(exacto(0.01))

/** Capital letters only, so that no series can be taken for another with its year. */
const Serie = z.string().regex(/^[A-Z]{1,4}$/, { message: 'serie.letras' })

export const AppSettingsInput = z.object({
  logoId: ImagenId.nullable().default(null),
  tema: Tema,
  empresa: Empresa,
  anuncio,
  idiomas: idiomas
    .refine((ofrecidos) => ofrecidos.includes(IDIOMA_DE_LA_CASA), { message: 'idiomas.siempre' })
    .default([...IDIOMAS]),
  /** Whether the shop has its assistant, and whether invoices can be dictated to a microphone. */
  asistente: z.boolean().default(true),
  voz: z.boolean().default(true),
  pedidoMinimo: euros.nullable().default(null),
  /** What part of the tariff garments with a fault are sold at, where their model does not say. */
  segundaPorCiento: tipo.default(50),
  /** For how many days after a delivery its garments may be given back. */
  diasDevolucion: z.int().min(0).max(365).default(30),
  impuestos: z
    .array(z.object({ desde: Fecha, iva: tipo, re: tipo, clave: z.string().trim().min(1).max(30).optional() }))
    .min(1)
    .max(20)
    .default([{ desde: '2012-09-01', iva: 21, re: 5.2 }]),
  series: z
    .object({ ordinaria: Serie, rectificativa: Serie, simplificada: Serie.default(SERIES_INICIALES.simplificada) })
    .refine((series) => new Set(Object.values(series)).size === Object.keys(series).length, {
      message: 'serie.repetida',
    })
    .default(SERIES_INICIALES),
  portes: z
    .array(z.object({ zona: z.enum(ZONAS), importe: euros, gratisDesde: euros.nullable().default(null) }))
    .max(ZONAS.length)
    .default([]),
  /** The pages that the law asks for, in the four languages; `{razonSocial}` and the like stand for the company's data. */
  legales: legales.optional(),
  produccion: AjustesDeEscandallo.partial().optional(),
  reclamaciones: AjustesDeReclamacion.optional(),
  copias: AjustesDeCopias.optional(),
  codigos: AjustesDeCodigos.optional(),
})
/** Its sections are fields like the others: what is left out of one stays too. */
const AppSettingsCambio = change(AppSettingsInput).extend({
  tema: bare(Tema),
  empresa: bare(Empresa),
  anuncio: bare(anuncio),
  legales: legales.partial().optional(),
})
export const AppSettings = AppSettingsPublicos.extend({
  logoId: ImagenId.nullable(),
  empresa: sinDefectos(Empresa),
  pedidoMinimo: z.number().nullable(),
  segundaPorCiento: z.number(),
  diasDevolucion: z.int(),
  impuestos: z.array(z.object({ desde: Fecha, iva: z.number(), re: z.number(), clave: z.string().optional() })),
  series: z.object({ ordinaria: z.string(), rectificativa: z.string(), simplificada: z.string() }),
  portes: z.array(z.object({ zona: z.enum(ZONAS), importe: z.number(), gratisDesde: z.number().nullable() })),
  produccion: AjustesDeEscandallo,
  reclamaciones: AjustesDeReclamacion,
  copias: AjustesDeCopias,
  codigos: AjustesDeCodigos,
  legales: z.object(deCadaPagina(() => Textos)),
})
export type AppSettings = z.output<typeof AppSettings>

export const appsettings = resource('appsettings', {
  get: read.get('', {
    access: 'public',
    summary: 'The settings; without the permission, the public part alone',
    cached: { from: ['app_settings'], shared: false },
    response: z.union([AppSettings, AppSettingsPublicos]),
  }),
  update: write.put('', {
    access: 'Update',
    summary: 'Change the settings',
    body: AppSettingsCambio,
    response: AppSettings,
  }),
})
