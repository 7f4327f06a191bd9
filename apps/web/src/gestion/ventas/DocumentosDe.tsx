import { useScreens } from '../access.ts'
import { OfficeLink } from '../parts/OfficeLink.tsx'
import { hrefOf } from '../place.ts'

interface DocumentosDeProps {
  documentos: readonly { id: number; numero: string; prendas: number }[]
  label: string
  say: (numero: string, prendas: number) => string
  screen?: 'pedidos' | 'ordenesfab'
}

/** The documents that a figure comes from, folded; who may see them is led there. */
export function DocumentosDe({ documentos, label, say, screen = 'pedidos' }: DocumentosDeProps) {
  const seen = useScreens().some(({ name }) => name === screen)
  return (
    <details className="o-docs">
      <summary>{label}</summary>
      <ul>
        {documentos.map(({ id, numero, prendas }) => (
          <li key={id}>
            {seen ? (
              <OfficeLink className="o-link" href={hrefOf(screen, id)}>
                {say(numero, prendas)}
              </OfficeLink>
            ) : (
              say(numero, prendas)
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
