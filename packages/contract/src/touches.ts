import type { contract } from './index.ts'

type Resource = keyof typeof contract

/** Beside its own, the resources of which a write changes what is read: what a browser has kept of them is stale. */
export const TOUCHES = {
  appsettings: ['personal'],
  banco: ['clientes', 'facturas', 'remesas'],
  compras: ['materias', 'recibidas'],
  cajas: ['clientes', 'entregas', 'modelos', 'movimientos', 'pedidos', 'reparto'],
  cart: ['pedidos', 'webmodelos'],
  codigos: ['modelos', 'etiquetas'],
  electronicas: ['facturas'],
  entrantes: ['recibidas', 'facturas'],
  entregas: ['clientes', 'modelos', 'movimientos', 'pedidos', 'reparto'],
  facturas: ['clientes', 'modelos', 'movimientos', 'pedidos', 'reparto', 'verifactu', 'electronicas'],
  importaciones: ['clientes', 'colores', 'contactos', 'materias', 'modelos', 'movimientos', 'pedidos', 'personal'],
  materias: ['compras'],
  modelos: ['materias', 'webcolecciones'],
  movimientos: ['modelos', 'reparto'],
  ordenesfab: ['materias', 'modelos', 'movimientos', 'pedidos', 'reparto'],
  pedidos: ['clientes', 'modelos', 'movimientos', 'reparto'],
  preguntas: ['faq'],
  recibidas: ['compras', 'entrantes', 'facturas'],
  recuentos: ['modelos', 'movimientos', 'reparto'],
  reparto: ['modelos', 'pedidos'],
  remesas: ['banco', 'clientes', 'facturas'],
  roles: ['personal'],
  verifactu: ['facturas'],
} satisfies Partial<Record<Resource, readonly Resource[]>>
