import { keepPreviousData } from '@tanstack/react-query'
import { compras } from '@telar/contract/produccion/compras'
import { necesidades } from '@telar/contract/produccion/necesidades'
import { sumarEuros } from '@telar/domain/dinero'
import { ShoppingBag } from 'lucide-react'
import { useState } from 'react'
import { useMay, useScreen } from '../../access.ts'
import { useRead } from '../../calls.ts'
import { ElegirTemporada, useTemporadas } from '../../catalogo/ElegirTemporada.tsx'
import { titleOf } from '../../frame/title.ts'
import { Button } from '../../parts/Button.tsx'
import { hrefOf, useGo, usePlace } from '../../place.ts'
import { Leido } from '../../record/Leido.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { COMPRA } from '../compras/compra-texts.ts'
import { DeProveedor } from './DeProveedor.tsx'
import { deQue } from './de-que.ts'
import { Excel } from './Excel.tsx'
import type { Proveedor } from './necesidad.ts'
import { NECESIDADES } from './necesidades-texts.ts'
import { faltasDe, PedirLoQueFalta } from './PedirLoQueFalta.tsx'
import { SinEscandallo } from './SinEscandallo.tsx'

/** What is needed of each material against what there is and what is on its way, by supplier. */
export default function Necesidades() {
  const go = useGo()
  const { search } = usePlace()
  const screen = useScreen('necesidades')
  const { idioma, number, money } = useFormat()
  const say = useWords(NECESIDADES)
  const [onlyMissing, setOnlyMissing] = useState(false)
  const [pidiendo, setPidiendo] = useState<readonly Proveedor[] | null>(null)
  const compra = useWords(COMPRA)
  const may = useMay()
  const ultima = useTemporadas()?.[0]?.id ?? null
  const { elegidos, ...body } = deQue(search, ultima)
  const { temporadaId, ordenIds } = body
  const read = useRead(
    necesidades.necesidades,
    { body },
    { enabled: elegidos > 0 || temporadaId !== null, placeholderData: keepPreviousData, staleTime: 0 },
  )
  return (
    <>
      <header className="o-head">
        <h1 className="o-h1">{titleOf(screen, idioma)}</h1>
        <span className="o-sp" />
        {elegidos > 0 ? (
          <>
            <span className="o-q">{say.chosen(elegidos)}</span>
            <Button onClick={() => go(hrefOf('necesidades'))}>{say.wholeSeason}</Button>
          </>
        ) : (
          <ElegirTemporada
            label={say.season}
            value={temporadaId}
            onChange={(id) => go(hrefOf('necesidades', null, { temporada: id ?? undefined }), { replace: true })}
          />
        )}
        <Excel body={body} />
      </header>
      <div className="o-scroll">
        <Leido de={read}>
          {({ proveedores, sinEscandallo }) => {
            const faltan = proveedores.flatMap((uno) => uno.materias.filter(({ falta }) => falta > 0))
            const importe = sumarEuros(proveedores.map((uno) => uno.importe))
            return (
              <>
                <section className="o-sec">
                  <p className="o-q o-measure">{ordenIds ? say.hintOrders : say.hint}</p>
                  {proveedores.length > 0 && (
                    <dl className="o-figures o-spaced">
                      <div>
                        <dt>{say.toBuy}</dt>
                        <dd>{money(importe)}</dd>
                      </div>
                      <div>
                        <dt>{say.materials}</dt>
                        <dd>{number(faltan.length)}</dd>
                      </div>
                    </dl>
                  )}
                  {faltan.length > 0 && may(compras.desdeFaltas.access) && (
                    <p className="o-spaced">
                      <Button look="main" icon={ShoppingBag} onClick={() => setPidiendo(proveedores)}>
                        {compra.pedirLoQueFalta}
                      </Button>
                    </p>
                  )}
                  {proveedores.length > 0 && faltan.length > 0 && (
                    <label className="o-row o-spaced">
                      <input
                        type="checkbox"
                        className="o-ck"
                        checked={onlyMissing}
                        onChange={({ target }) => setOnlyMissing(target.checked)}
                      />
                      {say.onlyMissing}
                    </label>
                  )}
                  {proveedores.length > 0 && faltan.length === 0 && <p className="o-spaced">{say.covered}</p>}
                  {proveedores.length === 0 && sinEscandallo.length === 0 && <p>{say.nothing}</p>}
                </section>
                <SinEscandallo modelos={sinEscandallo} />
                {proveedores.map((proveedor) => (
                  <DeProveedor
                    key={proveedor.proveedorId}
                    proveedor={proveedor}
                    onlyMissing={onlyMissing && faltan.length > 0}
                    deOrdenes={ordenIds !== null}
                  />
                ))}
                {pidiendo && <PedirLoQueFalta faltas={faltasDe(pidiendo)} onClose={() => setPidiendo(null)} />}
              </>
            )
          }}
        </Leido>
      </div>
    </>
  )
}
