import type { AppSettings } from '@telar/contract/casa/appsettings'
import { formOf } from '../../record/form/form-of.ts'

/** What the form of the settings holds: all of them but their version, and of the logo which picture it is. */
export type ValoresDeAjustes = Omit<AppSettings, 'version' | 'logo'>

export const valoresDe = ({ version: _, logo: __, ...values }: AppSettings): ValoresDeAjustes => values

export const ajustesForm = formOf<ValoresDeAjustes>()
