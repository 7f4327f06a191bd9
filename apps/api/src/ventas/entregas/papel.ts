import { diaDe } from '@telar/domain/fecha'
import { enIdioma } from '@telar/domain/idioma'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { diriaAhora, papelDe } from '../../casa/papeles/papeles.ts'
import type { Db } from '../../db/connection.ts'
import { entregasLista as e } from '../../db/schema/ventas/entregas.ts'
import type { ClaveMensaje } from '../../i18n/es.ts'
import { fechaEscrita, mensaje } from '../../i18n/mensaje.ts'
import type { FileResult } from '../../kit/call.ts'
import { notFound } from '../../kit/errors.ts'
import { type Hoja, imprimirHoja, type Par } from '../../pdf/hoja.ts'
import { lugar } from '../pedidos/papel.ts'
import { type DichoDeEntrega, dichoDeEntregas, ENTREGA_EN_PAPEL } from './dicho.ts'

const cuantas = (celdas: readonly { cantidad: number }[]) => celdas.reduce((n, { cantidad }) => n + cantidad, 0)

interface Deshecha {
  /** The day on which it was undone. */
  dia: string
  motivo: string
}

/** A delivery note in words, in its customer's language: what left, without prices, or that it never did. */
export function hojaDeEntrega({ cliente, empresa, ...dicho }: DichoDeEntrega, deshecha?: Deshecha): Hoja {
  const { idioma } = cliente
  const di = (clave: ClaveMensaje) => mensaje(idioma, clave)
  const datos: [ClaveMensaje, string][] = [
    ['papel.fecha', fechaEscrita(idioma, dicho.fecha)],
    ['papel.de-pedido', dicho.pedido],
    ['papel.referencia', dicho.referenciaCliente],
  ]
  return {
    idioma,
    dia: dicho.fecha,
    titulo: mensaje(idioma, deshecha ? 'papel.albaran-deshecho' : 'papel.albaran', { numero: dicho.numero }),
    marca: empresa.marca,
    casa: [empresa.razonSocial, empresa.direccion, `${empresa.codigoPostal} ${empresa.ciudad}`, empresa.nif].filter(
      (parte) => parte.trim() !== '',
    ),
    datos: datos.flatMap(([clave, valor]) => (valor ? [[di(clave), valor] as [string, string]] : [])),
    partes: [
      { rotulo: di('papel.cliente'), lineas: [cliente.razonSocial, cliente.nif, ...lugar(cliente.direccionFiscal)] },
      { rotulo: di('papel.entrega'), lineas: lugar(dicho.direccionEnvio) },
    ],
    cabeceras: { modelo: di('papel.color'), prendas: di('papel.prendas'), importe: '' },
    bloques: [...Map.groupBy(dicho.lineas, ({ modeloId }) => modeloId).values()].flatMap((lineas) =>
      lineas.slice(0, 1).map(({ numero, nombre, tallas }) => ({
        ...{ titulo: `${numero} · ${nombre}`, precio: '', tallas },
        filas: lineas.map(({ color, hex, tallasCantidades }) => ({
          ...{ color: enIdioma(color, idioma), hex, importe: '' },
          cantidades: tallas.map((talla) =>
            String(tallasCantidades.find((una) => una.talla === talla)?.cantidad ?? ''),
          ),
          prendas: String(cuantas(tallasCantidades)),
        })),
      })),
    ),
    notas: [
      ...(deshecha
        ? [[mensaje(idioma, 'papel.deshecho', { fecha: fechaEscrita(idioma, deshecha.dia) }), deshecha.motivo] as Par]
        : []),
      ...(dicho.nota ? [[di('papel.notas'), dicho.nota] as Par] : []),
    ],
    totales: [
      {
        rotulo: di('papel.total-prendas'),
        valor: String(cuantas(dicho.lineas.flatMap(({ tallasCantidades }) => tallasCantidades))),
        fuerte: true,
      },
    ],
    pie: di('papel.pie-albaran'),
  }
}

/** A delivery note that the caller reaches, on paper: what it said when the garments left. */
export async function albaranEnPapel(db: Db, id: number, suyo: SQL | undefined): Promise<FileResult> {
  const [entrega] = await db
    .select({ numero: e.numero, deshechaEn: e.deshechaEn, motivo: e.motivo })
    .from(e)
    .where(and(eq(e.id, id), suyo))
  if (!entrega) throw notFound('Entrega', id)
  const papel = await papelDe(db, ENTREGA_EN_PAPEL, id)
  const dicho = papel?.contenido ?? (await diriaAhora(db, ENTREGA_EN_PAPEL, dichoDeEntregas(sql`e.id = ${id}`))).get(id)
  if (!dicho) throw notFound('Entrega', id)
  const { deshechaEn, motivo } = entrega
  const deshecha = deshechaEn ? { dia: diaDe(new Date(deshechaEn)), motivo } : undefined
  return { name: `albaran-${entrega.numero}.pdf`, content: await imprimirHoja(hojaDeEntrega(dicho, deshecha)) }
}
