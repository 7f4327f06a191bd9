import { useEffect } from 'react'
import { useSettings } from './settings.ts'

export const notFoundTitle = (marca: string): string => `Not Found. ${marca}`

/** The same where what is not there was only found out in the browser. */
export function useNotFoundTitle(): void {
  const { marca } = useSettings().empresa
  useEffect(() => {
    document.title = notFoundTitle(marca)
  }, [marca])
}
