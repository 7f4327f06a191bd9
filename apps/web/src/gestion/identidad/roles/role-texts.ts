import type { Role } from '@telar/contract/identidad/roles'
import type { Idioma, Textos } from '@telar/domain/idioma'
import type { Accion } from '@telar/domain/permiso'
import { words } from '../../words.ts'

export const ROLE_LABELS: Record<Exclude<keyof Role, 'id'>, Textos> = {
  name: words.nombre,
  description: words.descripcion,
  fixed: { es: 'De la casa', en: 'Shipped', pt: 'Da casa', ca: 'De la casa' },
  users: { es: 'Usuarios', en: 'Users', pt: 'Utilizadores', ca: 'Usuaris' },
}

/** The verbs of the permissions. */
export const ACCION: Record<Accion, Textos> = {
  View: { es: 'Ver', en: 'View', pt: 'Ver', ca: 'Veure' },
  Search: { es: 'Buscar', en: 'Search', pt: 'Procurar', ca: 'Cercar' },
  Create: { es: 'Crear', en: 'Create', pt: 'Criar', ca: 'Crear' },
  Update: { es: 'Cambiar', en: 'Change', pt: 'Alterar', ca: 'Canviar' },
  Delete: { es: 'Borrar', en: 'Delete', pt: 'Apagar', ca: 'Esborrar' },
  Export: { es: 'Exportar', en: 'Export', pt: 'Exportar', ca: 'Exportar' },
  Approve: { es: 'Aprobar', en: 'Approve', pt: 'Aprovar', ca: 'Aprovar' },
  Issue: { es: 'Emitir', en: 'Issue', pt: 'Emitir', ca: 'Emetre' },
}

interface RoleTexts {
  permissions: string
  hint: string
  adminHas: string
  everything: string
  allOf: (name: string) => string
}

export const ROLE: Record<Idioma, RoleTexts> = {
  es: {
    permissions: 'Permisos',
    hint: 'qué puede hacer quien lo tenga',
    adminHas: 'Este rol lo puede todo, siempre.',
    everything: 'Todo',
    allOf: (name) => `Todo en ${name}`,
  },
  en: {
    permissions: 'Permissions',
    hint: 'what those who hold it may do',
    adminHas: 'This role may do everything, always.',
    everything: 'All',
    allOf: (name) => `Everything in ${name}`,
  },
  pt: {
    permissions: 'Permissões',
    hint: 'o que pode fazer quem a tiver',
    adminHas: 'Esta função pode tudo, sempre.',
    everything: 'Tudo',
    allOf: (name) => `Tudo em ${name}`,
  },
  ca: {
    permissions: 'Permisos',
    hint: 'què pot fer qui el tingui',
    adminHas: 'Aquest rol ho pot tot, sempre.',
    everything: 'Tot',
    allOf: (name) => `Tot a ${name}`,
  },
}
