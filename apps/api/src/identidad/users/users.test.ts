import { personal } from '@telar/contract/identidad/personal'
import { roles } from '@telar/contract/identidad/roles'
import { tokens } from '@telar/contract/identidad/tokens'
import { type User, type UserConAcceso, users } from '@telar/contract/identidad/users'
import { DEMO_PASSWORD } from '@telar/demo/users'
import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { correosTable } from '../../db/schema/casa/correos.ts'
import { clientesTable } from '../../db/schema/clientes/clientes.ts'
import { clavesTable, usersTable } from '../../db/schema/identidad/users.ts'
import { limitesTable } from '../../db/schema/maquina.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { clientePara } from '../../testing/cliente.ts'

let t: TestApp
let admin: Awaited<ReturnType<TestApp['as']>>
beforeAll(async () => {
  t = await testApp()
  admin = await t.as('admin@telar.test')
})
afterAll(() => t.close())
beforeEach(() => t.house.db.delete(limitesTable))

let n = 0
const person = (extra: object = {}) => {
  n += 1
  return {
    firstName: 'Ana',
    lastName: 'Pi',
    email: `p${n}@telar.test`,
    password: 'a-long-password',
    confirmPassword: 'a-long-password',
    ...extra,
  }
}
const userOf = async (email: string): Promise<UserConAcceso> => {
  const user = (await admin.call(users.list, {})).find((u) => u.email === email)
  if (!user) throw new Error(`no ${email}`)
  return user
}
const give = (userId: string, roleName: string, enabled = true, client = admin) =>
  client.call(users.setRoles, { body: { userId, userRoles: [{ roleName, enabled }] } })

test('the list says what each person is', async () => {
  expect((await userOf('ventas@telar.test')).roles).toEqual(['Ventas'])
})

describe('two who change one account', () => {
  test('the second is told where it is the same field, and nothing is lost where it is another', async () => {
    const id = String(await admin.call(users.create, { body: person({ phoneNumber: '600 000 001' }) }))
    const cambiar = (body: object) => admin.call(users.update, { body: { id, ...body } })
    await cambiar({ phoneNumber: '600 000 002', antes: { phoneNumber: '600 000 001' } })
    await expect(cambiar({ phoneNumber: '600 000 003', antes: { phoneNumber: '600 000 001' } })).rejects.toMatchObject({
      status: 409,
    })
    await cambiar({ lastName: 'Pou', antes: { lastName: 'Pi' } })
    await cambiar({ phoneNumber: null, antes: { phoneNumber: '600 000 002' } })
    await cambiar({ phoneNumber: '600 000 004', antes: { phoneNumber: '' as never } })
    const { lastName, phoneNumber } = await admin.call(users.get, { params: { id } })
    expect([lastName, phoneNumber]).toEqual(['Pou', '600 000 004'])
  })
})

describe('who has no password, or has lost it', () => {
  const carta = async (para: string) => {
    const [mail] = await t.house.db
      .select()
      .from(correosTable)
      .where(eq(correosTable.para, para))
      .orderBy(desc(correosTable.id))
      .limit(1)
    return mail
  }

  test('is sent the invitation again, or another link, in their own language', async () => {
    const { password: _, confirmPassword: __, ...sin } = person()
    const id = String(await admin.call(users.create, { body: sin }))
    await t.house.db.update(usersTable).set({ idioma: 'pt' }).where(eq(usersTable.id, id))
    expect(await admin.call(users.invitar, { params: { id } })).toBe('invitacion')
    const invitada = await carta(sin.email)
    expect(invitada).toMatchObject({ plantilla: 'invitacion', idioma: 'pt' })
    const token = /key=([\w-]+)/.exec(invitada?.texto ?? '')?.[1] ?? ''
    await (await t.as()).call(users.resetPassword, { body: { email: sin.email, password: 'a-long-password', token } })
    expect(await admin.call(users.invitar, { params: { id } })).toBe('restablecer')
    expect(await carta(sin.email)).toMatchObject({ plantilla: 'restablecer', idioma: 'pt' })
  })

  test('is written to in the language of the customer whose account it is, whoever opens it', async () => {
    const { password: _, confirmPassword: __, ...sin } = person()
    const clienteId = await clientePara(t, 'porto@telar.test', { idioma: 'pt' })
    const id = String(await admin.call(users.create, { body: { ...sin, clienteId } }))
    expect(await carta(sin.email)).toMatchObject({ plantilla: 'invitacion', idioma: 'pt' })
    await t.house.db.update(clientesTable).set({ idioma: 'ca' }).where(eq(clientesTable.id, clienteId))
    await admin.call(users.invitar, { params: { id } })
    expect(await carta(sin.email)).toMatchObject({ plantilla: 'invitacion', idioma: 'ca' })
  })

  test('is sent nothing while the account is closed, nor by who may do less than they', async () => {
    const id = String(await admin.call(users.create, { body: person() }))
    await admin.call(users.update, { body: { id, isActive: false } })
    await expect(admin.call(users.invitar, { params: { id } })).rejects.toMatchObject({ status: 409 })
    const ventas = await t.as('ventas@telar.test')
    const { id: suyo } = await userOf('admin@telar.test')
    await expect(ventas.call(users.invitar, { params: { id: suyo } })).rejects.toMatchObject({ status: 403 })
  })
})

