import { useEffect } from 'react'
import { Toaster } from 'sonner'
import { useTranslation } from '../i18n/use-translation.ts'

/** One bar at the foot of the page, in the colours of the inverted bands. */
export default function Toasts({ onReady }: { onReady: () => void }) {
  const { t } = useTranslation()
  useEffect(onReady, [onReady])
  return (
    <Toaster
      position="bottom-center"
      duration={6000}
      mobileOffset={{ bottom: 92, left: 16, right: 16 }}
      closeButton
      containerAriaLabel={t('toasts.label')}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: t('toasts.close'),
        classNames: { toast: 'telar-toast', closeButton: 'telar-toast-close', actionButton: 'telar-toast-action' },
      }}
    />
  )
}
