import { useQuery } from '@tanstack/react-query'
import { audit } from '@telar/contract/casa/audit'
import { useClient } from '../../../kit/app.ts'
import { query } from '../../../kit/query.ts'
import { useAllScreens } from '../../access.ts'
import type { RecordProps } from '../../declare/screen.ts'
import { NoSuchScreen } from '../../frame/NoSuchScreen.tsx'
import { OFFICE } from '../../office-texts.ts'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { hrefOf } from '../../place.ts'
import { Changes } from '../../record/history/History.tsx'
import { fieldChanges } from '../../record/history/history.ts'
import { PlainHead } from '../../record/PlainHead.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { useTabla } from './TablaCell.tsx'
import { unCambio } from './un-cambio.ts'

/** One change: who, when, and each field before and after. */
export default function CambioRecord({ id }: RecordProps) {
  const t = useWords(OFFICE)
  const named = useTabla()
  const screens = useAllScreens()
  const { moment } = useFormat()
  const { data } = useQuery({
    ...query(useClient(), audit.search, unCambio(id)),
    meta: { errors: 'local' },
  })
  const change = data?.data[0]
  const screen = screens.find(({ table }) => table === change?.tabla)
  const { data: labels } = useQuery({
    queryKey: ['screen', screen?.name, 'labels'],
    queryFn: async () => (await screen?.open())?.labels ?? {},
    meta: { errors: 'local' },
  })
  if (!data) return null
  if (!change) return <NoSuchScreen />
  return (
    <>
      <PlainHead screen="audit" title={`${named(change.tabla)} ${change.registro}`}>
        <span className="o-q">{moment(change.cuando)}</span>
        <span className="o-sp" />
        {screen?.opens && !screen.Component && change.accion !== 'borrar' && (
          <OfficeLink className="o-btn o-btn-plain" href={hrefOf(screen.name, change.registro)}>
            {t.open}
          </OfficeLink>
        )}
      </PlainHead>
      <div className="o-scroll">
        <div className="o-history">
          <p>
            <b>{change.usuario ?? t.history.system}</b> {t.history.actions[change.accion]}
          </p>
          <Changes changes={fieldChanges(change)} labels={labels ?? {}} />
          {change.peticion && <p className="o-q o-s">{t.errors.reference(change.peticion)}</p>}
        </div>
      </div>
    </>
  )
}
