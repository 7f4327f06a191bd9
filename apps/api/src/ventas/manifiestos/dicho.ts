import { type SQL, sql } from 'drizzle-orm'
import { type Clase, congelar } from '../../casa/papeles/papeles.ts'
import type { Db } from '../../db/connection.ts'

/** Everything that the sheet of what was handed over says. */
export interface DichoDeManifiesto {
  numero: string
  fecha: string
  transportista: string
  cuenta: string
  quien: string
  empresa: { marca: string; razonSocial: string; direccion: string; codigoPostal: string; ciudad: string; nif: string }
  envios: {
    numero: string
    seguimiento: string
    servicio: string
    destinatario: string
    calle: string
    codigoPostal: string
    ciudad: string
    pais: string
    telefono: string
    albaranes: string
    bultos: { orden: number; codigo: string; pesoGr: number }[]
  }[]
}

export const MANIFIESTO_EN_PAPEL: Clase<DichoDeManifiesto> = { nombre: 'manifiesto' }

/** What some sheets say by the names of today. */
export const dichoDeManifiestos = (cuales: SQL): SQL => sql`
    select m.id, jsonb_build_object('numero', m.numero, 'fecha', m.fecha, 'transportista', t.nombre, 'cuenta', t.cuenta,
      'quien', m.quien,
      'empresa', jsonb_build_object('marca', s.empresa -> 'marca', 'razonSocial', s.empresa -> 'razonSocial',
        'direccion', s.empresa -> 'direccion', 'codigoPostal', s.empresa -> 'codigoPostal',
        'ciudad', s.empresa -> 'ciudad', 'nif', s.empresa -> 'nif'),
      'envios', (
        select jsonb_agg(jsonb_build_object('numero', v.numero, 'seguimiento', coalesce(v.seguimiento, ''),
          'servicio', v.servicio, 'destinatario', v.direccion -> 'nombre', 'calle', v.direccion -> 'calle',
          'codigoPostal', v.direccion -> 'codigoPostal', 'ciudad', v.direccion -> 'ciudad', 'pais', v.direccion -> 'pais',
          'telefono', v.direccion -> 'telefono',
          'albaranes', (select string_agg(e.numero, ', ' order by e.id) from envio_entregas x
            join entregas e on e.id = x.entrega_id where x.envio_id = v.id),
          'bultos', (select jsonb_agg(jsonb_build_object('orden', b.orden, 'pesoGr', b.peso_gr,
            'codigo', coalesce(b.sscc, b.seguimiento, '')) order by b.orden) from envio_bultos b where b.envio_id = v.id)
          ) order by v.id)
        from envios v where v.manifiesto_id = m.id)) as contenido
    from manifiestos m join transportistas t on t.id = m.transportista_id, app_settings s where ${cuales}`

/** What was handed over is said by the names of that moment. */
export const congelarManifiesto = (db: Db, id: number) =>
  congelar(db, MANIFIESTO_EN_PAPEL, dichoDeManifiestos(sql`m.id = ${id}`))
