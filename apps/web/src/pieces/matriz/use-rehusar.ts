import { useTranslation } from 'react-i18next'
import { toast } from '../../kit/toast.tsx'
import { MAXIMA } from './rejilla.ts'

/** Says that something typed is no number of garments, and that nothing was changed by it. */
export function useRehusar() {
  const { t } = useTranslation('account')
  return (text: string) => toast.error(t('matrix.wrong', { text, max: MAXIMA }), { id: 'cantidad' })
}
