import { appSettingsTable as t } from '../../db/schema/casa/ajustes.ts'
import type { House } from '../../kit/house.ts'

const AJUSTES = { from: ['app_settings'] }

/** Whether a part of the product that can be switched off is on. */
export const encendido = ({ kept, db }: House, parte: 'asistente' | 'voz'): Promise<boolean> =>
  kept.value(AJUSTES, `encendido ${parte}`, async () => {
    const [ajustes] = await db.select({ parte: t[parte] }).from(t)
    return ajustes?.parte ?? true
  })
