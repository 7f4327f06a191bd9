import type { Reloj } from '@telar/domain/fecha'
import type { FastifyBaseLogger } from 'fastify'
import { coloresDelAlmacen } from './almacen/colores.ts'
import { cuadreDelAlmacen } from './almacen/cuadre.ts'
import { Hablados } from './casa/appsettings/hablados.ts'
import { Avisos } from './casa/avisos/avisos.ts'
import { avisoDeCopia } from './casa/copias/aviso.ts'
import { avisoDeCorreo } from './casa/correo/aviso.ts'
import { cuadreDeCasa } from './casa/cuadre.ts'
import { Vigia } from './casa/health/vigia.ts'
import { coloresDelCatalogo } from './catalogo/colores/fusion.ts'
import { idiomaDeCliente } from './clientes/clientes/queries.ts'
import { avisoDeRegistro } from './clientes/registers/aviso.ts'
import { solicitudesSinRevisar } from './clientes/registers/cabida.ts'
import { preciosDe } from './clientes/tarifas/precios.ts'
import type { Config } from './config.ts'
import { type LaneName, openLane } from './db/connection.ts'
import { toldTables } from './db/declared.ts'
import { coloresDeFacturacion } from './facturacion/colores.ts'
import { cuadreDeFacturacion } from './facturacion/cuadre.ts'
import { leerDeuda } from './facturacion/deuda.ts'
import { avisoDeDevolucion } from './facturacion/devoluciones/aviso.ts'
import { devolucionPedidaDe } from './facturacion/devoluciones/queries.ts'
import { facturasDeCliente } from './facturacion/facturas/datos-de-cliente.ts'
import { facturadoDe } from './facturacion/facturas/de-pedido.ts'
import { avisoDeReclamaciones } from './facturacion/reclamaciones/aviso.ts'
import { filesFrom } from './gateways/files.ts'
import { cuadreDeIdentidad } from './identidad/cuadre.ts'
import { Identity, PEOPLE } from './identidad/identity.ts'
import { jwtSecret } from './identidad/secrets.ts'
import type { House } from './kit/house.ts'
import { Changes } from './kit/memory/changes.ts'
import { Kept } from './kit/memory/kept.ts'
import { recordsOf, togetherOf } from './kit/records.ts'
import { Replica } from './kit/replica/replica.ts'
import { Seen } from './kit/seen.ts'
import { avisoDeCuadre } from './portada/cuadre/aviso.ts'
import { medidas } from './portada/salud/medidas.ts'
import { coloresDeProduccion } from './produccion/colores.ts'
import { cuadreDeProduccion } from './produccion/cuadre.ts'
import { loadRoutes } from './routes.ts'
import { bloquearDuenos, soltarEnCasa } from './ventas/asignaciones/en-casa.ts'
import { coloresDeVentas } from './ventas/colores.ts'
import { cuadreDeVentas } from './ventas/cuadre.ts'
import { avisoDeEnvio } from './ventas/envios/aviso.ts'
import { enviosDeCliente } from './ventas/envios/datos-de-cliente.ts'
import { avisoDeLiberacion } from './ventas/liberacion/aviso.ts'
import { avisoDePedido } from './ventas/pedidos/aviso.ts'
import { pedidosDeCliente } from './ventas/pedidos/datos-de-cliente.ts'
import { siblings } from './workers/siblings.ts'

/** Opens the house on a database that is there and migrated. */
export async function openHouse(
  config: Config,
  databaseUrl: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
  reloj: Reloj = () => new Date(),
): Promise<House> {
  const seen = new Seen(config)
  const lane = (name: LaneName) => openLane(databaseUrl, name, seen.statements(name), config.WORKERS)
  const essential = lane('essential')
  const ordinary = lane('ordinary')
  const long = lane('long')
  const jobs = lane('jobs')
  const changes = new Changes(databaseUrl, log)
  const { DATABASE_REPLICA_URL } = config
  const replica = DATABASE_REPLICA_URL
    ? new Replica(DATABASE_REPLICA_URL, { primaryUrl: databaseUrl, config, lanes: { ordinary, long }, changes })
    : undefined
  const kept = new Kept({ changes, reloj, told: await toldTables() })
  const secret = await jwtSecret(config)
  const identity = new Identity(essential.db, secret, kept)
  const avisos = new Avisos({
    changes,
    identity,
    people: PEOPLE.from,
    temas: [
      avisoDePedido,
      avisoDeRegistro,
      avisoDeDevolucion,
      avisoDeCuadre,
      avisoDeLiberacion,
      avisoDeCorreo,
      avisoDeReclamaciones,
      avisoDeCopia,
      avisoDeEnvio,
    ],
  })
  const hablados = new Hablados(essential.db, changes)
  const implementations = await loadRoutes()
  await changes.open()
  await hablados.leer()
  return {
    config,
    ...ordinary,
    essential,
    long,
    jobs,
    replica,
    reloj,
    spoken: hablados.ahora,
    hablados,
    changes,
    kept,
    identity,
    preciosDe: (db, clienteId) => preciosDe({ kept, reloj }, db, clienteId),
    apart: async ({ clienteId }) => (await preciosDe({ kept, reloj }, essential.db, clienteId)).clave,
    secret,
    avisos,
    vigia: new Vigia(jobs.db, config, [solicitudesSinRevisar]),
    conColor: [
      ...coloresDelAlmacen,
      ...coloresDelCatalogo,
      ...coloresDeVentas,
      ...coloresDeFacturacion,
      ...coloresDeProduccion,
    ],
    invariantes: [
      ...cuadreDeCasa,
      ...cuadreDeIdentidad,
      ...cuadreDelAlmacen,
      ...cuadreDeVentas,
      ...cuadreDeProduccion,
      ...cuadreDeFacturacion,
    ],
    bloquearDuenos,
    soltarEnCasa,
    facturadoDe,
    devolucionPedidaDe,
    deuda: leerDeuda,
    idiomaDeCliente,
    datosDeCliente: [pedidosDeCliente, enviosDeCliente, facturasDeCliente],
    files: filesFrom(config),
    seen,
    siblings: siblings(),
    gauges: medidas({ config, kept, jobs, lanes: { essential, ordinary, long, jobs } }),
    records: recordsOf(implementations),
    together: togetherOf(implementations),
    async close() {
      await changes.close()
      await seen.close()
      await replica?.close()
      await Promise.all([essential, ordinary, long, jobs].map(({ pool }) => pool.end()))
    },
  }
}
