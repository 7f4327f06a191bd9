import { cuentas } from '@telar/contract/facturacion/cuentas'
import { hoy } from '@telar/domain/fecha'
import { enviarCorreo } from '../../casa/correo/enviar.ts'
import { refuseIfRecienEnviado } from '../../casa/correo/recien.ts'
import { deSusClientes } from '../../clientes/alcance.ts'
import { leerCorreo } from '../../clientes/correo.ts'
import { clientesTable } from '../../db/schema/clientes/clientes.ts'
import { implement } from '../../kit/call.ts'
import type { Caller } from '../../kit/caller.ts'
import { FieldsError } from '../../kit/errors.ts'
import { extractoDeCuenta } from './cartas.ts'
import { leerCuenta, periodoDe } from './cuenta.ts'
import { cuentaEnPapel } from './papel.ts'

const suyos = (user: Caller) => deSusClientes(user, clientesTable.id)

export default implement(cuentas, {
  pdf: ({ db, params: { id }, query, user, reloj }) => cuentaEnPapel(db, id, periodoDe(query, hoy(reloj)), suyos(user)),
  enviar: async ({ db, params: { id }, body: { para, texto, otraVez, ...pedido }, user, reloj }) => {
    const periodo = periodoDe(pedido, hoy(reloj))
    const { cliente, saldo } = await leerCuenta(db, id, periodo, suyos(user))
    const direccion = para ?? (await leerCorreo(db, id))
    if (!direccion) throw new FieldsError({ para: ['factura.sin-correo'] })
    const adjunto = { clase: 'cuenta' as const, id, ...periodo }
    const documento = { para: direccion, plantilla: extractoDeCuenta, adjunto }
    await refuseIfRecienEnviado(db, documento, otraVez)
    await enviarCorreo(db, {
      ...{ ...documento, idioma: cliente.idioma },
      datos: { nombre: cliente.razonSocial, hasta: periodo.hasta, saldo, mensaje: texto },
      sobre: [`clientes/${id}`],
    })
    return { para: direccion }
  },
})
