import { ACCIONES, type Accion, type Permiso } from '../permiso.ts'
export const ROLES_DE_LA_CASA = ['Admin', 'Ventas', 'Producción', 'Comercial', 'Cliente'] as const
export type RolDeLaCasa = (typeof ROLES_DE_LA_CASA)[number]

/** The role that always holds every permission and that somebody always holds. */
export const ADMIN: RolDeLaCasa = 'Admin'

const LEER: readonly Accion[] = ['View', 'Search', 'Export']
const TODO = ACCIONES

/** Which resources each shipped role reaches, and for what; the administrator may change all but Admin's. */
const CATALOGO: Record<string, readonly Accion[]> = {
  Colores: TODO,
  Temporadas: TODO,
  Countries: LEER,
  Modelos: TODO,
  Modelotipos: TODO,
  Webcolecciones: TODO,
  Imagenes: TODO,
}
const CATALOGO_SOLO_LEER = Object.fromEntries(Object.keys(CATALOGO).map((recurso) => [recurso, LEER]))

const CLIENTES: Record<string, readonly Accion[]> = {
  Clientes: TODO,
  Contactos: TODO,
  Comerciales: LEER,
  Registers: TODO,
  Grupos: TODO,
  Tarifas: TODO,
  Promociones: TODO,
}
/** Of their own customers only, which the rows' condition sees to. */
const SUS_CLIENTES: Record<string, readonly Accion[]> = {
  Clientes: [...LEER, 'Update'],
  Contactos: [...LEER, 'Create', 'Update', 'Delete'],
}

const PRODUCCION: Record<string, readonly Accion[]> = {
  Devoluciones: [...LEER, 'Update'],
  Proveedores: TODO,
  Materias: TODO,
  Ordenesfab: TODO,
  /** They check what workshops are owed; others settle it. */
  Liquidacionestaller: [...LEER, 'Create', 'Update', 'Delete'],
  Movimientos: TODO,
  Recuentos: TODO,
  Reparto: TODO,
  /** Of suppliers only, which the rows' condition sees to. */
  Contactos: TODO,
}

/** What is beside a record goes with the record; that is looked at besides. */
const JUNTO_A_LAS_FICHAS: Record<string, readonly Accion[]> = { Fichas: TODO }

/** Views saved for everybody: the rep has them and saves only their own. */
const VISTAS: Record<string, readonly Accion[]> = { Vistas: ['View', 'Create', 'Delete'] }

const ALCANCE: Record<Exclude<RolDeLaCasa, 'Admin'>, Record<string, readonly Accion[]>> = {
  Ventas: {
    ...CATALOGO_SOLO_LEER,
    ...JUNTO_A_LAS_FICHAS,
    ...VISTAS,
    ...CLIENTES,
    Webcolecciones: TODO,
    Webbanners: TODO,
    Imagenes: TODO,
    Correo: LEER,
    Faq: TODO,
    Preguntas: TODO,
    Chatbot: LEER,
    Pedidos: TODO,
    Facturas: TODO,
    Banco: TODO,
    Caja: TODO,
    Cobros: TODO,
    Comisiones: TODO,
    Pases: TODO,
    Recibidas: TODO,
    Descuentos: TODO,
    Portes: TODO,
    Cart: TODO,
    Verifactu: [...LEER, 'Approve'],
    Ordenesfab: LEER,
    /** Who pays suppliers settles what workshops are owed. */
    Liquidacionestaller: [...LEER, 'Update', 'Approve'],
    Entregas: [...LEER, 'Create'],
    Devoluciones: TODO,
    Envios: TODO,
    Transportistas: LEER,
    Pruebas: TODO,
    Movimientos: LEER,
    Recuentos: LEER,
    Reparto: TODO,
  },
  Producción: { ...CATALOGO, ...PRODUCCION, ...JUNTO_A_LAS_FICHAS, ...VISTAS },
  Comercial: {
    ...CATALOGO_SOLO_LEER,
    ...JUNTO_A_LAS_FICHAS,
    ...SUS_CLIENTES,
    Vistas: ['View'],
    Pedidos: [...LEER, 'Create', 'Update'],
    Entregas: LEER,
    Devoluciones: [...LEER, 'Create'],
    Envios: LEER,
    Facturas: LEER,
    Cobros: LEER,
    Comisiones: LEER,
    Cart: TODO,
  },
  Cliente: {},
}

/** The permissions a shipped role starts with, out of all those the contract declares. */
export function permisosIniciales(rol: RolDeLaCasa, todos: readonly Permiso[]): Permiso[] {
  if (rol === 'Admin') return [...todos]
  const alcance = ALCANCE[rol]
  return todos.filter((permiso) => {
    const [, recurso = '', accion = ''] = permiso.split('.')
    return alcance[recurso]?.includes(accion as Accion) ?? false
  })
}

interface Persona {
  roles: readonly string[]
  comercialId: number | null
}

/**
 * Whose customers a person sees: `undefined` means everybody's. A rep sees their own; one whose account is not linked
 * yet, nobody's.
 */
export function comercialDe({ roles, comercialId }: Persona): number | null | undefined {
  if (roles.includes(ADMIN)) return undefined
  const rep: RolDeLaCasa = 'Comercial'
  return comercialId !== null || roles.includes(rep) ? comercialId : undefined
}

/** Who may give and take roles. */
export const DAR_ROLES: Permiso = 'Permissions.Users.Update'
