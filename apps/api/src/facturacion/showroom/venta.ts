import { FacturaInput } from '@telar/contract/facturacion/entrada'
import type { showroom } from '@telar/contract/facturacion/showroom'
import type { Body } from '@telar/contract/kit/endpoint'
import { GENERAL } from '@telar/domain/clientes/regimen'
import { enEuros } from '@telar/domain/dinero'
import { comprobarSimplificada, conIva } from '@telar/domain/facturacion/simplificada'
import { hoy, type Reloj } from '@telar/domain/fecha'
import { ReglaError } from '@telar/domain/regla'
import { tiposDe, totales } from '@telar/domain/ventas/totales'
import { inArray } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { modelosTable } from '../../db/schema/catalogo/modelos.ts'
import type { Caller } from '../../kit/caller.ts'
import { ajustesDeVenta, type Cliente } from '../../ventas/condiciones.ts'
import { cobrar } from '../cobros/cobros.ts'
import { exigirLoAcordado } from '../facturas/acordado.ts'
import { emitirRecien } from '../facturas/emitir.ts'
import { bloquearFactura } from '../facturas/guardar.ts'
import { type Fechada, type Preparada, prepararFactura } from '../facturas/preparar.ts'
import { direccionDeLaCasa } from './mostrador.ts'

type Pedida = Body<(typeof showroom)['totalShowroom']>
type Venta = Body<(typeof showroom)['venderShowroom']>

/** What a garment is sold at in the showroom, with its tax: what was said, or recommended, or the tariff. */
async function preciosDe(db: Db, lineas: Pedida['lineas'], iva: number) {
  const { id, precioMayor, pvpRecomendado } = modelosTable
  const modelos = await db
    .select({ id, precioMayor, pvpRecomendado })
    .from(modelosTable)
    .where(
      inArray(
        id,
        lineas.map(({ modeloId }) => modeloId),
      ),
    )
  return lineas.map(({ modeloId, pvp: dicho }) => {
    const modelo = modelos.find((uno) => uno.id === modeloId)
    return dicho ?? modelo?.pvpRecomendado ?? conIva(modelo?.precioMayor ?? 0, iva)
  })
}

const prendasDe = ({ tallasCantidades }: Pedida['lineas'][number]) =>
  tallasCantidades.reduce((n, { cantidad }) => n + cantidad, 0)

/** What a sale would come to; nothing is written. */
export async function totalDeVenta(db: Db, { lineas }: Pedida, dia: string) {
  const { impuestos } = await ajustesDeVenta(db)
  const general = tiposDe(impuestos, dia, GENERAL)
  const precios = await preciosDe(db, lineas, general.iva)
  const vendidas = lineas.map((linea, i) => ({
    ...{ cantidad: prendasDe(linea), precio: 0, pvp: precios[i] ?? 0, dto: 0, ...general },
  }))
  const { base, cuotaIva, total } = totales(vendidas, { dtoComercial: 0, dtoProntoPago: 0, portes: 0 }, general)
  return {
    ...{ base, cuotaIva, total, prendas: vendidas.reduce((n, { cantidad }) => n + cantidad, 0) },
    lineas: vendidas.map(({ cantidad }, i) => {
      const pvp = precios[i] ?? 0
      return { pvp, importe: enEuros(pvp * cantidad) }
    }),
  }
}

interface Preparacion {
  entrada: Fechada
  preparada: Preparada
}

/** A sale in the showroom as the invoice that it is: simplified, or full where the buyer is named. */
async function prepararVenta(
  db: Db,
  { lineas }: Pedida,
  cliente: Cliente,
  { medio, dia }: { medio: Venta['medio']; dia: string },
): Promise<Preparacion> {
  const { impuestos } = await ajustesDeVenta(db)
  const precios = await preciosDe(db, lineas, tiposDe(impuestos, dia, GENERAL).iva)
  const escrita = FacturaInput.parse({
    clienteId: cliente.id,
    direccionEnvio: null,
    ...{ dtoComercial: 0, dtoProntoPago: 0, diasFijos: [], mesesSinPago: [] },
    formaPago: medio,
    diasPago: [0],
    mercancia: 'almacen',
    lineas: lineas.map(({ modeloId, colorId, tallasCantidades }, i) => ({
      ...{ modeloId, colorId, tallasCantidades, pvp: precios[i] ?? null },
    })),
  })
  const direccionEnvio = await direccionDeLaCasa(db)
  const tipo = cliente.mostrador ? 'F2' : 'F1'
  const entrada: Fechada = { ...escrita, tipo, direccionEnvio, fecha: dia }
  return { entrada, preparada: await prepararFactura(db, entrada, cliente) }
}

/** Sells in the showroom: the garments leave, it is collected at once and the invoice is issued. */
export async function vender(db: Db, venta: Venta, cliente: Cliente, user: Caller, reloj: Reloj): Promise<number> {
  const dia = hoy(reloj)
  const { entrada, preparada } = await prepararVenta(db, venta, cliente, { medio: venta.medio, dia })
  await exigirLoAcordado(db, user, { entrada, preparada, cliente })
  comprobarSimplificada(preparada.fila, venta.alPorMenor)
  if (preparada.fila.regimenIva !== GENERAL) throw new ReglaError('showroom.regimen', { cliente: cliente.razonSocial })
  const id = await emitirRecien(db, preparada, { quien: user.email, reloj })
  const factura = await bloquearFactura(db, id, undefined)
  const cobro = { fecha: dia, medio: venta.medio, referencia: '', contraparteId: null, anticipoId: null, motivo: '' }
  if (factura.total !== 0) await cobrar(db, factura, { ...cobro, importe: factura.total }, dia)
  return id
}
