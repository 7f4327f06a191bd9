import type { FastifyBaseLogger } from 'fastify'
import type { Salida } from './casa/correo/jobs.ts'
import type { Config } from './config.ts'
import { cuentaAdjunta } from './facturacion/cuentas/papel.ts'
import { facturaAdjunta } from './facturacion/facturas/documentos/documentos.ts'
import { mailer } from './gateways/mail.ts'
import { compraAdjunta } from './produccion/compras/papel.ts'
import { liquidacionAdjunta } from './produccion/liquidacionestaller/papel.ts'

/** How mails leave this house, and the documents that go with them. */
export const salida = (config: Config, log: Pick<FastifyBaseLogger, 'warn'>): Salida => ({
  send: mailer(config),
  adjuntar: {
    factura: (db, { id }) => facturaAdjunta(db, id),
    cuenta: cuentaAdjunta,
    compra: (db, { id }) => compraAdjunta(db, id),
    'liquidacion-taller': (db, { id }) => liquidacionAdjunta(db, id),
  },
  log,
})