describe('whose account it is', () => {
  const enlazar = async (quien: typeof admin, email: string, vinculos: object) => {
    const uno = (await admin.call(users.list, {})).find((user) => user.email === email) as User
    return quien.call(users.update, { body: { ...uno, ...vinculos } })
  }

  test('is never said by oneself', async () => {
    const clienteId = await clientePara(t, 'porto@telar.test')
    await expect(enlazar(admin, 'admin@telar.test', { clienteId })).rejects.toMatchObject({ status: 409 })
    await enlazar(admin, 'canarias@telar.test', { clienteId })
  })

  test('is said by who may change that customer', async () => {
    const clienteId = await clientePara(t, 'porto@telar.test')
    const rolId = await admin.call(roles.create, { body: { name: 'Cuentas', description: '' } })
    const permisos = ['Permissions.Users.View', 'Permissions.Users.Update']
    await admin.call(roles.setPermissions, { params: { id: rolId }, body: { permissions: permisos } })
    const { id } = (await admin.call(users.list, {})).find(({ email }) => email === 'recargo@telar.test') as User
    const dar = (enabled: boolean) =>
      admin.call(users.setRoles, { body: { userId: id, userRoles: [{ roleName: 'Cuentas', enabled }] } })
    await dar(true)
    const gestor = await t.as('recargo@telar.test')
    await expect(enlazar(gestor, 'canarias@telar.test', { clienteId })).rejects.toMatchObject({ status: 403 })
    await enlazar(gestor, 'canarias@telar.test', { phoneNumber: '600' })
    await dar(false)
    await admin.call(roles.remove, { params: { id: rolId } })
  })
})

