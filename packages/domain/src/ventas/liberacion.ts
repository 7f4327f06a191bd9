import { masDias } from '../fecha.ts'

/** So many days before the release day staff are told. */
const DIAS_DE_AVISO = 7

/** The release days that staff are told of today: those of the week to come. What is due today is no longer news. */
export const seAvisaDe = (hoy: string): { desde: string; hasta: string } => ({
  desde: masDias(hoy, 1),
  hasta: masDias(hoy, DIAS_DE_AVISO),
})
