import type { contract } from './index.ts'

type Resource = keyof typeof contract

/** Beside its own, the resources of which a write changes what is read: what a browser has kept of them is stale. */
export const TOUCHES = {
  cart: ['pedidos', 'webmodelos'],
  facturas: ['pedidos', 'verifactu', 'clientes'],
  modelos: ['materias', 'webcolecciones'],
  ordenesfab: ['materias', 'modelos'],
  pedidos: ['clientes'],
  preguntas: ['faq'],
  roles: ['personal'],
  verifactu: ['facturas'],
} satisfies Partial<Record<Resource, readonly Resource[]>>
