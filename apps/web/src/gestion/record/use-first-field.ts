import { useEffect } from 'react'

const FIELDS = ':is(input, select, textarea):not(:disabled, [readonly], [type=hidden], [tabindex="-1"])'
/** A form whose parts are fetched is here by then; afterwards the person is somewhere else. */
const SOON = 3000

/** The first field of a form in the work area; what stands in its head belongs to the screen. */
const firstField = (main: Element): HTMLElement | undefined =>
  [...main.querySelectorAll<HTMLElement>(FIELDS)].find((field) => !field.closest('.o-head, .o-keys'))

/** Where codes are awaited nothing has the focus: what a scanner types into a field belongs to the field. */
const SCANS = '.o-scan'

/** A new record is written at once: its first field has the focus as soon as it is there, unless the person is typing. */
export function useFirstField(isNew: boolean): void {
  useEffect(() => {
    const main = document.getElementById('o-main')
    if (!isNew || !main) return
    const observer = new MutationObserver(() => attempt())
    const timer = setTimeout(() => observer.disconnect(), SOON)
    const stop = () => {
      clearTimeout(timer)
      observer.disconnect()
    }
    function attempt() {
      const field = main && firstField(main)
      if (!field) return
      stop()
      if (main.querySelector(SCANS)) return
      if (!document.activeElement?.matches(`#o-main ${FIELDS}`)) field.focus()
    }
    observer.observe(main, { childList: true, subtree: true })
    attempt()
    return stop
  }, [isNew])
}
