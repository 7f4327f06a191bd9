import { type Oleada, oleadas } from '@telar/contract/ventas/oleadas'
import { enIdioma } from '@telar/domain/idioma'
import { useCommand } from '../../calls.ts'
import { Button } from '../../parts/Button.tsx'
import { Note } from '../../parts/Note.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { OLEADA } from './oleada-texts.ts'

interface SobranProps {
  oleada: Oleada
  hacer: (acto: () => Promise<unknown>) => Promise<void>
}

/** What was picked and is no longer awaited goes back to its shelf. */
export function Sobran({ oleada: { id, estado, sobran }, hacer }: SobranProps) {
  const say = useWords(OLEADA)
  const { idioma } = useFormat()
  const { mutateAsync: devolver } = useCommand(oleadas.devolver)
  if (sobran.length === 0 || estado !== 'abierta') return null
  return (
    <Note look="warning">
      <p>{say.sobran}</p>
      <ul>
        {sobran.map(({ modeloId, colorId, talla, numero, color, pedidoId, letra, cantidad }) => (
          <li key={`${pedidoId} ${modeloId} ${colorId} ${talla}`} className="o-row">
            <b>{letra}</b> {numero} {enIdioma(color, idioma)} {talla} × {cantidad}
            <span className="o-sp" />
            <Button
              small
              onClick={() =>
                void hacer(() => devolver({ params: { id }, body: { modeloId, colorId, talla, pedidoId, cantidad } }))
              }
            >
              {say.devuelto}
            </Button>
          </li>
        ))}
      </ul>
    </Note>
  )
}
