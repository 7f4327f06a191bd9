import type { Demo } from '@telar/api/demo'
import { DEMO_PASSWORD, DEMO_USERS } from './users.ts'

/** What the house asks of the demo. Each part is loaded when it is asked for. */
export const demo: Demo = {
  password: DEMO_PASSWORD,
  users: DEMO_USERS,
  fill: async (db, reloj) => (await import('./fill.ts')).fillDemo(db, reloj),
  fillLiving: async (db, reloj) => (await import('./fill.ts')).fillLiving(db, reloj),
  sample: async (db, reloj) => (await import('./fill.ts')).fillSample(db, reloj),
  dibujar: async (origen) => (await import('./dibujo/dibujante.ts')).dibujarDemo(origen),
  dibujarDocumento: async (tipo) => (await import('./licencia.ts')).dibujarLicencia(tipo),
}
