import type { MateriaFila } from '@telar/contract/produccion/materia'
import { materias } from '@telar/contract/produccion/materias'
import { PackagePlus, ShoppingCart } from 'lucide-react'
import { useState } from 'react'
import { useMay } from '../../access.ts'
import { useRead } from '../../calls.ts'
import type { PartProps } from '../../declare/screen.ts'
import { PLAIN, writeListState } from '../../list/list-state.ts'
import { Button } from '../../parts/Button.tsx'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { Sideways } from '../../parts/Sideways.tsx'
import { State } from '../../parts/State.tsx'
import { hrefOf, NEW, useGo } from '../../place.ts'
import { Leido } from '../../record/Leido.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { situacionDe } from '../entradas/entrada.ts'
import { PedirDialog } from '../PedirDialog.tsx'
import { P } from '../palabras.ts'
import { CUANTAS, TABLA } from '../piezas-texts.ts'
import { Medida } from '../Unidad.tsx'
import { MATERIA } from './materia-texts.ts'

const TRAMO = 50

/** The deliveries of a material, the newest first, and those that are awaited. */
export function EntradasDeMateria({ row }: PartProps<MateriaFila>) {
  const go = useGo()
  const may = useMay()
  const { number } = useFormat()
  const say = useWords(CUANTAS)
  const pWords = useWords(P)
  const tabla = useWords(TABLA)
  const materiaWords = useWords(MATERIA)
  const [pidiendo, setPidiendo] = useState(false)
  const [pageSize, setPageSize] = useState(TRAMO)
  const id = Number(row?.id)
  const lista = { ...PLAIN, conditions: [{ field: 'codigo', choice: 'eq' as const, value: String(row?.codigo) }] }
  const advancedFilter = { field: 'materiaId', operator: 'eq', value: id } as const
  const read = useRead(materias.searchEntradas, { body: { advancedFilter, pageSize, orderBy: ['fecha desc'] } })
  return (
    <section className="o-sec o-flat">
      <h2 className="o-row o-h2">
        {pWords.entradas} {read.data && number(read.data.totalCount)}
        <span className="o-sp" />
        <OfficeLink className="o-link o-s" href={hrefOf('entradas', null, writeListState(lista))}>
          {tabla.enLista}
        </OfficeLink>
        {may(materias.pedir.access) && (
          <Button small icon={ShoppingCart} onClick={() => setPidiendo(true)}>
            {pWords.pedir}
          </Button>
        )}
        {may(materias.recibir.access) && (
          <Button small icon={PackagePlus} onClick={() => go(hrefOf('entradas', NEW, { materia: id }))}>
            {pWords.recibir}
          </Button>
        )}
      </h2>
      <Leido de={read}>
        {({ data, totalCount }) =>
          totalCount === 0 ? (
            <p className="o-q">{materiaWords.sinEntradas}</p>
          ) : (
            <>
              <Tabla entradas={data} />
              {totalCount > data.length && (
                <p className="o-row o-spaced">
                  <span className="o-q">{say(number(data.length), number(totalCount))}</span>
                  <Button small onClick={() => setPageSize(pageSize + TRAMO)}>
                    {tabla.mas}
                  </Button>
                </p>
              )}
            </>
          )
        }
      </Leido>
      {pidiendo && row && <PedirDialog materia={row} cantidad={null} onClose={() => setPidiendo(false)} />}
    </section>
  )
}

type Entradas = Awaited<ReturnType<typeof materias.searchEntradas.response.parse>>['data']

function Situacion({ entrada }: { entrada: Entradas[number] }) {
  const { word } = useFormat()
  const { mark, label } = situacionDe(entrada)
  return <State mark={mark}>{word(label)}</State>
}

function Tabla({ entradas }: { entradas: Entradas }) {
  const may = useMay()
  const { number, price, date } = useFormat()
  const p = useWords(P)
  const say = useWords(MATERIA)
  return (
    <Sideways>
      <table className="o-t o-t-money o-t-phone">
        <thead>
          <tr>
            <th>{p.fecha}</th>
            <th>{p.albaran}</th>
            <th>{p.proveedor}</th>
            <th>{p.estado}</th>
            <th className="o-n">{p.piezas}</th>
            <th className="o-n">{p.cantidad}</th>
            <th className="o-n">{p.precio} €</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {entradas.map((entrada) => (
            <tr key={entrada.id}>
              <td className="o-l1">
                <OfficeLink className="o-link o-m" href={hrefOf('entradas', entrada.id)}>
                  {date(entrada.fecha)}
                </OfficeLink>
              </td>
              <td className="o-nowrap" data-th={p.albaran}>
                {entrada.albaranProveedor || <span className="o-none">–</span>}
              </td>
              <td>
                <OfficeLink className="o-link" href={hrefOf('proveedores', entrada.proveedorId)}>
                  {entrada.proveedor}
                </OfficeLink>
              </td>
              <td>
                <Situacion entrada={entrada} />
              </td>
              <td className="o-n" data-th={p.piezas}>
                {entrada.recibida ? number(entrada.piezas) : '–'}
              </td>
              <td className="o-n o-m o-l1">
                <Medida n={entrada.abierta > 0 ? entrada.abierta : entrada.cantidad} de={entrada.unidad} />
              </td>
              <td className="o-n" data-th={p.precio}>
                {price(entrada.precio)}
              </td>
              <td className="o-n">
                {entrada.abierta > 0 && may(materias.recibir.access) && (
                  <OfficeLink
                    className="o-link"
                    href={hrefOf('entradas', NEW, { materia: entrada.materiaId, esperada: entrada.id })}
                  >
                    {say.recibirla}
                  </OfficeLink>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sideways>
  )
}
