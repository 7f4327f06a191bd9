import { ZONAS } from '@telar/domain/casa/direccion'
import { Plus, X } from 'lucide-react'
import { useFieldArray } from 'react-hook-form'
import { Button } from '../../parts/Button.tsx'
import { FieldView } from '../../record/form/FieldView.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { ajustesForm } from './ajustes-values.ts'
import { FACTURACION as SAY, ZONA } from './facturacion-texts.ts'

/** What carriage costs by zone; a zone without a row pays none. */
export function Portes() {
  const { word } = useFormat()
  const say = useWords(SAY)
  const { fields, append, remove } = useFieldArray({ name: 'portes', keyName: 'llave' })
  const puestas = ajustesForm.useValue('portes')
  const libres = ZONAS.filter((zona) => !puestas.some((uno) => uno.zona === zona))
  return (
    <div className="o-rates">
      {fields.map(({ llave }, i) => {
        const zona = puestas[i]?.zona
        return (
          <div key={llave} className="o-rate o-rate-zone">
            <b className="o-m">{zona && word(ZONA[zona])}</b>
            <FieldView field={{ name: `portes.${i}.importe`, control: 'money' }} label={SAY.importe} disabled={false} />
            <FieldView
              field={{ name: `portes.${i}.gratisDesde`, control: 'money' }}
              label={SAY.gratisDesde}
              disabled={false}
            />
            <Button look="ghost" iconOnly icon={X} onClick={() => remove(i)}>
              {`${say.quitarZona} ${zona ? word(ZONA[zona]) : ''}`}
            </Button>
          </div>
        )
      })}
      <p className="o-row o-wrap">
        {libres.map((zona) => (
          <Button
            key={zona}
            small
            look="ghost"
            icon={Plus}
            onClick={() => append({ zona, importe: 0, gratisDesde: null })}
          >
            {word(ZONA[zona])}
          </Button>
        ))}
      </p>
    </div>
  )
}
