import { AppSettings, appsettings } from '@telar/contract/casa/appsettings'
import { useRead } from '../../calls.ts'
import { AjustesEditor } from './AjustesEditor.tsx'

/** The settings, read whole: the page's own copy may be the public part alone. */
export default function Ajustes() {
  const { data } = useRead(appsettings.get, {}, { staleTime: 0 })
  const whole = AppSettings.safeParse(data)
  return whole.success ? <AjustesEditor key={whole.data.version} settings={whole.data} /> : null
}
