import { AppSettings, appsettings } from '@telar/contract/casa/appsettings'
import { useMemo } from 'react'
import { useRead } from '../../calls.ts'
import { Leido } from '../../record/Leido.tsx'
import { AjustesEditor } from './AjustesEditor.tsx'

/** The settings, read whole: the page's own copy may be the public part alone. */
export default function Ajustes() {
  const { data, error, refetch } = useRead(appsettings.get, {}, { staleTime: 0 })
  const whole = useMemo(() => AppSettings.safeParse(data).data, [data])
  return <Leido de={{ data: whole, error, refetch }}>{(settings) => <AjustesEditor settings={settings} />}</Leido>
}
