import { useEffect } from 'react'
import type { ActionProps } from '../../declare/screen.ts'
import { hrefOf, NEW, useGo } from '../../place.ts'

/** One new invoice of the marked delivery notes. */
export function FacturarAlbaranes({ rows, onClose }: ActionProps) {
  const go = useGo()
  const albaranes = rows.map(({ id }) => id).join(',')
  useEffect(() => {
    onClose()
    go(hrefOf('facturas', NEW, { albaranes }))
  }, [albaranes, go, onClose])
  return null
}
