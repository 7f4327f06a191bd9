import { toast } from '../../kit/toast.tsx'

/**
 * A field that shows something its owner did not take bears `data-wrong`, with the sentence that says so if it was not
 * said yet. Nothing is sent while there is one in sight: it is gone to instead.
 */
export function wrongIn(scope: ParentNode): boolean {
  const field = scope.querySelector<HTMLElement>('[data-wrong]')
  if (!field) return false
  field.focus()
  if (field.dataset.wrong) toast.error(field.dataset.wrong, { id: 'cantidad' })
  return true
}
