import { semestreDe, semestresSinTipo, TONOS } from '@telar/domain/casa/reclamacion'
import { Plus, X } from 'lucide-react'
import { useFieldArray, useFormState, useWatch } from 'react-hook-form'
import { hoy } from '../../../kit/hoy.ts'
import { Button } from '../../parts/Button.tsx'
import { Note } from '../../parts/Note.tsx'
import { FieldView } from '../../record/form/FieldView.tsx'
import { Part } from '../../record/Part.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { RECLAMACIONES as SAY } from './reclamaciones-texts.ts'

const INTERESES = 'reclamaciones.intereses'

/** The ladder by which customers are reminded, in the house's words or in ours, and what late payment bears. */
export default function Reclamaciones() {
  const { word } = useFormat()
  const say = useWords(SAY)
  const { errors } = useFormState()
  const pasos = errors.reclamaciones && 'pasos' in errors.reclamaciones ? errors.reclamaciones.pasos : undefined
  const desorden = pasos && 'message' in pasos ? pasos.message : undefined
  return (
    <>
      {TONOS.map((tono) => (
        <Part key={tono} title={word(SAY.pasos[tono])} hint={say.pasoQue}>
          <div className="o-form o-form-flush">
            <FieldView
              field={{ name: `reclamaciones.pasos.${tono}.activo`, control: 'checkbox' }}
              label={SAY.activo}
              disabled={false}
            />
            <FieldView
              field={{ name: `reclamaciones.pasos.${tono}.dias`, control: 'number', width: 'short' }}
              label={SAY.dias}
              disabled={false}
            />
            <FieldView
              field={{ name: `reclamaciones.pasos.${tono}.texto`, control: 'textos-area', width: 'wide' }}
              label={SAY.texto}
              disabled={false}
            />
          </div>
        </Part>
      ))}
      {typeof desorden === 'string' && <p className="o-err o-sec">{desorden}</p>}
      <Part title={say.intereses} hint={say.interesesQue}>
        <Intereses />
      </Part>
    </>
  )
}

const fechaDe = (tipo: object): string => ('desde' in tipo && typeof tipo.desde === 'string' && tipo.desde) || hoy()

function Intereses() {
  const { date } = useFormat()
  const say = useWords(SAY)
  const { fields, append, remove } = useFieldArray({ name: INTERESES, keyName: 'llave' })
  const escritos = useWatch<{ reclamaciones: { intereses: { desde: string }[] } }, 'reclamaciones.intereses'>({
    name: INTERESES,
  })
  const semestre = semestreDe(hoy())
  const falta = semestresSinTipo(escritos ?? [], semestre, hoy()).length > 0
  return (
    <div className="o-rates">
      {falta && <Note look="warning">{say.falta(date(semestre))}</Note>}
      {fields.map((tipo, i) => (
        <div key={tipo.llave} className="o-rate">
          <FieldView field={{ name: `${INTERESES}.${i}.desde`, control: 'date' }} label={SAY.desde} disabled={false} />
          <FieldView field={{ name: `${INTERESES}.${i}.tipo`, control: 'number' }} label={SAY.tipo} disabled={false} />
          <FieldView
            field={{ name: `${INTERESES}.${i}.fuente`, control: 'text', width: 'medium' }}
            label={SAY.fuente}
            disabled={false}
          />
          <Button look="ghost" iconOnly icon={X} disabled={fields.length === 1} onClick={() => remove(i)}>
            {`${say.quitar} ${date(fechaDe(tipo))}`}
          </Button>
        </div>
      ))}
      <Button
        small
        look="ghost"
        icon={Plus}
        onClick={() => append({ desde: falta ? semestre : hoy(), tipo: null, fuente: '' })}
      >
        {say.anadir}
      </Button>
    </div>
  )
}
