import { Note } from '../../parts/Note.tsx'
import { Part } from '../../record/Part.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import type { Registro } from './registro.ts'
import { REGISTRO_LABELS as LABELS, MODO } from './registro-labels.ts'
import { VERIFACTU as SAY } from './verifactu-texts.ts'

/** What the agency said, in its own words. */
export function Respuesta({ registro }: { registro: Registro }) {
  const { word, number, moment } = useFormat()
  const say = useWords(SAY)
  const labels = useWords(LABELS)
  const { enviadoEn, entorno, intentos, csv, codigoError, descripcionError, estado } = registro
  return (
    <Part title={say.respuesta}>
      {descripcionError && (
        <Note look={estado === 'Incorrecto' ? 'error' : 'warning'}>
          {codigoError !== null && <b>{codigoError} </b>}
          {descripcionError}
        </Note>
      )}
      {enviadoEn === null && intentos === 0 ? (
        <p className="o-q">{say.sinRespuesta}</p>
      ) : (
        <dl className="o-dl o-dl-wide">
          <dt>{labels.enviadoEn}</dt>
          <dd>{enviadoEn === null ? '–' : moment(enviadoEn)}</dd>
          <dt>{labels.entorno}</dt>
          <dd>{entorno === null ? '–' : word(MODO[entorno])}</dd>
          <dt>{labels.intentos}</dt>
          <dd>{number(intentos)}</dd>
          <dt>{say.csv}</dt>
          <dd>{csv ?? '–'}</dd>
        </dl>
      )}
    </Part>
  )
}