describe('users', () => {
  test('a user has these fields and no others', async () => {
    expect(Object.keys(await userOf('cliente@telar.test')).sort()).toEqual(
      [
        'clienteId',
        'comercialId',
        'email',
        'emailConfirmed',
        'firstName',
        'id',
        'imageUrl',
        'isActive',
        'lastName',
        'phoneNumber',
        'roles',
        'ultimoAcceso',
        'userName',
      ].sort(),
    )
  })

  test('an account is linked to a rep and unlinked; what is not said stays', async () => {
    const { id, email } = await userOf('ventas@telar.test')
    const data = { id, email, firstName: 'Nuria', lastName: 'Casals' }
    const linkOf = async () => (await admin.call(users.get, { params: { id } })).comercialId
    const comercialId = (await userOf('comercial@telar.test')).comercialId as number
    await admin.call(users.update, { body: { ...data, comercialId } })
    await admin.call(users.update, { body: data })
    expect(await linkOf()).toBe(comercialId)
    await expect(admin.call(users.update, { body: { ...data, comercialId: 999_999 } })).rejects.toMatchObject({
      fields: { comercialId: [expect.any(String)] },
    })
    await admin.call(users.update, { body: { ...data, comercialId: null } })
    expect(await linkOf()).toBeNull()
  })

  test('is opened with roles and as whose account it is, and invited to choose a password', async () => {
    const { password: _, confirmPassword: __, ...body } = person()
    const comercialId = (await userOf('comercial@telar.test')).comercialId as number
    const id = await admin.call(users.create, { body: { ...body, roles: ['Ventas'], comercialId } })
    expect(await userOf(body.email)).toMatchObject({ comercialId, emailConfirmed: false, ultimoAcceso: null })
    const roles = await admin.call(users.roles, { params: { id } })
    expect(roles.filter(({ enabled }) => enabled).map(({ roleName }) => roleName)).toEqual(['Ventas'])
    const [mail] = await t.house.db.select().from(correosTable).where(eq(correosTable.para, body.email))
    expect(mail).toMatchObject({ plantilla: 'invitacion', asunto: 'Su cuenta está lista' })
    const token = /reset-password\?key=([\w-]+)/.exec(mail?.texto ?? '')?.[1] ?? ''
    const anyone = await t.as()
    const secret = { email: body.email, password: 'a-very-long-one' }
    await anyone.call(users.resetPassword, { body: { ...secret, token } })
    await anyone.call(tokens.byEmail, { body: secret })
    expect((await userOf(body.email)).ultimoAcceso).not.toBeNull()
  })

  test('created with the id as text, updated, deleted', async () => {
    const body = person()
    const id = await admin.call(users.create, { body })
    expect(await admin.call(users.get, { params: { id } })).toMatchObject({
      email: body.email,
      userName: body.email,
      isActive: true,
    })
    expect(
      await admin.call(users.update, {
        body: { id, firstName: 'Eva', lastName: '', email: body.email, phoneNumber: '+34 600' },
      }),
    ).toBe(id)
    expect(await admin.call(users.get, { params: { id } })).toMatchObject({ firstName: 'Eva', phoneNumber: '+34 600' })
    await admin.call(users.remove, { params: { id } })
    await expect(admin.call(users.get, { params: { id } })).rejects.toMatchObject({
      status: 404,
      title: `User ${id} Not Found.`,
    })
  })

  test.each([
    ['a taken e-mail, whatever its case', { email: 'ADMIN@telar.test' }, 'email'],
    ['two passwords that differ', { confirmPassword: 'something-else' }, 'confirmPassword'],
    ['a short password', { password: 'short', confirmPassword: 'short' }, 'password'],
    ['no e-mail', { email: 'nope' }, 'email'],
  ])('%s is told beside the field', async (_, extra, field) => {
    const error = await admin.call(users.create, { body: person(extra) }).catch((e) => e)
    expect(error.kind).toBe('validation')
    expect(error.fields).toHaveProperty(field)
  })

  test('every role is listed, with whether the user holds it', async () => {
    const list = await admin.call(users.roles, { params: { id: (await userOf('ventas@telar.test')).id } })
    expect(list.map(({ roleName, enabled }) => [roleName, enabled])).toEqual([
      ['Admin', false],
      ['Cliente', false],
      ['Comercial', false],
      ['Producción', false],
      ['Ventas', true],
    ])
    expect(list[0]).toMatchObject({ roleId: expect.any(String), description: expect.any(String) })
  })

  test('with roles and permissions', async () => {
    const user = await admin.call(users.getWithRolesPermissions, {
      params: { id: (await userOf('produccion@telar.test')).id },
    })
    expect(user.roles).toEqual(['Producción'])
    expect(user.permissions).toContain('Permissions.Colores.Update')
    expect(user.permissions).not.toContain('Permissions.Users.View')
  })

  test('only what is said of an account changes; who was closed stays closed', async () => {
    const id = await admin.call(users.create, { body: person({ firstName: 'Aina', phoneNumber: '600' }) })
    await admin.call(users.update, { body: { id, isActive: false } })
    await admin.call(users.update, { body: { id, firstName: 'Aina Maria' } })
    const uno = await admin.call(users.get, { params: { id } })
    expect(uno).toMatchObject({ firstName: 'Aina Maria', phoneNumber: '600', isActive: false })
  })

  test('an unknown role changes nothing', async () => {
    const { id } = await userOf('ventas@telar.test')
    const userRoles = [
      { roleName: 'Admin', enabled: true },
      { roleName: 'Rey', enabled: true },
    ]
    await expect(admin.call(users.setRoles, { body: { userId: id, userRoles } })).rejects.toMatchObject({
      kind: 'validation',
      messages: ['El rol «Rey» no existe.'],
    })
    expect((await admin.call(users.getWithRolesPermissions, { params: { id } })).roles).toEqual(['Ventas'])
  })
})

