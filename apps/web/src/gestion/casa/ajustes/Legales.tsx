import { DATOS_EN_LEGALES, PAGINAS_LEGALES } from '@telar/domain/casa/legales'
import { Note } from '../../parts/Note.tsx'
import { FieldView } from '../../record/form/FieldView.tsx'
import { useWords } from '../../use-texts.ts'
import { AJUSTES } from './ajustes-texts.ts'
import { LABELS } from './labels.ts'

const HUECOS = DATOS_EN_LEGALES.map((dato) => `{${dato}}`).join(' ')

/** The pages that the law asks for, as the shop shows them. */
export function Legales() {
  const say = useWords(AJUSTES)
  return (
    <>
      <Note look="info">
        {say.legalHow} {HUECOS}
      </Note>
      <div className="o-form o-legal">
        {PAGINAS_LEGALES.map((pagina) => (
          <FieldView
            key={pagina}
            field={{ name: `legales.${pagina}`, control: 'textos-area' }}
            label={LABELS[`legales.${pagina}`]}
            disabled={false}
          />
        ))}
      </div>
    </>
  )
}
