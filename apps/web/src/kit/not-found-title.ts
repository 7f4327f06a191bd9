import { useEffect } from 'react'
import { useSettings } from './settings.ts'

/** A page that is none has no head of its own: here it says so in the window's title. */
export function useNotFoundTitle(): void {
  const { marca } = useSettings().empresa
  useEffect(() => {
    document.title = `Not Found. ${marca}`
  }, [marca])
}
