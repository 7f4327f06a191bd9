import { sql } from 'drizzle-orm'
import { frase, type Invariante } from '../../casa/invariante.ts'

export const cuadreDeDevoluciones: readonly Invariante[] = [
  {
    nombre: 'facturacion.devoluciones',
    frase: frase(
      'De un albarán no vuelve ni se pide devolver más de lo que salió, ni nada de uno deshecho.',
      'Of a delivery note no more comes back or is asked to be given back than left, and nothing of one that was undone.',
      'De uma guia não volta nem se pede devolver mais do que saiu, nem nada de uma desfeita.',
      'D’un albarà no torna ni es demana tornar més del que va sortir, ni res d’un de desfet.',
    ),
    tabla: 'entregas',
    sql: sql`
      select e.id, e.numero as que,
        case when e.deshecha_en is null then l.cantidad else 0 end::text as esperado, (l.devuelta + p.pedidas)::text as hallado
      from entrega_lineas l join entregas e on e.id = l.entrega_id,
        lateral (
          select coalesce(sum(case x.estado when 'solicitada' then v.pedida else v.aprobada end), 0)::int as pedidas
          from devolucion_lineas v join devoluciones x on x.id = v.devolucion_id
          where v.entrega_linea_id = l.id and x.estado in ('solicitada', 'aprobada')) p
      where l.devuelta + p.pedidas > case when e.deshecha_en is null then l.cantidad else 0 end`,
  },
]
