import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { tarifas } from '@telar/contract/clientes/tarifas'
import type { CallOutput } from '@telar/contract/kit/endpoint'
import { type KeyboardEvent, useState } from 'react'
import { useClient } from '../../../kit/app.ts'
import { query } from '../../../kit/calls/query.ts'
import { useMay } from '../../access.ts'
import { useCalls, useCommand } from '../../calls.ts'
import { ElegirTemporada } from '../../catalogo/ElegirTemporada.tsx'
import { useKeys } from '../../frame/keys.tsx'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { errorText } from '../../parts/error-text.ts'
import { notify } from '../../parts/notify.tsx'
import { Sideways } from '../../parts/Sideways.tsx'
import { PlainHead } from '../../record/PlainHead.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { TARIFA } from './tarifa-texts.ts'

type Matriz = CallOutput<typeof tarifas.matriz>
type Escritos = Record<string, string>

const PASOS: Record<string, readonly [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  Enter: [1, 0],
}
const POR_PAGINA = 50

const leer = (texto: string): number | null | undefined => {
  if (texto.trim() === '') return null
  const n = Number(texto.replace(',', '.'))
  return Number.isFinite(n) && n >= 0 ? n : undefined
}

/** Prices by model and list, written as in a sheet; all that was written is saved at once. */
export default function MatrizDePrecios() {
  const t = useWords(OFFICE)
  const say = useWords(TARIFA)
  const client = useClient()
  const calls = useCalls()
  const may = useMay()
  const { price } = useFormat()
  const [keyword, setKeyword] = useState('')
  const [temporadaId, setTemporada] = useState<number | null>(null)
  const [pageNumber, setPage] = useState(1)
  const [escritos, setEscritos] = useState<Escritos>({})
  const { mutateAsync: guardar, isPending } = useCommand(tarifas.precios)
  const { data } = useQuery({
    ...query(client, tarifas.matriz, { body: { keyword, temporadaId, pageNumber, pageSize: POR_PAGINA } }),
    placeholderData: keepPreviousData,
  })
  const mayWrite = may(tarifas.precios.access)
  const cambios = data ? cambiosDe(data, escritos) : []
  const malos = cambios.some(({ precio }) => precio === undefined)
  const listo = cambios.length > 0 && !malos && !isPending
  const save = async () => {
    if (!listo) return
    try {
      const { cambiadas } = await guardar({
        body: { celdas: cambios.map((c) => ({ ...c, precio: c.precio ?? null })) },
      })
      setEscritos({})
      notify(say.guardados(cambiadas))
    } catch (error) {
      notify(errorText(error, t), { bad: true })
    }
    await calls.reread(tarifas.matriz)
  }
  useKeys([{ keys: 'ctrl+s', label: t.save, run: () => void save(), strip: true, typing: true }])
  const mover = (event: KeyboardEvent<HTMLInputElement>) => {
    const paso = PASOS[event.key]
    const { at } = event.currentTarget.dataset
    if (!paso || !at) return
    const [fila = 0, columna = 0] = at.split(' ').map(Number)
    event.preventDefault()
    document.querySelector<HTMLInputElement>(`[data-at="${fila + paso[0]} ${columna + paso[1]}"]`)?.focus()
  }
  return (
    <>
      <PlainHead screen="tarifas" title={say.precios}>
        <span className="o-sp" />
        <Button look="main" keys="ctrl+s" disabled={!listo} onClick={() => void save()}>
          {t.save}
        </Button>
      </PlainHead>
      <div className="o-scroll o-sec">
        <div className="o-row o-wrap">
          <input
            className="o-in o-prices-find"
            type="search"
            placeholder={say.buscar}
            aria-label={say.buscar}
            value={keyword}
            onChange={({ target }) => {
              setKeyword(target.value)
              setPage(1)
            }}
          />
          <ElegirTemporada
            label={say.ambito.temporada}
            none={say.todas}
            value={temporadaId}
            onChange={(id) => {
              setTemporada(id)
              setPage(1)
            }}
          />
        </div>
        <p className="o-q o-spaced">{data?.tarifas.length === 0 ? say.ninguna : say.teclas}</p>
        <Sideways>
          <table className="o-t o-t-money o-t-middle o-prices">
            <thead>
              <tr>
                <th>{say.modelo}</th>
                <th className="o-n">{say.mayor}</th>
                {data?.tarifas.map(({ id, nombre }) => (
                  <th key={id} className="o-n">
                    {nombre}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data?.modelos.map((modelo, fila) => (
                <tr key={modelo.modeloId}>
                  <td>
                    <b className="o-m">{modelo.numero}</b> {modelo.nombre}{' '}
                    <span className="o-q">{modelo.temporada}</span>
                  </td>
                  <td className="o-n">{price(modelo.precioMayor)}</td>
                  {data.tarifas.map(({ id, nombre }, columna) => {
                    const clave = `${id} ${modelo.modeloId}`
                    const hay = modelo.precios.find(({ tarifaId }) => tarifaId === id)?.precio
                    const texto = escritos[clave] ?? (hay === undefined ? '' : String(hay).replace('.', ','))
                    return (
                      <td key={id} className="o-n">
                        <input
                          className={escritos[clave] === undefined ? 'o-in o-in-xs o-n' : 'o-in o-in-xs o-n o-changed'}
                          inputMode="decimal"
                          autoComplete="off"
                          aria-label={say.deLaTarifa(nombre, modelo.numero)}
                          aria-invalid={leer(texto) === undefined || undefined}
                          title={leer(texto) === undefined ? say.noEsPrecio : undefined}
                          data-at={`${fila} ${columna}`}
                          disabled={!mayWrite}
                          value={texto}
                          onKeyDown={mover}
                          onChange={({ target }) => setEscritos({ ...escritos, [clave]: target.value })}
                        />
                      </td>
                    )
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </Sideways>
        {data && data.totalCount > POR_PAGINA && (
          <div className="o-row o-spaced">
            <Button small disabled={pageNumber === 1 || cambios.length > 0} onClick={() => setPage(pageNumber - 1)}>
              {say.antes}
            </Button>
            <Button
              small
              disabled={pageNumber * POR_PAGINA >= data.totalCount || cambios.length > 0}
              onClick={() => setPage(pageNumber + 1)}
            >
              {say.siguiente}
            </Button>
          </div>
        )}
      </div>
    </>
  )
}

/** What was written and is not what is stored; what is no price has none. */
const cambiosDe = ({ modelos, tarifas: listas }: Matriz, escritos: Escritos) =>
  modelos.flatMap(({ modeloId, precios }) =>
    listas.flatMap(({ id: tarifaId }) => {
      const texto = escritos[`${tarifaId} ${modeloId}`]
      const antes = precios.find((uno) => uno.tarifaId === tarifaId)?.precio ?? null
      if (texto === undefined) return []
      const precio = leer(texto)
      return precio === antes ? [] : [{ tarifaId, modeloId, antes, precio }]
    }),
  )
