import { z } from 'zod'
import { bare } from '../kit/change.ts'
import { exportListed, Texto, TextoLibre } from '../kit/crud.ts'
import { read, resource, write } from '../kit/endpoint.ts'

const Permisos = z.array(z.string().max(100)).max(1000)
const ByRoleId = z.object({ id: z.uuid() })

export const Role = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  /** Shipped with the house: it may be changed but not deleted. */
  fixed: z.boolean(),
  users: z.int(),
})
export type Role = z.output<typeof Role>
export const RoleConPersonas = Role.extend({
  /** Who holds it. */
  personas: z.array(z.object({ id: z.uuid(), nombre: z.string() })),
})
export type RoleConPersonas = z.output<typeof RoleConPersonas>
export const RoleInput = z.object({ name: Texto(80), description: TextoLibre(200) })

export const roles = resource(
  'roles',
  {
    list: read.get('', { access: 'View', summary: 'Every role', response: z.array(Role) }),
    export: exportListed(z.uuid()),
    get: read.get('/:id', { access: 'View', summary: 'One role', params: ByRoleId, response: RoleConPersonas }),
    create: write.post('', {
      access: 'Create',
      summary: 'Create a role',
      creates: true,
      body: RoleInput,
      response: z.uuid(),
    }),
    update: write.put('/:id', {
      access: 'Update',
      summary: 'Update a role',
      params: ByRoleId,
      body: bare(RoleInput)
        .partial()
        .extend({
          /** What it said of that when it was looked at: a change of what has become something else since is refused. */
          antes: Role.pick({ name: true, description: true }).partial().nullish(),
        }),
      response: z.uuid(),
    }),
    remove: write.delete('/:id', { access: 'Delete', summary: 'Delete a role', params: ByRoleId, response: z.uuid() }),
    permissions: read.get('/:id/permissions', {
      access: 'View',
      summary: 'Every permission, and whether this role holds it',
      params: ByRoleId,
      response: z.array(z.object({ permission: z.string(), enabled: z.boolean() })),
    }),
    setPermissions: write.put('/:id/permissions', {
      access: 'Update',
      summary: 'Replace what a role may do',
      params: ByRoleId,
      body: z.object({
        permissions: Permisos,
        /** What it might do when it was looked at: only what differs from it changes, the rest stays as it is now. */
        antes: Permisos.nullish(),
      }),
      response: z.array(z.string()),
    }),
  },
  { base: '/api' },
)
