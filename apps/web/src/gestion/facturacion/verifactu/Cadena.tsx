import { useMutation } from '@tanstack/react-query'
import { verifactu } from '@telar/contract/facturacion/verifactu'
import { ShieldCheck } from 'lucide-react'
import { useCalls } from '../../calls.ts'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { errorText } from '../../parts/error-text.ts'
import { Note } from '../../parts/Note.tsx'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { hrefOf } from '../../place.ts'
import { useFormat, useWords } from '../../use-texts.ts'
import { ROTURA, VERIFACTU as SAY } from './verifactu-texts.ts'

/** Verifies the whole chain when asked; the first broken record is named, with what is wrong with it. */
export function Cadena() {
  const t = useWords(OFFICE)
  const calls = useCalls()
  const { word, number } = useFormat()
  const say = useWords(SAY)
  const check = useMutation({
    mutationFn: () => calls.read(verifactu.comprobar, {}),
    meta: { errors: 'local' },
  })
  const { data, error, isPending } = check
  return (
    <section className="o-sec o-till-side">
      <h2 className="o-h2">{say.cadena}</h2>
      <p className="o-q o-measure">{say.cadenaQue}</p>
      <p>
        <Button icon={ShieldCheck} disabled={isPending} aria-busy={isPending} onClick={() => check.mutate()}>
          {isPending ? say.comprobando : say.comprobar}
        </Button>
      </p>
      <div aria-live="polite">
        {error && <Note look="error">{errorText(error, t)}</Note>}
        {data?.roto === null && (
          <Note look="good">
            {say.entera}: {number(data.comprobados)} {say.comprobados}.
          </Note>
        )}
        {data?.roto && (
          <Note look="error">
            {say.rota}{' '}
            {data.roto.rotura === 'final' ? (
              <b className="o-m">{data.roto.numSerie}</b>
            ) : (
              <OfficeLink className="o-link o-m" href={hrefOf('verifactu', data.roto.id)}>
                {data.roto.numSerie}
              </OfficeLink>
            )}
            : {word(ROTURA[data.roto.rotura])}.
          </Note>
        )}
      </div>
    </section>
  )
}
