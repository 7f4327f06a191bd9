import { sql } from 'drizzle-orm'
import { frase, type Invariante } from '../../casa/invariante.ts'

/** Where an invoice of another program would be if it were taken for one of ours. */
const NUESTRAS = sql`
  select factura_id, 'líneas' as donde from factura_lineas
  union all select factura_id, 'registros' from registros_facturacion
  union all select factura_id, 'libro' from libro_expedidas
  union all select factura_id, 'electrónicas' from electronicas
  union all select factura_id, 'comisiones' from liquidacion_facturas
  union all select documento_id, 'papeles' from papeles where clase = 'factura'
  union all select unnest(rectifica), 'rectificadas' from facturas
  union all select factura_id, 'pases' from pase_apuntes where documento like 'factura:%'`

export const cuadreDePrevias: readonly Invariante[] = [
  {
    nombre: 'facturacion.previas',
    frase: frase(
      'Lo que quedó por cobrar del programa anterior se cobra aquí, y no está en series, libros, registros, ventas ni comisiones.',
      'What the former program left to be collected is collected here, and is in no series, book, record, sale or commission.',
      'O que ficou por cobrar do programa anterior cobra-se aqui, e não está em séries, livros, registos, vendas nem comissões.',
      'El que va quedar per cobrar del programa anterior es cobra aquí, i no és en sèries, llibres, registres, vendes ni comissions.',
    ),
    tabla: 'facturas',
    sql: sql`
      select f.id, f.numero_completo as que, '–' as esperado, n.donde as hallado
      from facturas f join (${NUESTRAS}) n on n.factura_id = f.id where f.tipo = 'previa'
      union all
      select f.id, f.numero_completo, '0', concat_ws(' · ', f.base, f.cuota_iva, f.cuota_re, f.prendas, f.comision_total)
      from facturas f where f.tipo = 'previa' and num_nonnulls(nullif(f.base, 0), nullif(f.cuota_iva, 0), nullif(f.cuota_re, 0),
        nullif(f.prendas, 0), nullif(f.comision_total, 0), f.numero, nullif(f.serie, '')) > 0`,
  },
]
