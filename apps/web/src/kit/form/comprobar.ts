import { problemaDeNif, problemaDeNifIva } from '@telar/contract/checks/nif'
import { telefonoInternacional } from '@telar/contract/checks/telefono'
import { esAdivinable, MIN_PASSWORD } from '@telar/domain/identidad/fuerza'
import { seMarca } from '@telar/domain/identidad/telefono'
import { useTranslation } from '../../i18n/use-translation.ts'
import { EMAIL } from './email-pattern.ts'

/** Where a check's rules cannot be fetched the server, which has them, decides. */
const orNothing = <T>(check: Promise<T>): Promise<T | undefined> => check.catch(() => undefined)

/** The checks of the server as rules of a form, in the reader's words. The heavy ones are fetched when first needed. */
export function useReglas() {
  const { t } = useTranslation('registro')
  const required = t('shop:field.required')
  return {
    required,
    consentimiento: t('shop:consent.missing'),
    email: { required: t('shop:field.enterEmail'), pattern: { value: EMAIL, message: t('shop:field.email') } },
    password: {
      required: t('shop:field.enterPassword'),
      minLength: { value: MIN_PASSWORD, message: t('shop:field.passwordLength') },
      validate: (value: string) => !esAdivinable(value) || t('shop:field.passwordEasy'),
    },
    nif: async (nif: string, iso2: string) => {
      const problema = nif.trim() && (await orNothing(problemaDeNif(iso2, nif)))
      return problema ? t(`problem.${problema}`) : true
    },
    nifIva: async (nifIva: string) => {
      const problema = nifIva.trim() && (await orNothing(problemaDeNifIva(nifIva)))
      return problema ? t(`problem.${problema}`) : true
    },
    /** A number of no country in particular. */
    marcable: (telefono: string) => !telefono.trim() || seMarca(telefono) || t('problem.telefono.invalido'),
    telefono: async (telefono: string, iso2: string) => {
      const escrito = telefono.trim() ? await telefonoInternacional(telefono.trim(), iso2).catch(() => telefono) : ''
      return escrito === undefined ? t('problem.telefono.invalido') : true
    },
  }
}
