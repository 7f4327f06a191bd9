import { sistema } from '@telar/contract/casa/sistema'
import { Fragment } from 'react'
import { useRead } from '../../calls.ts'
import { OFFICE } from '../../office-texts.ts'
import { errorText } from '../../parts/error-text.ts'
import { Note } from '../../parts/Note.tsx'
import { Part } from '../../record/Part.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { SERVICIOS } from './servicios-texts.ts'

const MB = 1024 * 1024
const DE_LA_MUESTRA = ['usuarios', 'clientes', 'modelos', 'imagenes', 'pedidos', 'facturas'] as const

/** Where everything is kept, what a backup has to hold, and what of the sample is there. */
export default function Guardado() {
  const t = useWords(OFFICE)
  const say = useWords(SERVICIOS)
  const { number, moment } = useFormat()
  const { data, error } = useRead(sistema.sistema, {}, { staleTime: 0 })
  if (error) return <Note look="error">{errorText(error, t)}</Note>
  if (!data) return null
  const { base, ficheros } = data.guardado
  const { muestra } = data
  return (
    <>
      <Part title={say.kept} hint={say.keptHint}>
        <dl className="o-dl">
          <dt>{say.database}</dt>
          <dd>
            <code>{base.lugar}</code> · {say.megabytes(number(Math.ceil(base.bytes / MB)))}
          </dd>
          <dt>{say.files}</dt>
          <dd>
            <code>{ficheros.lugar}</code>
          </dd>
        </dl>
        <Note look="warning">
          {say.noBackup} {base.propia ? say.copyFolder : say.copyDatabase}{' '}
          {ficheros.propios ? say.copyFiles : say.copyBucket}
        </Note>
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
          </>
        )}
      </Part>
    </>
  )
}
