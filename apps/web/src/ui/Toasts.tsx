import { useEffect } from 'react'
import { Toaster } from 'sonner'
import { useTranslation } from '../i18n/use-translation.ts'

const LIST = '[data-sonner-toaster]'

/**
 * Who has gone to the toasts by keyboard leaves them as a mouse does: they close up and go in their time. And who has
 * pressed one of their buttons is where they were before.
 */
function useLeaving(): void {
  useEffect(() => {
    const over = new AbortController()
    const { signal } = over
    const left = ({ target, relatedTarget }: FocusEvent) => {
      const list = (target as Element).closest(LIST)
      if (list && !list.contains(relatedTarget as Node | null))
        list.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, relatedTarget: document.body }))
    }
    const pressed = ({ target, detail }: MouseEvent) => {
      const button = detail === 0 && (target as Element).closest<HTMLElement>(`${LIST} button`)
      if (button) button.blur()
    }
    document.addEventListener('focusout', left, { signal })
    document.addEventListener('click', pressed, { signal })
    return () => over.abort()
  }, [])
}

/** One bar at the foot of the page, in the colours of the inverted bands. */
export default function Toasts({ onReady }: { onReady: () => void }) {
  const { t } = useTranslation()
  useEffect(onReady, [onReady])
  useLeaving()
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