describe('the last administrator', () => {
  test('cannot be deleted, closed or stripped of the role', async () => {
    const { id, ...me } = await userOf('admin@telar.test')
    await expect(admin.call(users.remove, { params: { id } })).rejects.toMatchObject({ status: 409 })
    await expect(admin.call(users.update, { body: { id, ...me, isActive: false } })).rejects.toMatchObject({
      status: 409,
    })
    await expect(give(id, 'Admin', false)).rejects.toMatchObject({ status: 409 })
  })

  test('two administrators who leave at the same moment: one stays', async () => {
    const second = await admin.call(users.create, { body: person() })
    await give(second, 'Admin')
    const first = (await userOf('admin@telar.test')).id
    const results = await Promise.allSettled([give(first, 'Admin', false), give(second, 'Admin', false)])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const stays = results[0]?.status === 'rejected' ? first : second
    expect(
      (
        await t.house.db.execute(
          `select count(*)::int as n from user_roles ur join roles r on r.id = ur.role_id where r.name = 'Admin'`,
        )
      ).rows,
    ).toEqual([{ n: 1 }])
    if (stays === second) {
      await t.house.db.execute(`insert into user_roles select '${first}', id from roles where name = 'Admin'`)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  })
})

describe('administrators who take the right from each other at once', () => {
  type Signed = typeof admin
  const ROUNDS = 6
  test.each([
    ['the role', (by: Signed, id: string) => give(id, 'Admin', false, by)],
    ['the open account', (by: Signed, id: string) => by.call(users.update, { body: { id, isActive: false } })],
    ['the account', (by: Signed, id: string) => by.call(users.remove, { params: { id } })],
  ])('%s: one does it, the other no longer may', async (_, take) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const two = [1, 2].map(() =>
        person({ password: DEMO_PASSWORD, confirmPassword: DEMO_PASSWORD, roles: ['Admin'] }),
      )
      const [one = '', other = ''] = await Promise.all(two.map((body) => admin.call(users.create, { body })))
      const [asOne, asOther] = await Promise.all([t.as(two[0]?.email), t.as(two[1]?.email)])
      const results = await Promise.allSettled([take(asOne, other), take(asOther, one)])
      const failed = results.filter((result) => result.status === 'rejected')
      expect(failed.map(({ reason }) => reason.status)).toEqual([expect.toBeOneOf([401, 403])])
      const left = (await admin.call(users.list, {})).filter(({ id }) => [one, other].includes(id))
      for (const { id } of left) await admin.call(users.remove, { params: { id } })
    }
  })
})

describe('nobody hands out more than they hold', () => {
  test('a role that manages users cannot make itself or another an administrator, nor touch one', async () => {
    const roleId = await admin.call(roles.create, { body: { name: 'Portería', description: '' } })
    await admin.call(roles.setPermissions, {
      params: { id: roleId },
      body: {
        permissions: [
          'Permissions.Users.View',
          'Permissions.Users.Update',
          'Permissions.Users.Delete',
          'Permissions.Roles.View',
          'Permissions.Roles.Update',
        ],
      },
    })
    const body = person({ password: DEMO_PASSWORD, confirmPassword: DEMO_PASSWORD })
    const id = await admin.call(users.create, { body })
    await give(id, 'Portería')
    const porter = await t.as(body.email)
    await expect(give(id, 'Admin', true, porter)).rejects.toMatchObject({ status: 403 })
    const { id: adminId, ...rest } = await userOf('admin@telar.test')
    await expect(
      porter.call(users.update, { body: { id: adminId, ...rest, email: 'stolen@telar.test' } }),
    ).rejects.toMatchObject({ status: 403 })
    await expect(porter.call(users.remove, { params: { id: adminId } })).rejects.toMatchObject({ status: 403 })
    await expect(
      porter.call(roles.setPermissions, {
        params: { id: roleId },
        body: { permissions: ['Permissions.Appsettings.Update'] },
      }),
    ).rejects.toMatchObject({ status: 403 })
  })
})

