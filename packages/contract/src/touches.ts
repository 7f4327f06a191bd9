import type { contract } from './index.ts'

type Resource = keyof typeof contract

/** Beside its own, the resources of which a write changes what is read: what a browser has kept of them is stale. */
export const TOUCHES = {
  appsettings: ['personal'],
  banco: ['clientes', 'facturas', 'remesas'],
  cajas: ['clientes', 'oleadas', 'entregas', 'modelos', 'movimientos', 'pedidos', 'reparto'],
  compras: ['materias', 'recibidas'],
  cart: ['pedidos', 'webmodelos'],
  codigos: ['modelos', 'etiquetas'],
  electronicas: ['facturas'],
  entrantes: ['recibidas', 'facturas'],
  entregas: ['clientes', 'modelos', 'movimientos', 'oleadas', 'pedidos', 'reparto'],
  facturas: ['clientes', 'modelos', 'movimientos', 'pedidos', 'reparto', 'verifactu', 'electronicas'],
  importaciones: ['clientes', 'colores', 'contactos', 'materias', 'modelos', 'movimientos', 'pedidos', 'personal'],
  liquidacionestaller: ['notastaller', 'ordenesfab', 'recibidas'],
  materias: ['compras'],
  modelos: ['materias', 'webcolecciones'],
  movimientos: ['modelos', 'reparto'],
  notastaller: ['liquidacionestaller', 'modelos', 'movimientos', 'ordenesfab', 'pedidos', 'reparto'],
  oleadas: ['cajas', 'modelos', 'pedidos', 'recuentos', 'reparto'],
  operaciones: ['ordenesfab'],
  ordenesfab: [
    'liquidacionestaller',
    'materias',
    'modelos',
    'movimientos',
    'notastaller',
    'operaciones',
    'pedidos',
    'reparto',
  ],
  pedidos: ['cajas', 'clientes', 'modelos', 'movimientos', 'oleadas', 'reparto'],
  preguntas: ['faq'],
  recibidas: ['compras', 'entrantes', 'facturas', 'liquidacionestaller'],
  recuentos: ['modelos', 'movimientos', 'reparto', 'ubicaciones'],
  reparto: ['modelos', 'pedidos'],
  remesas: ['banco', 'clientes', 'facturas'],
  roles: ['personal'],
  ubicaciones: ['oleadas', 'recuentos'],
  verifactu: ['facturas'],
} satisfies Partial<Record<Resource, readonly Resource[]>>
