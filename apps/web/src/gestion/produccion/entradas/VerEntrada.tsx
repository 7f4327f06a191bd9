import { materias } from '@telar/contract/produccion/materias'
import { PackagePlus, Pencil, Printer, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useMay } from '../../access.ts'
import { useKeys } from '../../frame/keys.tsx'
import { Button } from '../../parts/Button.tsx'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { State } from '../../parts/State.tsx'
import { hrefOf, NEW, useGo } from '../../place.ts'
import { PlainHead } from '../../record/PlainHead.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { MargenesBajos } from '../MargenesBajos.tsx'
import { P } from '../palabras.ts'
import { TablaDePiezas } from '../TablaDePiezas.tsx'
import { useEtiquetas } from '../use-etiquetas.ts'
import { BorrarEntrada, CorregirEntrada } from './EntradaDialogs.tsx'
import type { Entrada } from './entrada.ts'
import { ENTRADA } from './entrada-texts.ts'

/** One delivery: its rolls, their labels, and what its price does to the margins. */
export function VerEntrada({ entrada }: { entrada: Entrada }) {
  const { date } = useFormat()
  const p = useWords(P)
  const [asked, setAsked] = useState<'corregir' | 'borrar' | null>(null)
  const close = () => setAsked(null)
  const { id, materiaId, recibida, unidad, materia, fecha } = entrada
  return (
    <>
      <PlainHead screen="entradas" title={`${materia}, ${date(fecha)}`} id={id}>
        <State mark={recibida ? 'done' : 'ring'}>{recibida ? p.recibida : p.enCamino}</State>
        <span className="o-sp" />
        <Acciones entrada={entrada} onAsk={setAsked} />
      </PlainHead>
      <div className="o-scroll">
        <Datos entrada={entrada} />
        {recibida && <MargenesBajos materiaId={materiaId} quiet />}
        {recibida && <TablaDePiezas de={{ field: 'entradaId', value: id }} unidad={unidad} />}
      </div>
      {asked === 'corregir' && <CorregirEntrada entrada={entrada} onClose={close} />}
      {asked === 'borrar' && <BorrarEntrada entrada={entrada} onClose={close} />}
    </>
  )
}

function Acciones({ entrada, onAsk }: { entrada: Entrada; onAsk: (what: 'corregir' | 'borrar') => void }) {
  const go = useGo()
  const may = useMay()
  const pWords = useWords(P)
  const say = useWords(ENTRADA)
  const { print, busy } = useEtiquetas(entrada.id)
  const { id, materiaId, recibida } = entrada
  const receive = () => go(hrefOf('entradas', NEW, recibida ? {} : { materia: materiaId, esperada: id }))
  useKeys(recibida ? [{ keys: 'p', label: pWords.etiquetas, run: () => void print(), strip: true }] : [])
  return (
    <>
      {may(materias.deleteEntradas.access) && (
        <Button look="ghost" icon={Trash2} className="o-compact" onClick={() => onAsk('borrar')}>
          {say.borrar}
        </Button>
      )}
      {may(materias.updateEntrada.access) && (
        <Button look="ghost" icon={Pencil} className="o-compact" onClick={() => onAsk('corregir')}>
          {pWords.corregir}
        </Button>
      )}
      {may(materias.recibir.access) && (
        <Button look={recibida ? 'plain' : 'main'} icon={PackagePlus} onClick={receive}>
          {recibida ? say.otra : say.recibirla}
        </Button>
      )}
      {recibida && (
        <Button look="main" icon={Printer} keys="p" disabled={busy} aria-busy={busy} onClick={() => void print()}>
          {pWords.etiquetas}
        </Button>
      )}
    </>
  )
}

function Datos({ entrada }: { entrada: Entrada }) {
  const { number, price, date } = useFormat()
  const p = useWords(P)
  const { materiaId, codigo, materia, proveedorId, proveedor, albaranProveedor, fecha, fechaPrevista } = entrada
  const { precio, pedida, cantidad, recibida, unidad } = entrada
  return (
    <section className="o-sec">
      <dl className="o-dl o-dl-two">
        <dt>{p.materia}</dt>
        <dd>
          <OfficeLink className="o-link o-m" href={hrefOf('materias', materiaId)}>
            {codigo} {materia}
          </OfficeLink>
        </dd>
        <dt>{p.proveedor}</dt>
        <dd>
          <OfficeLink className="o-link" href={hrefOf('proveedores', proveedorId)}>
            {proveedor}
          </OfficeLink>
        </dd>
        <dt>{p.albaran}</dt>
        <dd>{albaranProveedor || '–'}</dd>
        <dt>{p.fecha}</dt>
        <dd>{date(fecha)}</dd>
        {!recibida && fechaPrevista && (
          <>
            <dt>{p.fechaPrevista}</dt>
            <dd>{date(fechaPrevista)}</dd>
          </>
        )}
        {pedida !== null && (
          <>
            <dt>{p.pedida}</dt>
            <dd>
              {number(pedida)} {unidad}
            </dd>
          </>
        )}
        {recibida && (
          <>
            <dt>{p.cantidad}</dt>
            <dd className="o-m">
              {number(cantidad)} {unidad}
            </dd>
          </>
        )}
        <dt>{p.precio}</dt>
        <dd className="o-m">{price(precio)} €</dd>
      </dl>
    </section>
  )
}
