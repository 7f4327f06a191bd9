/** What a person may do to a kind of record. */
export const ACCIONES = ['View', 'Search', 'Create', 'Update', 'Delete', 'Export', 'Approve', 'Issue'] as const

export type Accion = (typeof ACCIONES)[number]

export type Permiso = `Permissions.${string}.${Accion}`
