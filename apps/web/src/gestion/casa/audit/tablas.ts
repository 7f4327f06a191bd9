import { enIdioma, type Idioma, type Textos } from '@telar/domain/idioma'
import type { Titled } from '../../declare/values.ts'
import { titleOf } from '../../frame/title.ts'
import { word } from '../../words.ts'

/** What people call the tables that have no screen of their own, being parts of something that has. */
const TABLAS: Record<string, Textos> = {
  caja_movimientos: word('Movimientos de caja', 'Till movements', 'Movimentos de caixa', 'Moviments de caixa'),
  consumos: word('Consumos de materia', 'Material used', 'Consumos de matéria', 'Consums de matèria'),
  contacto_medio_tipos: word('Medios de contacto', 'Ways to contact', 'Meios de contacto', 'Mitjans de contacte'),
  contacto_tipos: word('Tipos de contacto', 'Kinds of contact', 'Tipos de contacto', 'Tipus de contacte'),
  copia_descargas: word(
    'Descargas de copias',
    'Backup downloads',
    'Transferências de cópias',
    'Descàrregues de còpies',
  ),
  escandallo_lineas: word('Líneas de escandallo', 'Cost sheet lines', 'Linhas de custo', 'Línies d’escandall'),
  escandallos: word('Escandallos', 'Cost sheets', 'Fichas de custo', 'Escandalls'),
  factura_lineas: word('Líneas de factura', 'Invoice lines', 'Linhas de fatura', 'Línies de factura'),
  liquidacion_taller_lineas: word(
    'Líneas de liquidaciones de taller',
    'Lines of workshop statements',
    'Linhas de liquidações de oficina',
    'Línies de liquidacions de taller',
  ),
  materia_proveedores: word(
    'Proveedores de materias',
    'Suppliers of materials',
    'Fornecedores de matérias',
    'Proveïdors de matèries',
  ),
  modelo_colecciones: word(
    'Modelos en colecciones',
    'Models in collections',
    'Modelos em coleções',
    'Models en col·leccions',
  ),
  modelo_fotos: word('Fotos de modelos', 'Photos of models', 'Fotos de modelos', 'Fotos de models'),
  modelo_operaciones: word('Rutas de modelos', 'Routes of models', 'Rotas de modelos', 'Rutes de models'),
  modelo_variantes: word('Variantes de modelos', 'Variants of models', 'Variantes de modelos', 'Variants de models'),
  operacion_tarifas: word(
    'Tarifas de operaciones',
    'Rates of operations',
    'Tarifas de operações',
    'Tarifes d’operacions',
  ),
  orden_fab_celdas: word(
    'Cantidades de órdenes de fabricación',
    'Quantities of manufacturing orders',
    'Quantidades de ordens de fabrico',
    'Quantitats d’ordres de fabricació',
  ),
  orden_operaciones: word(
    'Operaciones de órdenes de fabricación',
    'Operations of manufacturing orders',
    'Operações de ordens de fabrico',
    'Operacions d’ordres de fabricació',
  ),
  pagos: word('Pagos a proveedores', 'Payments to suppliers', 'Pagamentos a fornecedores', 'Pagaments a proveïdors'),
  pedido_lineas: word('Líneas de pedido', 'Order lines', 'Linhas de encomenda', 'Línies de comanda'),
  pieza_ajustes: word('Ajustes de piezas', 'Roll corrections', 'Acertos de peças', 'Ajustos de peces'),
  presentaciones: word(
    'Declaraciones presentadas',
    'Returns presented',
    'Declarações apresentadas',
    'Declaracions presentades',
  ),
  pruebas: word('Pruebas de transporte', 'Proofs of transport', 'Provas de transporte', 'Proves de transport'),
  reclamacion_clientes: word(
    'Clientes que se reclaman de otro modo',
    'Customers reminded otherwise',
    'Clientes reclamados de outro modo',
    'Clients que es reclamen d’una altra manera',
  ),
  remesa_lineas: word('Recibos de remesas', 'Debits of remittances', 'Recibos de remessas', 'Rebuts de remeses'),
  role_permissions: word('Permisos de roles', 'Permissions of roles', 'Permissões de funções', 'Permisos de rols'),
  tarifa_precios: word('Precios de tarifas', 'Prices of price lists', 'Preços de tarifas', 'Preus de tarifes'),
  transferencia_lineas: word(
    'Pagos de transferencias',
    'Payments of transfers',
    'Pagamentos de transferências',
    'Pagaments de transferències',
  ),
  user_roles: word('Roles de usuarios', 'Roles of users', 'Funções de utilizadores', 'Rols d’usuaris'),
  vueltas_taller: word('Vueltas de taller', 'Returns from workshops', 'Voltas de oficina', 'Tornades de taller'),
  vistas: word('Vistas para todos', 'Views for everybody', 'Vistas para todos', 'Vistes per a tothom'),
}

/** Every table by the name of what it is a part of, or of its screen. */
export function namesOfTables(screens: readonly Titled[], idioma: Idioma): Record<string, string> {
  const titles = screens.toReversed().map((screen) => [screen.table ?? screen.name, titleOf(screen, idioma)])
  const parts = Object.entries(TABLAS).map(([tabla, name]) => [tabla, enIdioma(name, idioma)])
  return Object.fromEntries([...titles, ...parts])
}
