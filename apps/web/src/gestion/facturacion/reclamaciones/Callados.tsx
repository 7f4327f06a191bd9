import { UserCog } from 'lucide-react'
import { Button } from '../../parts/Button.tsx'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { hrefOf } from '../../place.ts'
import { useFormat, useWords } from '../../use-texts.ts'
import { RECLAMACION } from './reclamacion-texts.ts'

interface Callado {
  clienteId: number
  cliente: string
  total: number
}

interface CalladosProps {
  callados: readonly Callado[]
  onTreat: ((callado: Callado) => void) | undefined
}

/** Customers who owe and are left alone, because somebody said so. */
export function Callados({ callados, onTreat }: CalladosProps) {
  const { amount } = useFormat()
  const say = useWords(RECLAMACION)
  return (
    <section className="o-sec o-flat">
      <h2 className="o-h2">{say.callados}</h2>
      <table className="o-t o-t-money o-t-narrow">
        <tbody>
          {callados.map((callado) => (
            <tr key={callado.clienteId}>
              <td>
                <OfficeLink className="o-link" href={hrefOf('clientes', callado.clienteId)}>
                  {callado.cliente}
                </OfficeLink>
              </td>
              <td className="o-n o-m">{amount(callado.total)}</td>
              <td className="o-act">
                {onTreat && (
                  <Button small look="ghost" iconOnly icon={UserCog} onClick={() => onTreat(callado)}>
                    {say.trato}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
