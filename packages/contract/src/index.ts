import { existencias } from './almacen/existencias.ts'
import { movimientos } from './almacen/movimientos.ts'
import { recuentos } from './almacen/recuentos.ts'
import { chatbot } from './asistente/chatbot.ts'
import { faq } from './asistente/faq.ts'
import { preguntas } from './asistente/preguntas.ts'
import { appsettings } from './casa/appsettings.ts'
import { audit } from './casa/audit.ts'
import { avisos } from './casa/avisos.ts'
import { copias } from './casa/copias.ts'
import { correo } from './casa/correo.ts'
import { countries } from './casa/countries.ts'
import { escaner } from './casa/escaner.ts'
import { fichas } from './casa/fichas.ts'
import { health } from './casa/health.ts'
import { imagenes } from './casa/imagenes.ts'
import { importaciones } from './casa/importaciones.ts'
import { primerospasos } from './casa/primerospasos.ts'
import { publicweb } from './casa/publicweb.ts'
import { sistema } from './casa/sistema.ts'
import { webhooks } from './casa/webhooks.ts'
import { codigos } from './catalogo/codigos.ts'
import { colores } from './catalogo/colores.ts'
import { modelos } from './catalogo/modelos.ts'
import { modelotipos } from './catalogo/modelotipos.ts'
import { temporadas } from './catalogo/temporadas.ts'
import { ventanas } from './catalogo/ventanas.ts'
import { webbanners } from './catalogo/webbanners.ts'
import { webcolecciones } from './catalogo/webcolecciones.ts'
import { webmodelos } from './catalogo/webmodelos.ts'
import { webportada } from './catalogo/webportada.ts'
import { clientes } from './clientes/clientes.ts'
import { comerciales } from './clientes/comerciales.ts'
import { contactos } from './clientes/contactos.ts'
import { grupos } from './clientes/grupos.ts'
import { promociones } from './clientes/promociones.ts'
import { registers } from './clientes/registers.ts'
import { tarifas } from './clientes/tarifas.ts'
import { anticipos } from './facturacion/anticipos.ts'
import { banco } from './facturacion/banco.ts'
import { caja } from './facturacion/caja.ts'
import { cobros } from './facturacion/cobros.ts'
import { comisiones } from './facturacion/comisiones.ts'
import { cuentas } from './facturacion/cuentas.ts'
import { devoluciones } from './facturacion/devoluciones.ts'
import { dictado } from './facturacion/dictado.ts'
import { electronicas } from './facturacion/electronicas.ts'
import { entrantes } from './facturacion/entrantes.ts'
import { facturalineas } from './facturacion/facturalineas.ts'
import { facturas } from './facturacion/facturas.ts'
import { impuestos } from './facturacion/impuestos.ts'
import { libros } from './facturacion/libros.ts'
import { pases } from './facturacion/pases.ts'
import { recibidas } from './facturacion/recibidas.ts'
import { reclamaciones } from './facturacion/reclamaciones.ts'
import { remesas } from './facturacion/remesas.ts'
import { showroom } from './facturacion/showroom.ts'
import { transferencias } from './facturacion/transferencias.ts'
import { verifactu } from './facturacion/verifactu.ts'
import { llaves } from './identidad/llaves.ts'
import { personal } from './identidad/personal.ts'
import { roles } from './identidad/roles.ts'
import { tokens } from './identidad/tokens.ts'
import { users } from './identidad/users.ts'
import { usersettings } from './identidad/usersettings.ts'
import { vistas } from './identidad/vistas.ts'
import { cuadre } from './portada/cuadre.ts'
import { inicio } from './portada/inicio.ts'
import { salud } from './portada/salud.ts'
import { calendario } from './produccion/calendario.ts'
import { compras } from './produccion/compras.ts'
import { escandallos } from './produccion/escandallos.ts'
import { etiquetas } from './produccion/etiquetas.ts'
import { materias } from './produccion/materias.ts'
import { necesidades } from './produccion/necesidades.ts'
import { ordenesfab } from './produccion/ordenesfab.ts'
import { promesa } from './produccion/promesa.ts'
import { proveedores } from './produccion/proveedores.ts'
import { reparto } from './produccion/reparto.ts'
import { cajas } from './ventas/cajas.ts'
import { cart } from './ventas/cart.ts'
import { entregas } from './ventas/entregas.ts'
import { pedidos } from './ventas/pedidos.ts'
import { plazos } from './ventas/plazos.ts'

/** Everything that can be called. Written by `npm run generate` from the files of the areas. */
export const contract = {
  existencias,
  movimientos,
  recuentos,
  chatbot,
  faq,
  preguntas,
  appsettings,
  audit,
  avisos,
  copias,
  correo,
  countries,
  escaner,
  fichas,
  health,
  imagenes,
  importaciones,
  primerospasos,
  publicweb,
  sistema,
  webhooks,
  codigos,
  colores,
  modelos,
  modelotipos,
  temporadas,
  ventanas,
  webbanners,
  webcolecciones,
  webmodelos,
  webportada,
  clientes,
  comerciales,
  contactos,
  grupos,
  promociones,
  registers,
  tarifas,
  anticipos,
  banco,
  caja,
  cobros,
  comisiones,
  cuentas,
  devoluciones,
  dictado,
  electronicas,
  entrantes,
  facturalineas,
  facturas,
  impuestos,
  libros,
  pases,
  recibidas,
  reclamaciones,
  remesas,
  showroom,
  transferencias,
  verifactu,
  llaves,
  personal,
  roles,
  tokens,
  users,
  usersettings,
  vistas,
  cuadre,
  inicio,
  salud,
  calendario,
  compras,
  escandallos,
  etiquetas,
  materias,
  necesidades,
  ordenesfab,
  promesa,
  proveedores,
  reparto,
  cajas,
  cart,
  entregas,
  pedidos,
  plazos,
}