describe('roles', () => {
  test('those of the house are there, and stay', async () => {
    const list = await admin.call(roles.list, {})
    const fixed = list.filter((role) => role.fixed)
    expect(fixed.map(({ name }) => name)).toEqual(['Admin', 'Cliente', 'Comercial', 'Producción', 'Ventas'])
    for (const { id } of fixed)
      await expect(admin.call(roles.remove, { params: { id } })).rejects.toMatchObject({ status: 409 })
  })

  test('one of our own: created, given permissions, used at once, deleted when nobody holds it', async () => {
    const id = await admin.call(roles.create, { body: { name: 'Escaparate' } })
    await admin.call(roles.setPermissions, { params: { id }, body: { permissions: ['Permissions.Colores.Search'] } })
    const client = await t.as('cliente@telar.test')
    expect(await client.call(personal.permissions, {})).toEqual([])
    const { id: userId } = await userOf('cliente@telar.test')
    await give(userId, 'Escaparate')
    expect(await client.call(personal.permissions, {})).toEqual(['Permissions.Colores.Search'])
    await expect(admin.call(roles.remove, { params: { id } })).rejects.toMatchObject({ status: 409 })
    await give(userId, 'Escaparate', false)
    await admin.call(roles.remove, { params: { id } })
    expect((await admin.call(roles.list, {})).some((role) => role.id === id)).toBe(false)
  })

  test('two who look at it at once change what each of them changed', async () => {
    const id = await admin.call(roles.create, { body: { name: 'A dos manos' } })
    const params = { id }
    const [ver, buscar, crear] = ['View', 'Search', 'Create'].map((que) => `Permissions.Colores.${que}`) as [
      string,
      string,
      string,
    ]
    await admin.call(roles.setPermissions, { params, body: { permissions: [ver, buscar] } })
    const antes = [ver, buscar]
    expect(await admin.call(roles.setPermissions, { params, body: { antes, permissions: [ver] } })).toEqual([ver])
    const despues = await admin.call(roles.setPermissions, { params, body: { antes, permissions: [...antes, crear] } })
    expect(despues).toEqual([crear, ver].sort())
    await admin.call(roles.remove, { params })
  })

  test('of two who change the same of a role the second is told; who changes something else is in nobody’s way', async () => {
    const params = { id: await admin.call(roles.create, { body: { name: 'Muestras', description: 'Las ve' } }) }
    const cambiar = (body: object) => admin.call(roles.update, { params, body })
    await cambiar({ description: 'Las ve y las pide', antes: { description: 'Las ve' } })
    await expect(cambiar({ description: 'Las borra', antes: { description: 'Las ve' } })).rejects.toMatchObject({
      status: 409,
    })
    await cambiar({ name: 'Muestrarios', antes: { name: 'Muestras' } })
    await cambiar({ description: 'Las ve y las pide', antes: { description: 'Las ve' } })
    const { name, description } = await admin.call(roles.get, { params })
    expect([name, description]).toEqual(['Muestrarios', 'Las ve y las pide'])
    await admin.call(roles.remove, { params })
  })

  test("the administrator's permissions are all of them, and are not cut down", async () => {
    const id = (await admin.call(roles.list, {})).find(({ name }) => name === 'Admin')?.id ?? ''
    const held = await admin.call(roles.permissions, { params: { id } })
    expect(held.every(({ enabled }) => enabled)).toBe(true)
    expect(
      held.every(({ permission }) =>
        /^Permissions\.[A-Z]\w+\.(View|Search|Create|Update|Delete|Export|Approve|Issue)$/.test(permission),
      ),
    ).toBe(true)
    await expect(admin.call(roles.setPermissions, { params: { id }, body: { permissions: [] } })).rejects.toMatchObject(
      { status: 409 },
    )
  })

  test('an unknown permission is refused', async () => {
    const id = await admin.call(roles.create, { body: { name: 'Otra' } })
    await expect(
      admin.call(roles.setPermissions, { params: { id }, body: { permissions: ['Permissions.Nothing.View'] } }),
    ).rejects.toMatchObject({ kind: 'validation' })
  })
})

