import { Ellipsis } from 'lucide-react'
import { Fragment, useRef, useState } from 'react'
import { statusOf } from '../../kit/calls/failures.ts'
import { useMay, useOpenScreen } from '../access.ts'
import { useCalls } from '../calls.ts'
import { useKeys } from '../frame/keys.tsx'
import { OFFICE } from '../office-texts.ts'
import { Button } from '../parts/Button.tsx'
import { MenuItem, MenuRule, OfficeMenu } from '../parts/dialogs/OfficeMenu.tsx'
import { errorText } from '../parts/error-text.ts'
import { notify } from '../parts/notify.tsx'
import { useGo, usePlace } from '../place.ts'
import { useFormat, useWords } from '../use-texts.ts'
import type { RecordAction } from './actions.ts'

interface ActionBarProps<R> {
  row: R
  actions: readonly RecordAction<R>[]
  /** The side of its button on which the menu begins. */
  align?: 'start' | 'end'
}

/**
 * What can be done with a record where it stands: aside, in the menu, beside it, and what comes next. One thing at a time:
 * until it is over, the record is not what the next one would be done with.
 */
export function ActionBar<R>({ row, actions, align = 'end' }: ActionBarProps<R>) {
  const t = useWords(OFFICE)
  const may = useMay()
  const calls = useCalls()
  const go = useGo()
  const { search } = usePlace()
  const resource = useOpenScreen().list?.source.resource
  const { idioma, word } = useFormat()
  const [asking, setAsking] = useState<string | null>(null)
  const [running, setRunning] = useState<string | null>(null)
  const begun = useRef(false)
  const tell = (error: unknown) => notify(errorText(error, t), { bad: true })

  const shown = actions.filter(({ access, when }) => (access === undefined || may(access)) && (when?.(row) ?? true))
  const at = (place: RecordAction<R>['place']) => shown.filter((action) => action.place === place)
  const labelOf = ({ label }: RecordAction<R>) => (typeof label === 'function' ? label(row, idioma) : word(label))
  const act = async ({ name, run, Dialog }: RecordAction<R>) => {
    if (begun.current) return
    if (Dialog) return setAsking(name)
    begun.current = true
    setRunning(name)
    try {
      await run?.(row, { calls, go, search, idioma, tell })
    } catch (error) {
      tell(error)
      // it stands otherwise than it did when it was read
      if (statusOf(error) !== undefined && resource) await calls.reread({ resource })
    }
    begun.current = false
    setRunning(null)
  }
  useKeys(
    shown.flatMap((action) =>
      action.keys ? [{ keys: action.keys, label: labelOf(action), run: () => void act(action), strip: true }] : [],
    ),
  )
  const button = (action: RecordAction<R>) => {
    const { name, place, icon, keys, strong } = action
    const look = place === 'main' || strong?.(row) ? 'main' : place === 'quiet' ? 'ghost' : 'plain'
    return (
      <Button
        key={name}
        {...{ look, icon, keys }}
        className={look === 'ghost' ? 'o-compact' : action.folds ? 'o-hide-s' : ''}
        aria-busy={running === name || undefined}
        disabled={running !== null}
        onClick={() => void act(action)}
      >
        {labelOf(action)}
      </Button>
    )
  }
  const menu = [...shown.filter(({ folds }) => folds), ...at('menu')]
  const asked = actions.find(({ name }) => name === asking)
  return (
    <>
      {at('quiet').map(button)}
      {menu.length > 0 && (
        <OfficeMenu
          align={align}
          trigger={
            <Button look="ghost" iconOnly icon={Ellipsis} disabled={running !== null}>
              {t.record.more}
            </Button>
          }
        >
          {menu.map((action) => (
            <Fragment key={action.name}>
              {action.apart && <MenuRule />}
              <MenuItem
                icon={action.icon}
                danger={action.danger}
                className={action.folds ? 'o-only-s' : ''}
                onSelect={() => void act(action)}
              >
                {labelOf(action)}
              </MenuItem>
            </Fragment>
          ))}
        </OfficeMenu>
      )}
      {at('plain').map(button)}
      {at('main').map(button)}
      {asked?.Dialog && <asked.Dialog row={row} onClose={() => setAsking(null)} />}
    </>
  )
}
