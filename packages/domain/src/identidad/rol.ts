import type { Idioma, Textos } from '../idioma.ts'
import { ROLES_DE_LA_CASA, type RolDeLaCasa } from './acceso.ts'

/** What the shipped roles are for, as long as nobody describes them otherwise. */
export const DESCRIPCIONES_DE_ROLES: Readonly<Record<RolDeLaCasa, Textos>> = {
  Admin: { es: 'Lo puede todo', en: 'May do everything', pt: 'Pode tudo', ca: 'Ho pot tot' },
  Ventas: {
    es: 'Registros, clientes, pedidos y facturas',
    en: 'Registrations, customers, orders and invoices',
    pt: 'Registos, clientes, encomendas e faturas',
    ca: 'Registres, clients, comandes i factures',
  },
  Producción: {
    es: 'Catálogo, materias y fabricación',
    en: 'Catalogue, materials and making',
    pt: 'Catálogo, matérias e fabrico',
    ca: 'Catàleg, matèries i fabricació',
  },
  Comercial: {
    es: 'Sus propios clientes y sus pedidos',
    en: 'Their own customers and the orders of those',
    pt: 'Os seus próprios clientes e as encomendas deles',
    ca: 'Els seus propis clients i les seves comandes',
  },
  Cliente: {
    es: 'Su área de la tienda',
    en: 'Their own part of the shop',
    pt: 'A sua área da loja',
    ca: 'La seva àrea de la botiga',
  },
}

interface Rol {
  name: string
  description: string
}

/** What the house says of a role by itself, if this is it, in any language. */
function deLaCasa({ name, description }: Rol): Textos | undefined {
  const rol = ROLES_DE_LA_CASA.find((uno) => uno === name)
  const textos = rol && DESCRIPCIONES_DE_ROLES[rol]
  return textos && Object.values(textos).includes(description) ? textos : undefined
}

/** A role as it is read in a language: what a person has written stays as it is. */
export const dichoEn = <R extends Rol>(rol: R, idioma: Idioma): R => ({
  ...rol,
  description: deLaCasa(rol)?.[idioma] ?? rol.description,
})

/** A description as it is kept: what the house says by itself is kept in one language. */
export const guardada = (rol: Rol): string => deLaCasa(rol)?.es ?? rol.description
