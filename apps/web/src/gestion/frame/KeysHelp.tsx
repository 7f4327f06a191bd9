import { OFFICE } from '../office-texts.ts'
import { Button } from '../parts/Button.tsx'
import { OfficeDialog } from '../parts/dialogs/OfficeDialog.tsx'
import { Kbd } from '../parts/Kbd.tsx'
import { useWords } from '../use-texts.ts'
import { useKeysHere } from './keys.tsx'

/** Every key that works here. */
export function KeysHelp({ onClose }: { onClose: () => void }) {
  const t = useWords(OFFICE)
  const keys = useKeysHere()
  return (
    <OfficeDialog
      title={t.keys.title}
      onClose={onClose}
      footer={
        <Button onClick={onClose} keys="escape">
          {t.close}
        </Button>
      }
    >
      <dl className="o-keys-all">
        {keys.map(({ keys: combination, label }) => (
          <div key={`${combination} ${label}`}>
            <dt>
              <Kbd keys={combination} />
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </OfficeDialog>
  )
}
