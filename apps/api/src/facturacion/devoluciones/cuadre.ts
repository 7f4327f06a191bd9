import { sql } from 'drizzle-orm'
import { frase, type Invariante } from '../../casa/invariante.ts'

export const cuadreDeDevoluciones: readonly Invariante[] = [
  {
    nombre: 'facturacion.devoluciones',
    frase: frase(
      'De un albarán no vuelve más de lo que salió, y de uno deshecho no se pide devolver nada.',
      'Of a delivery note no more comes back than left, and of one that was undone nothing is asked to be given back.',
      'De uma guia não volta mais do que saiu, e de uma desfeita não se pede devolver nada.',
      'D’un albarà no torna més del que va sortir, i d’un de desfet no es demana tornar res.',
    ),
    tabla: 'entregas',
    sql: sql`
      select e.id, e.numero as que, l.cantidad::text as esperado, l.devuelta::text as hallado
      from entrega_lineas l join entregas e on e.id = l.entrega_id
      where l.devuelta > l.cantidad
      union all
      select e.id, e.numero, '0', sum(v.pedida)::text
      from entregas e join devoluciones d on d.entrega_id = e.id join devolucion_lineas v on v.devolucion_id = d.id
      where e.deshecha_en is not null and d.estado in ('solicitada', 'aprobada')
      group by e.id`,
  },
]