describe('personal', () => {
  test('the permissions are a bare list of strings', async () => {
    const ventas = await t.as('ventas@telar.test')
    expect(await ventas.call(personal.permissions, {})).toContain('Permissions.Colores.Search')
  })

  test('a person changes their own data, but not their e-mail or roles', async () => {
    const client = await t.as('canarias@telar.test')
    const changed = await client.call(personal.updateProfile, {
      body: { firstName: 'Yaiza', lastName: 'S.', email: 'x@x.es', isActive: false } as never,
    })
    expect(changed).toMatchObject({ lastName: 'S.', email: 'canarias@telar.test', isActive: true })
  })

  test('a telephone of any country is kept, and nothing that is none', async () => {
    const client = await t.as('porto@telar.test')
    const put = (phoneNumber: string) =>
      client.call(personal.updateProfile, { body: { firstName: 'Rui', lastName: '', phoneNumber } })
    expect(await put('220 000 000')).toMatchObject({ phoneNumber: '220 000 000' })
    await expect(put('3,5')).rejects.toMatchObject({ fields: { phoneNumber: expect.any(Array) } })
  })

  test('the current password is asked for', async () => {
    const client = await t.as('canarias@telar.test')
    const body = { password: 'wrong', newPassword: 'a-new-long-one', confirmNewPassword: 'a-new-long-one' }
    await expect(client.call(personal.changePassword, { body })).rejects.toMatchObject({
      fields: { password: ['La contraseña actual no es esta.'] },
    })
  })
})

