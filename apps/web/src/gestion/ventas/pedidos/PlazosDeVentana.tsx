import { plazos } from '@telar/contract/ventas/plazos'
import { useMay } from '../../access.ts'
import { useCommand, useRead } from '../../calls.ts'
import type { PartProps } from '../../declare/screen.ts'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { Note } from '../../parts/Note.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { PLAZO } from './plazo-texts.ts'

/** The orders that leave with a season's delivery and were agreed for other days; moved to its days at once. */
export function PlazosDeVentana({ row }: PartProps) {
  const say = useWords(PLAZO)
  const { errors } = useWords(OFFICE)
  const { number } = useFormat()
  const may = useMay()
  const id = Number(row?.id)
  const allowed = may(plazos.porCambiar.access)
  const { data } = useRead(plazos.porCambiar, { params: { id } }, { enabled: allowed && Number.isInteger(id) })
  const { mutate, isPending } = useCommand(plazos.cambiar)
  if (!allowed) return <Note>{errors.forbidden}</Note>
  if (!data) return null
  return (
    <section className="o-sec o-flat">
      {data.pedidos === 0 ? (
        <Note look="good">{say.same}</Note>
      ) : (
        <Note
          look="warning"
          action={
            <Button look="main" disabled={isPending} onClick={() => mutate({ params: { id }, body: {} })}>
              {say.move}
            </Button>
          }
        >
          <p>{say.others(number(data.pedidos), number(data.prendas))}</p>
          <p className="o-q">{say.moved}</p>
        </Note>
      )}
    </section>
  )
}
