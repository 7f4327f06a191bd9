import { type Devolucion, devoluciones } from '@telar/contract/facturacion/devoluciones'
import { DESTINOS_DE_DEVOLUCION } from '@telar/domain/facturacion/devolucion'
import { enIdioma } from '@telar/domain/idioma'
import { statusOf } from '../../../kit/calls/failures.ts'
import { useMay } from '../../access.ts'
import { useCalls, useCommand } from '../../calls.ts'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { errorText } from '../../parts/error-text.ts'
import { CeldaDeNumero } from '../../parts/hoja/CeldaDeNumero.tsx'
import { notify } from '../../parts/notify.tsx'
import { Sideways } from '../../parts/Sideways.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { DEVOLUCION, MOTIVO } from './devolucion-texts.ts'
import { type Columna, ESCRIBE, type Escritas, type Linea, valorDe } from './llegadas.ts'

const COLUMNAS = ['aprobada', ...DESTINOS_DE_DEVOLUCION] as const
/** Until it is agreed, nothing of it can have come. */
const columnasDe = (estado: Devolucion['estado']): readonly Columna[] =>
  estado === 'solicitada' || estado === 'retirada' || estado === 'rechazada' ? ['aprobada'] : COLUMNAS
/** What was accepted says what was asked for, where there is little room. */
const dePedida = (columnas: readonly Columna[]) => (columnas.length > 1 ? 'o-n o-hide-s' : 'o-n')
const MAXIMO = 9999
const cabe = (n: number) => Number.isInteger(n) && n >= 0 && n <= MAXIMO

interface LineasProps {
  devolucion: Devolucion
  escritas: Escritas
  onChange: (escritas: Escritas) => void
}

/** The garments of a return: what is asked of each, what is accepted, and where it went. */
export function LineasDeDevolucion({ devolucion, escritas, onChange }: LineasProps) {
  const say = useWords(DEVOLUCION)
  const { id, version, estado, lineas } = devolucion
  const escribe = ESCRIBE[estado] ?? []
  const columnas = columnasDe(estado)
  return (
    <section className="o-sec o-flat">
      <Sideways>
        <table className="o-t">
          <thead>
            <tr>
              <th>{say.modelo}</th>
              <th>{say.motivo}</th>
              <th className={dePedida(columnas)}>{say.pedida}</th>
              {columnas.map((columna) => (
                <th key={columna} className="o-n">
                  {say[columna]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lineas.map((linea) => (
              <Fila
                key={linea.id}
                linea={linea}
                devolucionId={id}
                version={version}
                columnas={columnas}
                escribe={escribe}
                valor={(columna) => valorDe(escritas, linea, estado, columna)}
                onChange={(columna, n) =>
                  onChange({ ...escritas, [linea.id]: { ...escritas[linea.id], [columna]: n } })
                }
              />
            ))}
          </tbody>
        </table>
      </Sideways>
    </section>
  )
}

interface FilaProps {
  linea: Linea
  devolucionId: number
  version: number
  columnas: readonly Columna[]
  escribe: readonly Columna[]
  valor: (columna: Columna) => number
  onChange: (columna: Columna, n: number) => void
}

function Fila({ linea, devolucionId, version, columnas, escribe, valor, onChange }: FilaProps) {
  const say = useWords(DEVOLUCION)
  const t = useWords(OFFICE)
  const may = useMay()
  const { idioma, word, number } = useFormat()
  const calls = useCalls()
  const arreglar = useCommand(devoluciones.arreglar)
  const nombre = `${linea.numero} ${enIdioma(linea.color, idioma)} ${linea.talla}`
  const arreglada = (a: 'almacen' | 'segunda') =>
    arreglar
      .mutateAsync({ params: { id: devolucionId }, body: { lineaId: linea.id, cantidad: 1, a, version } })
      .catch(async (error: unknown) => {
        notify(errorText(error, t), { bad: true })
        if (statusOf(error) === 409) await calls.reread(devoluciones.get)
      })
  const porArreglar = linea.arreglo > 0 && escribe.length === 0 && may(devoluciones.arreglar.access)
  return (
    <tr>
      <td>
        <b>{nombre}</b> <span className="o-q">{linea.nombre}</span>
      </td>
      <td>{word(MOTIVO[linea.motivo])}</td>
      <td className={dePedida(columnas)}>{number(linea.pedida)}</td>
      {columnas.map((columna) => (
        <td key={columna} className="o-n">
          {escribe.includes(columna) ? (
            <CeldaDeNumero
              label={`${nombre}: ${say[columna]}`}
              col={columna}
              value={valor(columna)}
              empty={0}
              good={cabe}
              onChange={(n) => onChange(columna, n ?? 0)}
            />
          ) : (
            number(linea[columna])
          )}
          {columna === 'arreglo' && porArreglar && (
            <span className="o-row o-end">
              <Button small disabled={arreglar.isPending} onClick={() => void arreglada('almacen')}>
                {say.alAlmacen}
              </Button>
              <Button small disabled={arreglar.isPending} onClick={() => void arreglada('segunda')}>
                {say.aSegunda}
              </Button>
            </span>
          )}
        </td>
      ))}
    </tr>
  )
}
