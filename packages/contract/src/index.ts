import { existencias } from './almacen/existencias.ts'
import { movimientos } from './almacen/movimientos.ts'
import { recuentos } from './almacen/recuentos.ts'
import { ubicaciones } from './almacen/ubicaciones.ts'
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
import { pruebas } from './facturacion/pruebas.ts'
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
import { liquidacionestaller } from './produccion/liquidacionestaller.ts'
import { materias } from './produccion/materias.ts'
import { necesidades } from './produccion/necesidades.ts'
import { notastaller } from './produccion/notastaller.ts'
import { operaciones } from './produccion/operaciones.ts'
import { ordenesfab } from './produccion/ordenesfab.ts'
import { promesa } from './produccion/promesa.ts'
import { proveedores } from './produccion/proveedores.ts'
import { reparto } from './produccion/reparto.ts'
import { cajas } from './ventas/cajas.ts'
import { cart } from './ventas/cart.ts'
import { entregas } from './ventas/entregas.ts'
import { envios } from './ventas/envios.ts'
import { manifiestos } from './ventas/manifiestos.ts'
import { oleadas } from './ventas/oleadas.ts'
import { pedidos } from './ventas/pedidos.ts'
import { plazos } from './ventas/plazos.ts'
import { transportistas } from './ventas/transportistas.ts'

type Contract = {
  existencias: typeof existencias
  movimientos: typeof movimientos
  recuentos: typeof recuentos
  ubicaciones: typeof ubicaciones
  chatbot: typeof chatbot
  faq: typeof faq
  preguntas: typeof preguntas
  appsettings: typeof appsettings
  audit: typeof audit
  avisos: typeof avisos
  copias: typeof copias
  correo: typeof correo
  countries: typeof countries
  escaner: typeof escaner
  fichas: typeof fichas
  health: typeof health
  imagenes: typeof imagenes
  importaciones: typeof importaciones
  primerospasos: typeof primerospasos
  publicweb: typeof publicweb
  sistema: typeof sistema
  webhooks: typeof webhooks
  codigos: typeof codigos
  colores: typeof colores
  modelos: typeof modelos
  modelotipos: typeof modelotipos
  temporadas: typeof temporadas
  ventanas: typeof ventanas
  webbanners: typeof webbanners
  webcolecciones: typeof webcolecciones
  webmodelos: typeof webmodelos
  webportada: typeof webportada
  clientes: typeof clientes
  comerciales: typeof comerciales
  contactos: typeof contactos
  grupos: typeof grupos
  promociones: typeof promociones
  registers: typeof registers
  tarifas: typeof tarifas
  anticipos: typeof anticipos
  banco: typeof banco
  caja: typeof caja
  cobros: typeof cobros
  comisiones: typeof comisiones
  cuentas: typeof cuentas
  devoluciones: typeof devoluciones
  dictado: typeof dictado
  electronicas: typeof electronicas
  entrantes: typeof entrantes
  facturalineas: typeof facturalineas
  facturas: typeof facturas
  impuestos: typeof impuestos
  libros: typeof libros
  pases: typeof pases
  pruebas: typeof pruebas
  recibidas: typeof recibidas
  reclamaciones: typeof reclamaciones
  remesas: typeof remesas
  showroom: typeof showroom
  transferencias: typeof transferencias
  verifactu: typeof verifactu
  llaves: typeof llaves
  personal: typeof personal
  roles: typeof roles
  tokens: typeof tokens
  users: typeof users
  usersettings: typeof usersettings
  vistas: typeof vistas
  cuadre: typeof cuadre
  inicio: typeof inicio
  salud: typeof salud
  calendario: typeof calendario
  compras: typeof compras
  escandallos: typeof escandallos
  etiquetas: typeof etiquetas
  liquidacionestaller: typeof liquidacionestaller
  materias: typeof materias
  necesidades: typeof necesidades
  notastaller: typeof notastaller
  operaciones: typeof operaciones
  ordenesfab: typeof ordenesfab
  promesa: typeof promesa
  proveedores: typeof proveedores
  reparto: typeof reparto
  cajas: typeof cajas
  cart: typeof cart
  entregas: typeof entregas
  envios: typeof envios
  manifiestos: typeof manifiestos
  oleadas: typeof oleadas
  pedidos: typeof pedidos
  plazos: typeof plazos
  transportistas: typeof transportistas
}

/** Everything that can be called. Written by `npm run generate` from the files of the areas. */
export const contract: Contract = {
  existencias,
  movimientos,
  recuentos,
  ubicaciones,
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
  pruebas,
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
  liquidacionestaller,
  materias,
  necesidades,
  notastaller,
  operaciones,
  ordenesfab,
  promesa,
  proveedores,
  reparto,
  cajas,
  cart,
  entregas,
  envios,
  manifiestos,
  oleadas,
  pedidos,
  plazos,
  transportistas,
}
