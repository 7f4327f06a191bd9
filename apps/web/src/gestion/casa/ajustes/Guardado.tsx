import { type Sistema, sistema } from '@telar/contract/casa/sistema'
import { Trash2 } from 'lucide-react'
import { Fragment, useState } from 'react'
import { useMay } from '../../access.ts'
import { useCommand, useRead } from '../../calls.ts'
import { enMegas } from '../../megas.ts'
import { Button } from '../../parts/Button.tsx'
import { PreguntaDialog } from '../../parts/dialogs/PreguntaDialog.tsx'
import { Note } from '../../parts/Note.tsx'
import { notify } from '../../parts/notify.tsx'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { hrefOf } from '../../place.ts'
import { FieldView } from '../../record/form/FieldView.tsx'
import { Leido } from '../../record/Leido.tsx'
import { Part } from '../../record/Part.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { SERVICIOS } from './servicios-texts.ts'

const MB = 1024 * 1024
const DE_LAS_COPIAS = ['hora', 'dias', 'semanas', 'meses'] as const
const DE_LA_MUESTRA = ['usuarios', 'clientes', 'modelos', 'imagenes', 'pedidos', 'facturas'] as const

/** Where everything is kept, when backups are made and how many stay, and what of the sample is there. */
export default function Guardado() {
  const read = useRead(sistema.sistema, {}, { staleTime: 0 })
  return <Leido de={read}>{(data) => <Todo data={data} />}</Leido>
}

function Todo({ data }: { data: Sistema }) {
  const say = useWords(SERVICIOS)
  const { number, moment } = useFormat()
  const { base, ficheros } = data.guardado
  const { muestra } = data
  return (
    <>
      <Part title={say.kept} hint={say.keptHint}>
        <dl className="o-dl">
          <dt>{say.database}</dt>
          <dd>
            <code>{base.lugar}</code> · {enMegas(Math.ceil(base.bytes / MB), number)}
          </dd>
          <dt>{say.files}</dt>
          <dd>
            <code>{ficheros.lugar}</code>
          </dd>
        </dl>
      </Part>
      <Part title={say.backups} hint={say.backupsHint}>
        <div className="o-form o-form-flush">
          <FieldView
            field={{ name: 'copias.activas', control: 'checkbox' }}
            label={SERVICIOS.ofBackups.activas}
            disabled={false}
          />
          {DE_LAS_COPIAS.map((que) => (
            <FieldView
              key={que}
              field={{ name: `copias.${que}`, control: 'number', width: 'short' }}
              label={SERVICIOS.ofBackups[que]}
              disabled={false}
            />
          ))}
        </div>
        <p>
          <OfficeLink className="o-link" href={hrefOf('copias')}>
            {say.seeBackups}
          </OfficeLink>
        </p>
      </Part>
      <Part title={say.sample} hint={say.sampleHint}>
        {muestra === null ? (
          <p className="o-q">{say.noSample}</p>
        ) : (
          <>
            <p className="o-q">{say.sampleSince(moment(muestra.desde))}</p>
            <dl className="o-dl">
              {DE_LA_MUESTRA.map((que) => (
                <Fragment key={que}>
                  <dt>{say.ofSample[que]}</dt>
                  <dd>{number(muestra[que])}</dd>
                </Fragment>
              ))}
            </dl>
            <QuitarMuestra muestra={muestra} />
          </>
        )}
      </Part>
    </>
  )
}

/** Asked once, with the words of what goes. */
function QuitarMuestra({ muestra: { propios, impide } }: { muestra: NonNullable<Sistema['muestra']> }) {
  const say = useWords(SERVICIOS)
  const may = useMay()
  const { number } = useFormat()
  const [asking, setAsking] = useState(false)
  const { mutateAsync: quitar } = useCommand(sistema.quitarMuestra)
  if (!may(sistema.quitarMuestra.access)) return null
  if (impide) return <Note look="warning">{say.cannot[impide]}</Note>
  return (
    <>
      <Button icon={Trash2} onClick={() => setAsking(true)}>
        {say.removeSample}
      </Button>
      {asking && (
        <PreguntaDialog
          title={say.removeTitle}
          description={say.removeWhat}
          verb={say.removeTitle}
          onClose={() => setAsking(false)}
          onConfirm={async () => {
            await quitar({ body: { propios } })
            notify(say.removed)
          }}
        >
          {propios > 0 && <Note look="warning">{say.removeOwn(number(propios))}</Note>}
        </PreguntaDialog>
      )}
    </>
  )
}
