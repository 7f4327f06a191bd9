import { useQuery } from '@tanstack/react-query'
import type { MateriaFila } from '@telar/contract/produccion/materia'
import { materias } from '@telar/contract/produccion/materias'
import { PackagePlus, ShoppingCart } from 'lucide-react'
import { useState } from 'react'
import { useClient } from '../../../kit/app.ts'
import { query } from '../../../kit/query.ts'
import { useMay } from '../../access.ts'
import type { PartProps } from '../../declare/screen.ts'
import { PLAIN, writeListState } from '../../list/list-state.ts'
import { Button } from '../../parts/Button.tsx'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { State } from '../../parts/State.tsx'
import { hrefOf, NEW, useGo } from '../../place.ts'
import { Leido } from '../../record/Leido.tsx'
import { useFormat } from '../../use-texts.ts'
import { PedirDialog } from '../PedirDialog.tsx'
import { P } from '../palabras.ts'
import { CUANTAS, TABLA } from '../piezas-texts.ts'
import { MATERIA } from './materia-texts.ts'

const TRAMO = 50

/** The deliveries of a material, the newest first, and those that are awaited. */
export function EntradasDeMateria({ row }: PartProps) {
  const go = useGo()
  const may = useMay()
  const { idioma, word, number } = useFormat()
  const [pidiendo, setPidiendo] = useState(false)
  const [pageSize, setPageSize] = useState(TRAMO)
  const id = Number(row?.id)
  const lista = { ...PLAIN, conditions: [{ field: 'codigo', choice: 'eq' as const, value: String(row?.codigo) }] }
  const advancedFilter = { field: 'materiaId', operator: 'eq', value: id } as const
  const read = useQuery({
    ...query(useClient(), materias.searchEntradas, { body: { advancedFilter, pageSize, orderBy: ['fecha desc'] } }),
    meta: { errors: 'local' },
  })
  return (
    <section className="o-sec o-flat">
      <h2 className="o-row o-h2">
        {word(P.entradas)} {read.data && number(read.data.totalCount)}
        <span className="o-sp" />
        <OfficeLink className="o-link o-s" href={hrefOf('entradas', null, writeListState(lista))}>
          {word(TABLA.enLista)}
        </OfficeLink>
        {may(materias.pedir.access) && (
          <Button small icon={ShoppingCart} onClick={() => setPidiendo(true)}>
            {word(P.pedir)}
          </Button>
        )}
        {may(materias.recibir.access) && (
          <Button small icon={PackagePlus} onClick={() => go(hrefOf('entradas', NEW, { materia: id }))}>
            {word(P.recibir)}
          </Button>
        )}
      </h2>
      <Leido de={read}>
        {({ data, totalCount }) =>
          totalCount === 0 ? (
            <p className="o-q">{word(MATERIA.sinEntradas)}</p>
          ) : (
            <>
              <Tabla entradas={data} />
              {totalCount > data.length && (
                <p className="o-row o-spaced">
                  <span className="o-q">{CUANTAS[idioma](number(data.length), number(totalCount))}</span>
                  <Button small onClick={() => setPageSize(pageSize + TRAMO)}>
                    {word(TABLA.mas)}
                  </Button>
                </p>
              )}
            </>
          )
        }
      </Leido>
      {pidiendo && (
        <PedirDialog materia={row as unknown as MateriaFila} cantidad={null} onClose={() => setPidiendo(false)} />
      )}
    </section>
  )
}

type Entradas = Awaited<ReturnType<typeof materias.searchEntradas.response.parse>>['data']

function Tabla({ entradas }: { entradas: Entradas }) {
  const may = useMay()
  const { word, number, price, date } = useFormat()
  return (
    <div className="o-t-scroll">
      <table className="o-t o-t-money">
        <thead>
          <tr>
            <th>{word(P.fecha)}</th>
            <th>{word(P.albaran)}</th>
            <th>{word(P.proveedor)}</th>
            <th>{word(P.estado)}</th>
            <th className="o-n">{word(P.piezas)}</th>
            <th className="o-n">{word(P.cantidad)}</th>
            <th className="o-n">{word(P.precio)} €</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {entradas.map((entrada) => (
            <tr key={entrada.id}>
              <td>
                <OfficeLink className="o-link o-m" href={hrefOf('entradas', entrada.id)}>
                  {date(entrada.fecha)}
                </OfficeLink>
              </td>
              <td>{entrada.albaranProveedor || <span className="o-none">–</span>}</td>
              <td>
                <OfficeLink className="o-link" href={hrefOf('proveedores', entrada.proveedorId)}>
                  {entrada.proveedor}
                </OfficeLink>
              </td>
              <td>
                {entrada.recibida ? (
                  <State mark="done">{word(P.recibida)}</State>
                ) : (
                  <State mark="ring">{word(P.enCamino)}</State>
                )}
              </td>
              <td className="o-n">{entrada.recibida ? number(entrada.piezas) : '–'}</td>
              <td className="o-n o-m">
                {number(entrada.recibida ? entrada.cantidad : (entrada.pedida ?? 0))} {entrada.unidad}
              </td>
              <td className="o-n">{price(entrada.precio)}</td>
              <td className="o-n">
                {!entrada.recibida && may(materias.recibir.access) && (
                  <OfficeLink
                    className="o-link"
                    href={hrefOf('entradas', NEW, { materia: entrada.materiaId, esperada: entrada.id })}
                  >
                    {word(MATERIA.recibirla)}
                  </OfficeLink>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
