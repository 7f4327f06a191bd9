import type { RolDeLaCasa } from '@telar/domain/identidad/acceso'

export const DEMO_PASSWORD = 'telar-demo-2027'

interface DemoUser {
  email: string
  firstName: string
  lastName: string
  rol: RolDeLaCasa
}

/** The people of the demo; printed at the start, never made in production. */
export const DEMO_USERS: DemoUser[] = [
  { email: 'admin@telar.test', firstName: 'Marta', lastName: 'Soler', rol: 'Admin' },
  { email: 'ventas@telar.test', firstName: 'Nuria', lastName: 'Casals', rol: 'Ventas' },
  { email: 'produccion@telar.test', firstName: 'Tomás', lastName: 'Rey', rol: 'Producción' },
  { email: 'comercial@telar.test', firstName: 'Jordi', lastName: 'Vila', rol: 'Comercial' },
  { email: 'cliente@telar.test', firstName: 'Lola', lastName: 'Prat', rol: 'Cliente' },
  { email: 'recargo@telar.test', firstName: 'Rosa', lastName: 'Bosch', rol: 'Cliente' },
  { email: 'porto@telar.test', firstName: 'Inês', lastName: 'Carvalho', rol: 'Cliente' },
  { email: 'canarias@telar.test', firstName: 'Yaiza', lastName: 'Santana', rol: 'Cliente' },
]
