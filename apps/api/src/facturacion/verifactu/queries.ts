import { cadenaDe, direccionDeCotejo } from '@telar/domain/facturacion/verifactu/verifactu'
import type { Idioma } from '@telar/domain/idioma'
import { and, eq, getViewSelectedFields, sql } from 'drizzle-orm'
import { papelDe } from '../../casa/papeles/papeles.ts'
import type { Config } from '../../config.ts'
import type { Db } from '../../db/connection.ts'
import { facturasTable } from '../../db/schema/facturacion/facturas.ts'
import {
  registrosLista,
  registrosFacturacionTable as t,
  verifactuTurnoTable,
} from '../../db/schema/facturacion/verifactu.ts'
import { esClave, mensaje } from '../../i18n/mensaje.ts'
import { notFound } from '../../kit/errors.ts'
import type { Source } from '../../kit/rows/source.ts'
import { cotejoDicho, FACTURA_EN_PAPEL } from '../facturas/documentos/dicho.ts'
import { haySalida } from './aeat.ts'
import { leerAjustes } from './ajustes.ts'
import { porEnviar } from './pendientes.ts'
import { registroXml } from './xml.ts'

const columns = getViewSelectedFields(registrosLista)
export const fuente: Source = {
  table: registrosLista,
  columns,
  searchIn: ['numSerie', 'cliente'],
  orderBy: 'id desc',
}

/** One record whole, with what is hashed of it and what is sent. */
export async function verRegistro(db: Db, id: number) {
  const [fila] = await db.select(columns).from(registrosLista).where(eq(registrosLista.id, id))
  const [registro] = await db.select().from(t).where(eq(t.id, id))
  if (!fila || !registro) throw notFound('Registro', id)
  const { contenido, huella, huellaAnterior, csv } = registro
  const alta = contenido.clase === 'alta' ? contenido : null
  const papel = await papelDe(db, FACTURA_EN_PAPEL, registro.facturaId)
  const servicio = papel ? cotejoDicho(papel.contenido) : null
  return {
    ...fila,
    huellaAnterior,
    csv,
    cadena: cadenaDe(contenido),
    xml: registroXml({ registro: contenido, huella }),
    cotejo: alta && servicio && direccionDeCotejo(servicio, alta.factura, alta.importeTotal),
    destinatario:
      alta?.destinatario == null
        ? null
        : {
            nombre: alta.destinatario.nombre,
            nif: alta.destinatario.nif ?? alta.destinatario.otro?.id ?? '',
          },
  }
}

/** What keeps us from sending has a sentence of ours; what the agency says is in its own words. */
const dicho = (motivo: string, idioma: Idioma) => (esClave(motivo) ? mensaje(idioma, motivo) : motivo)

const masTarde = (a: string | null, b: string | null) => (a !== null && (b === null || a > b) ? a : b)

/** How sending stands: what waits, what was said, what is wrong. */
export async function resumen(db: Db, config: Config, idioma: Idioma) {
  const { verifactu } = await leerAjustes(db)
  const { modo, desde } = verifactu
  const cuantos = (condicion: ReturnType<typeof porEnviar>) => sql<number>`(count(*) filter (where ${condicion}))::int`
  const mejor = sql`not exists (select from registros_facturacion s where s.subsana_id = ${t.id})`
  const [cuentas] = await db
    .select({
      registros: sql<number>`count(*)::int`,
      porEnviar: cuantos(modo === 'off' ? eq(t.estado, 'pendiente') : porEnviar(modo, desde)),
      correctos: cuantos(eq(t.estado, 'Correcto')),
      conErrores: cuantos(and(eq(t.estado, 'AceptadoConErrores'), mejor)),
      incorrectos: cuantos(and(eq(t.estado, 'Incorrecto'), mejor)),
    })
    .from(t)
  const [turno] = await db.select().from(verifactuTurnoTable)
  const sinRegistro = await db.$count(
    facturasTable,
    sql`${facturasTable.estado} <> 'borrador' and ${facturasTable.tipo} <> 'previa' and not exists (select from registros_facturacion r where r.factura_id = ${facturasTable.id})`,
  )
  if (!cuentas || !turno) throw new Error('The turn’s row is missing.')
  return {
    modo,
    desde,
    certificado: haySalida(config),
    ...cuentas,
    sinRegistro,
    ultimoEnvio: turno.ultimoEnvio,
    esperaHasta: masTarde(turno.esperaHasta, turno.reintentoEn),
    ultimoError: turno.ultimoError && dicho(turno.ultimoError, idioma),
  }
}
