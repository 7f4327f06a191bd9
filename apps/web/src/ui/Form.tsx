import { useLoaderData } from '@tanstack/react-router'
import { type ComponentProps, useCallback } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import { Icon } from './Icon.tsx'

type Typed = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What the page's first script has noted in an element; see `boot.ts`. */
interface Noted {
  typedEarly?: string
  sentEarly?: boolean
}

/** Tells whoever listens to a field what stands in it. */
function type(field: Typed, value: string) {
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

/** From here on the form answers by itself: what was typed before is typed again, fields that were left
 * are looked at, and it is sent if it was. */
function comeAlive(form: HTMLFormElement) {
  form.dataset.alive = ''
  for (const field of form.elements) {
    const { typedEarly } = field as Noted
    if (typedEarly !== undefined && typedEarly !== (field as Typed).value) type(field as Typed, typedEarly)
    if (typedEarly !== undefined && field !== document.activeElement)
      field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  }
  const noted = form as Noted
  if (noted.sentEarly) form.requestSubmit()
  noted.sentEarly = false
}

/**
 * A form of the shop. It posts, so that nothing typed is ever part of an address; one that is sent before its script
 * is there waits for it, and where there are no scripts the server says so.
 */
export function Form({
  ref,
  children,
  ...form
}: ComponentProps<'form'> & { ref?: (form: HTMLFormElement | null) => void }) {
  const { t } = useTranslation()
  const posted = useLoaderData({ from: '__root__', select: (data) => data?.posted })
  const own = useCallback(
    (element: HTMLFormElement | null) => {
      ref?.(element)
      // once everything in it has been taken over
      if (element && element.dataset.alive === undefined) queueMicrotask(() => comeAlive(element))
    },
    [ref],
  )
  return (
    <form method="post" noValidate suppressHydrationWarning {...form} ref={own}>
      {posted && (
        <p className="field-err form-err" role="alert">
          <Icon name="alert" />
          <span>{t('form.needsScript')}</span>
        </p>
      )}
      {children}
    </form>
  )
}
