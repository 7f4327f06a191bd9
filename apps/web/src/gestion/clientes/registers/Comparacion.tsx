import { clientes } from '@telar/contract/clientes/clientes'
import type { Register } from '@telar/contract/clientes/registers'
import { useMay } from '../../access.ts'
import { useRead } from '../../calls.ts'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { hrefOf } from '../../place.ts'
import { useFormat, useWords } from '../../use-texts.ts'
import { Credito } from '../Credito.tsx'
import { REGISTRO_LABELS } from './registro-labels.ts'
import { REGISTRO } from './registro-texts.ts'

const enUnaLinea = (direccion: { calle: string; codigoPostal: string; ciudad: string } | null | undefined) =>
  direccion ? `${direccion.calle}, ${direccion.codigoPostal} ${direccion.ciudad}` : ''

/** The same, whatever the spaces, signs and capitals. */
const llano = (text: string) => text.toLowerCase().replace(/[\s.,+-]/g, '')

/** What was told beside what is on file of the customer it may be; what differs stands out. */
export function Comparacion({ registro, clienteId }: { registro: Register; clienteId: number }) {
  const may = useMay()
  const { word } = useFormat()
  const say = useWords(REGISTRO)
  const { data: cliente } = useRead(clientes.get, { params: { id: clienteId } }, { enabled: may(clientes.get.access) })
  if (!cliente) return null
  const rows: [keyof typeof REGISTRO_LABELS, string, string][] = [
    ['nombre', registro.nombre, cliente.razonSocial],
    ['nif', registro.nif ?? '', cliente.nif],
    ['email', registro.email, cliente.email ?? ''],
    ['telefono', registro.telefono ?? '', cliente.telefono ?? ''],
    ['direccion', enUnaLinea(registro.direccion), enUnaLinea(cliente.direccionFiscal)],
  ]
  return (
    <section className="o-sec o-compare" aria-label={say.compare}>
      <table className="o-t">
        <thead>
          <tr>
            <td />
            <th scope="col">{say.request}</th>
            <th scope="col">
              <OfficeLink className="o-link" href={hrefOf('clientes', clienteId)}>
                {say.customer} {cliente.codigo}
              </OfficeLink>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, told, known]) => (
            <tr key={name} className={told && known && llano(told) !== llano(known) ? 'o-differs' : undefined}>
              <th scope="row">{word(REGISTRO_LABELS[name])}</th>
              <td>{told || '–'}</td>
              <td>{known || '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Credito clienteId={clienteId} />
    </section>
  )
}
