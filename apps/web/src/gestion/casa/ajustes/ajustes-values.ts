import type { AppSettings } from '@telar/contract/casa/appsettings'
import { formOf } from '../../record/form/form-of.ts'

/** What the form of the settings holds: all of them but their version. */
export type ValoresDeAjustes = Omit<AppSettings, 'version'>

export const ajustesForm = formOf<ValoresDeAjustes>()
