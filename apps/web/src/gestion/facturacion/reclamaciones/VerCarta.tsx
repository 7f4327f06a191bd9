import { type CartaPropuesta, reclamaciones } from '@telar/contract/facturacion/reclamaciones'
import { useRead } from '../../calls.ts'
import { Button } from '../../parts/Button.tsx'
import { OfficeDialog } from '../../parts/dialogs/OfficeDialog.tsx'
import { Leido } from '../../record/Leido.tsx'
import { useWords } from '../../use-texts.ts'
import { pedida } from './carta.ts'
import { RECLAMACION } from './reclamacion-texts.ts'

interface VerCartaProps {
  carta: CartaPropuesta
  conIntereses: boolean
  onClose: () => void
}

/** A letter as the customer would get it. */
export function VerCarta({ carta, conIntereses, onClose }: VerCartaProps) {
  const say = useWords(RECLAMACION)
  const read = useRead(reclamaciones.vista, { body: pedida(carta, conIntereses) }, { staleTime: 0 })
  return (
    <OfficeDialog
      title={read.data?.asunto ?? say.carta}
      description={`${say.para}: ${carta.para ?? '–'}`}
      onClose={onClose}
      footer={
        <Button keys="escape" onClick={onClose}>
          {say.cerrar}
        </Button>
      }
    >
      <Leido de={read}>
        {({ texto }) => (
          <div lang={carta.idioma}>
            {texto.split('\n\n').map((parrafo) => (
              <p key={parrafo}>{parrafo}</p>
            ))}
          </div>
        )}
      </Leido>
    </OfficeDialog>
  )
}
