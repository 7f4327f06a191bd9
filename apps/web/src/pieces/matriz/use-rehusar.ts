import { useTranslation } from '../../i18n/use-translation.ts'
import { MAXIMA } from './rejilla.ts'

/** Says that something typed is no number of garments, and that nothing was changed by it. */
export function useRehusar(avisar: (texto: string) => void) {
  const { t } = useTranslation('account')
  return (text: string) => avisar(t('matrix.wrong', { text, max: MAXIMA }))
}
