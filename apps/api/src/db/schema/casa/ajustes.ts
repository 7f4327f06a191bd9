import type { AppSettings } from '@telar/contract/casa/appsettings'
import type { Imagen } from '@telar/contract/casa/imagen'
import type {
  AjustesDeProduccion,
  AjustesElectronica,
  AjustesVerifactu,
  ReglaDePortes,
  Series,
  TiposDeIva,
} from '@telar/domain/casa/ajustes'
import type { AjustesDeCodigos } from '@telar/domain/casa/codigos'
import type { AjustesDeCopias } from '@telar/domain/casa/copias'
import type { Ediciones, TextosLegales } from '@telar/domain/casa/legales'
import type { AjustesDeReclamacion } from '@telar/domain/casa/reclamacion'
import type { Tema } from '@telar/domain/casa/tema'
import type { Idioma, Textos } from '@telar/domain/idioma'
import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable } from 'drizzle-orm/pg-core'
import { importe, momento, porcentaje } from '../../columns.ts'

/** One row, always there. */
export const appSettingsTable = pgTable(
  'app_settings',
  {
    id: integer().primaryKey().default(1),
    version: integer().notNull().default(1),
    modificadoEn: momento().notNull().default(sql`now()`),
    tema: jsonb().$type<Tema>().notNull(),
    empresa: jsonb().$type<AppSettings['empresa']>().notNull(),
    /** The mark of the house: the picture that pages show, and the same as papers and mails bear it. */
    logo: jsonb().$type<Imagen & { png: string }>(),
    anuncio: jsonb().$type<Textos>().notNull(),
    /** In which languages the house speaks to people; Spanish always. */
    idiomas: jsonb().$type<Idioma[]>().notNull().default(sql`'["es","en","pt","ca"]'`),
    /** Whether the shop has its assistant. */
    asistente: boolean().notNull().default(true),
    /** Whether invoices can be dictated to a microphone. */
    voz: boolean().notNull().default(true),
    legales: jsonb().$type<TextosLegales>().notNull().default(sql`'{}'`),
    /** Which wording of each of those holds. */
    ediciones: jsonb().$type<Ediciones>().notNull().default(sql`'{}'`),
    pedidoMinimo: importe(),
    /** What part of the tariff garments with a fault are sold at, where their model does not say. */
    segundaPorCiento: porcentaje().notNull().default(50),
    /** For how many days after a delivery its garments may be given back. */
    diasDevolucion: integer().notNull().default(30),
    impuestos: jsonb().$type<TiposDeIva[]>().notNull().default(sql`'[{"desde":"2012-09-01","iva":21,"re":5.2}]'`),
    series: jsonb().$type<Series>().notNull().default(sql`'{"ordinaria":"A","rectificativa":"R","simplificada":"S"}'`),
    portes: jsonb().$type<ReglaDePortes[]>().notNull().default(sql`'[]'`),
    produccion: jsonb()
      .$type<AjustesDeProduccion>()
      .notNull()
      .default(
        sql`'{"gastosGenerales":8,"margen":35,"terminaciones":[90],"pvp":{"desde":2.2,"hasta":2.5},"segundasSePagan":true}'`,
      ),
    /** How customers are reminded of what they owe, and what late payment bears (Ley 3/2004, 7: published each half year). */
    reclamaciones: jsonb()
      .$type<AjustesDeReclamacion>()
      .notNull()
      .default(
        sql`'{"pasos":{"amable":{"activo":true,"dias":3,"texto":{"es":"","en":"","pt":"","ca":""}},"firme":{"activo":true,"dias":15,"texto":{"es":"","en":"","pt":"","ca":""}},"ultimo":{"activo":true,"dias":30,"texto":{"es":"","en":"","pt":"","ca":""}}},"intereses":[{"desde":"2023-01-01","tipo":10.5},{"desde":"2023-07-01","tipo":12},{"desde":"2024-01-01","tipo":12.5},{"desde":"2024-07-01","tipo":12.25},{"desde":"2025-01-01","tipo":11.15},{"desde":"2025-07-01","tipo":10.15}]}'`,
      ),
    /** When backups are made by themselves, and how many stay. */
    copias: jsonb()
      .$type<AjustesDeCopias>()
      .notNull()
      .default(sql`'{"activas":true,"hora":4,"dias":7,"semanas":4,"meses":12}'`),
    /** From which range bar codes are given. */
    codigos: jsonb().$type<AjustesDeCodigos>().notNull().default(sql`'{"prefijo":"","desde":0,"hasta":null}'`),
    /** Of the first day, what people have said to be right as it is. */
    pasos: jsonb().$type<string[]>().notNull().default(sql`'[]'`),
    verifactu: jsonb()
      .$type<AjustesVerifactu>()
      .notNull()
      .default(sql`'{"modo":"off","desde":null,"productor":{"nombre":"","nif":"","direccion":""},"instalacion":"1"}'`),
    /** Whether invoices between businesses leave electronically, and by which way. */
    electronica: jsonb()
      .$type<AjustesElectronica>()
      .notNull()
      .default(sql`'{"modo":"off","desde":null,"encendida":null}'`),
  },
  (t) => [check('app_settings_una', sql`${t.id} = 1`)],
)