describe('a forgotten password', () => {
  const forgot = async (email: string, language = 'es') =>
    (await t.as(undefined, language)).call(users.forgotPassword, { body: { email } })
  const lastMail = async (para: string) =>
    (
      await t.house.db
        .select()
        .from(correosTable)
        .where(eq(correosTable.para, para))
        .orderBy(desc(correosTable.id))
        .limit(1)
    )[0]
  const keyIn = (text: string) => /reset-password\?key=([\w-]+)/.exec(text)?.[1] ?? ''
  const reset = async (email: string, password: string, token: string) =>
    (await t.as()).call(users.resetPassword, { body: { email, password, token } })

  test('the answer is the same sentence for anybody, and never comes before its time', async () => {
    const timed = async (email: string) => {
      const started = performance.now()
      return { sentence: await forgot(email), tooSoon: performance.now() - started < 145 }
    }
    const known = await timed('cliente@telar.test')
    expect(known.tooSoon).toBe(false)
    expect(await timed('nobody@telar.test')).toEqual(known)
    expect(await lastMail('nobody@telar.test')).toBeUndefined()
  })

  test('the mail comes in the language of the caller, with a link to this site and a key', async () => {
    await forgot('ventas@telar.test', 'pt')
    const mail = await lastMail('ventas@telar.test')
    expect(mail).toMatchObject({ idioma: 'pt', asunto: 'Escolha uma nova palavra-passe', plantilla: 'restablecer' })
    expect(mail?.texto).toContain('http://localhost:5003/reset-password?key=')
    expect(mail?.html).toContain('lang="pt"')
  })

  test('of two keys only the newer one lives, and a password that is set voids all', async () => {
    await forgot('ventas@telar.test')
    const older = keyIn((await lastMail('ventas@telar.test'))?.texto ?? '')
    await forgot('ventas@telar.test')
    const newer = keyIn((await lastMail('ventas@telar.test'))?.texto ?? '')
    expect(newer).not.toBe(older)
    await expect(reset('ventas@telar.test', 'a-brand-new-one', older)).rejects.toMatchObject({ kind: 'validation' })
    const ventas = await t.as('ventas@telar.test')
    const nueva = { newPassword: DEMO_PASSWORD, confirmNewPassword: DEMO_PASSWORD }
    await ventas.call(personal.changePassword, { body: { password: DEMO_PASSWORD, ...nueva } })
    await expect(reset('ventas@telar.test', 'a-brand-new-one', newer)).rejects.toMatchObject({ kind: 'validation' })
  })

  test('a password set by mail lets in who was locked out', async () => {
    const wrong = async () =>
      (await t.as()).call(tokens.byEmail, { body: { email: 'porto@telar.test', password: 'x' } })
    for (let i = 0; i < 6; i++) await wrong().catch(() => {})
    await expect(wrong()).rejects.toMatchObject({ status: 429 })
    await forgot('porto@telar.test')
    const key = keyIn((await lastMail('porto@telar.test'))?.texto ?? '')
    await reset('porto@telar.test', DEMO_PASSWORD, key)
    expect(await t.as('porto@telar.test')).toBeDefined()
  })

  test('the key works once', async () => {
    await forgot('ventas@telar.test')
    const key = keyIn((await lastMail('ventas@telar.test'))?.texto ?? '')
    expect(await reset('ventas@telar.test', 'a-brand-new-one', key)).toBe('La contraseña se ha cambiado.')
    await expect(reset('ventas@telar.test', 'and-once-more-x', key)).rejects.toMatchObject({
      kind: 'validation',
      messages: ['El enlace ha caducado o ya se ha usado. Pida otro.'],
    })
  })

  test('with its own e-mail only, within an hour, and is stored as a hash', async () => {
    await forgot('produccion@telar.test')
    const key = keyIn((await lastMail('produccion@telar.test'))?.texto ?? '')
    await expect(reset('admin@telar.test', 'a-brand-new-one', key)).rejects.toMatchObject({
      kind: 'validation',
      fields: { email: ['El enlace se envió a otra dirección: escriba aquella en la que lo ha recibido.'] },
      messages: [],
    })
    expect(JSON.stringify(await t.house.db.select().from(clavesTable))).not.toContain(key)
    const { id } = await userOf('produccion@telar.test')
    const [stored] = await t.house.db
      .select()
      .from(clavesTable)
      .where(and(eq(clavesTable.userId, id)))
    expect(Math.round((Date.parse(stored?.caducaEn ?? '') - Date.now()) / 60_000)).toBe(60)
    await t.house.db
      .update(clavesTable)
      .set({ caducaEn: new Date(Date.now() - 1000).toISOString() })
      .where(eq(clavesTable.userId, id))
    for (const email of ['produccion@telar.test', 'admin@telar.test'])
      await expect(reset(email, 'a-brand-new-one', key)).rejects.toMatchObject({
        messages: ['El enlace ha caducado o ya se ha usado. Pida otro.'],
      })
  })

  test('the link never follows the Host header', async () => {
    await t.app.inject({
      method: 'POST',
      url: '/api/users/forgot-password',
      headers: { host: 'evil.example' },
      payload: { email: 'recargo@telar.test' },
    })
    expect((await lastMail('recargo@telar.test'))?.texto).not.toContain('evil.example')
  })

  test('asking too often is 429', async () => {
    const ask = () =>
      t.app.inject({ method: 'POST', url: '/api/users/forgot-password', payload: { email: 'q@telar.test' } })
    for (let i = 0; i < 5; i++) expect((await ask()).statusCode).toBe(200)
    expect((await ask()).statusCode).toBe(429)
  })
})

describe('what a shipped role is for', () => {
  test('is read in the language of who asks, and saving it as it was read changes nothing', async () => {
    const es = await admin.call(roles.list, {})
    const rol = es.find(({ name }) => name === 'Ventas')
    const params = { id: rol?.id ?? '' }
    const headers = { authorization: `Bearer ${admin.tokens.get()?.token}`, 'accept-language': 'en' }
    const leer = async (url: string) => (await t.app.inject({ url, headers })).json()
    const { description } = await leer(`/api/roles/${params.id}`)
    expect([rol?.description, description]).toEqual([
      'Registros, clientes, pedidos y facturas',
      'Registrations, customers, orders and invoices',
    ])
    const [user] = await admin.call(users.list, {})
    expect(await leer(`/api/users/${user?.id}/roles`)).toContainEqual(expect.objectContaining({ description }))
    await admin.call(roles.update, { params, body: { name: 'Ventas', description, antes: { description } } })
    expect(await admin.call(roles.get, { params })).toMatchObject({ description: rol?.description })
    await admin.call(roles.update, { params, body: { name: 'Ventas', description: 'La tienda' } })
    expect(await leer(`/api/roles/${params.id}`)).toMatchObject({ description: 'La tienda' })
  })
})
