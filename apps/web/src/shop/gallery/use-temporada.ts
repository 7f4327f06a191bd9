import { useTranslation } from '../../i18n/use-translation.ts'

const CODIGO = /^([VI])(\d{2})$/

/** A season by the name that shops know it by: `V27` is summer 27. */
export function useTemporada(): (codigo: string) => string {
  const { t } = useTranslation()
  return (codigo) => {
    const [, half, year] = CODIGO.exec(codigo) ?? []
    if (!half) return codigo
    return half === 'V' ? t('gallery.summer', { year }) : t('gallery.winter', { year })
  }
}
