import { keepPreviousData } from '@tanstack/react-query'
import { impuestos } from '@telar/contract/facturacion/impuestos'
import { libros } from '@telar/contract/facturacion/libros'
import { ejercicioDe } from '@telar/domain/fecha'
import { BookDown, Printer } from 'lucide-react'
import { hoy } from '../../../kit/hoy.ts'
import { useMay, useScreen } from '../../access.ts'
import { useCalls, useRead } from '../../calls.ts'
import { useKeys } from '../../frame/keys.tsx'
import { titleOf } from '../../frame/title.ts'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { errorText } from '../../parts/error-text.ts'
import { notify } from '../../parts/notify.tsx'
import { hrefOf, useGo, usePlace } from '../../place.ts'
import { Leido } from '../../record/Leido.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { Intrastat } from './Intrastat.tsx'
import { IMPUESTOS as SAY } from './impuestos-texts.ts'
import { Modelo303 } from './Modelo303.tsx'
import { Modelo347 } from './Modelo347.tsx'
import { Modelo349 } from './Modelo349.tsx'
import { comoLaAgencia, leerPeriodo, type Periodo, periodoDe, trimestreEn, vecino } from './periodos.ts'

const MORE = { placeholderData: keepPreviousData, staleTime: 0 } as const

/** The figures of the returns for a quarter or a year; 347 is always of the year. */
export default function Impuestos() {
  const { search } = usePlace()
  const periodo = leerPeriodo(search.periodo) ?? trimestreEn(hoy())
  const { nombre, ano, trimestre } = periodo
  const fichero = comoLaAgencia(periodo)
  const suyo = useRead(impuestos.impuestos, { body: periodoDe(periodo) }, { ...MORE })
  const anual = useRead(impuestos.impuestos, { body: periodoDe({ ...periodo, trimestre: null }) }, { ...MORE })
  return (
    <>
      <Cabecera periodo={periodo} />
      <div className="o-scroll">
        <Leido de={suyo}>
          {({ modelo303 }) => (
            <Modelo303 modelo={modelo303} periodo={nombre} anual={trimestre === null} fichero={fichero} />
          )}
        </Leido>
        <Leido de={suyo}>
          {({ modelo349, compras349 }) => (
            <Modelo349 operadores={modelo349} compras={compras349} periodo={nombre} fichero={fichero} />
          )}
        </Leido>
        <Leido de={suyo}>
          {({ intrastat, introducciones }) => (
            <Intrastat expediciones={intrastat} introducciones={introducciones} periodo={nombre} />
          )}
        </Leido>
        <Leido de={anual}>
          {({ modelo347, compras347, efectivo347 }) => (
            <Modelo347 operadores={modelo347} compras={compras347} efectivo={efectivo347} periodo={String(ano)} />
          )}
        </Leido>
      </div>
    </>
  )
}

const HACE = 8

function Cabecera({ periodo }: { periodo: Periodo }) {
  const t = useWords(OFFICE)
  const go = useGo()
  const { idioma } = useFormat()
  const say = useWords(SAY)
  const screen = useScreen('impuestos')
  const { ano, trimestre, nombre } = periodo
  const to = (donde: string) => go(hrefOf('impuestos', null, { periodo: donde }), { replace: true })
  const este = ejercicioDe(hoy())
  const anos = Array.from({ length: HACE }, (_, i) => este - i)
  const calls = useCalls()
  const may = useMay()
  const bajar = () =>
    calls
      .download(libros.libroRegistro, { body: periodoDe(periodo) }, `libros-${nombre}.xlsx`)
      .catch((error: unknown) => notify(errorText(error, t), { bad: true }))
  useKeys([
    { keys: '[', label: t.record.previous, run: () => to(vecino(periodo, -1)), strip: true },
    { keys: ']', label: t.record.next, run: () => to(vecino(periodo, 1)), strip: true },
  ])
  return (
    <header className="o-head">
      <h1 className="o-h1">
        {titleOf(screen, idioma)} <span className="o-onlyprint">{nombre}</span>
      </h1>
      <select
        className="o-in o-in-year o-noprint"
        aria-label={say.ano}
        value={ano}
        onChange={({ target }) => to(trimestre === null ? target.value : `${target.value}T${trimestre}`)}
      >
        {(anos.includes(ano) ? anos : [ano, ...anos]).map((uno) => (
          <option key={uno} value={uno}>
            {uno}
          </option>
        ))}
      </select>
      <fieldset className="o-seg o-noprint" aria-label={say.periodo}>
        {[1, 2, 3, 4].map((uno) => (
          <button
            key={uno}
            type="button"
            aria-pressed={trimestre === uno}
            title={`${say.t} ${uno}`}
            onClick={() => to(`${ano}T${uno}`)}
          >
            {uno}T
          </button>
        ))}
        <button type="button" aria-pressed={trimestre === null} onClick={() => to(String(ano))}>
          {say.entero}
        </button>
      </fieldset>
      <span className="o-sp" />
      {may(libros.libroRegistro.access) && (
        <Button look="ghost" icon={BookDown} className="o-noprint" onClick={() => void bajar()}>
          {say.libros}
        </Button>
      )}
      <Button look="ghost" icon={Printer} className="o-compact" onClick={() => window.print()}>
        {say.imprimir}
      </Button>
    </header>
  )
}
