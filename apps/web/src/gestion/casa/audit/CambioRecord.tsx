import { audit, type Cambio } from '@telar/contract/casa/audit'
import { useAllScreens } from '../../access.ts'
import { useRead } from '../../calls.ts'
import type { RecordProps } from '../../declare/screen.ts'
import { NoSuchScreen } from '../../frame/NoSuchScreen.tsx'
import { OFFICE } from '../../office-texts.ts'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { hrefOf } from '../../place.ts'
import { Changes } from '../../record/history/History.tsx'
import { fieldChanges, rowsAt } from '../../record/history/history.ts'
import { useOpened } from '../../record/history/use-opened.ts'
import { useTold } from '../../record/history/use-told.ts'
import { Leido } from '../../record/Leido.tsx'
import { PlainHead } from '../../record/PlainHead.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { useTabla } from './TablaCell.tsx'
import { unCambio } from './un-cambio.ts'

/** One change: who, when, and each field before and after. */
export default function CambioRecord({ id }: RecordProps) {
  const read = useRead(audit.search, unCambio(id))
  return <Leido de={read}>{({ data: [cambio] }) => (cambio ? <Ver change={cambio} /> : <NoSuchScreen />)}</Leido>
}

function Ver({ change }: { change: Cambio }) {
  const t = useWords(OFFICE)
  const named = useTabla()
  const screens = useAllScreens()
  const { moment } = useFormat()
  const screen = screens.find(({ table }) => table === change.tabla)
  const opened = useOpened(screen)
  const tell = useTold(opened ?? undefined)
  return (
    <>
      <PlainHead screen="audit" title={`${named(change.tabla)} ${change.registro}`}>
        <span className="o-q">{moment(change.cuando)}</span>
        <span className="o-sp" />
        {screen?.opens && !screen.Component && change.accion !== 'borrar' && (
          <OfficeLink className="o-btn" href={hrefOf(screen.name, change.registro)}>
            {t.open}
          </OfficeLink>
        )}
      </PlainHead>
      <div className="o-scroll">
        <div className="o-history">
          <p>
            <b>{change.usuario ?? t.history.system}</b> {t.history.actions[change.accion]}
          </p>
          <Changes
            changes={fieldChanges(change)}
            labels={opened?.labels ?? {}}
            rows={rowsAt([change])[0]}
            {...{ tell, Told: opened?.form?.Told }}
          />
          {change.peticion && <p className="o-q o-s">{t.errors.reference(change.peticion)}</p>}
        </div>
      </div>
    </>
  )
}
