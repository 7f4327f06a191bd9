import type { CallOutput } from '@telar/contract/kit/endpoint'
import type { LineaDeEscandallo } from '@telar/contract/produccion/escandallo'
import { escandallos } from '@telar/contract/produccion/escandallos'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import type { z } from 'zod'
import { useCalls, useRead } from '../../calls.ts'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { OfficePopover } from '../../parts/dialogs/OfficePopover.tsx'
import { errorText } from '../../parts/error-text.ts'
import { notify } from '../../parts/notify.tsx'
import { Leido } from '../../record/Leido.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { HOJA } from './escandallo-texts.ts'

type Fuente = CallOutput<typeof escandallos.escandalloSources>[number]

interface CopiarDeProps {
  modeloId: number
  onCopy: (lineas: z.output<typeof LineaDeEscandallo>[], from: string) => void
}

const ORIGENES = ['version', 'ordenfab', 'modelo'] as const

/** The sheets that this one can be copied from, with what each comes to. */
export function CopiarDe({ modeloId, onCopy }: CopiarDeProps) {
  const t = useWords(OFFICE)
  const calls = useCalls()
  const say = useWords(HOJA)
  const [open, setOpen] = useState(false)
  const read = useRead(escandallos.escandalloSources, { params: { id: modeloId } }, { enabled: open, staleTime: 0 })
  const pick = async ({ origen, id, etiqueta }: Fuente) => {
    setOpen(false)
    try {
      const call = origen === 'ordenfab' ? escandallos.escandalloFromOrdenFab : escandallos.getHoja
      const { lineas } = await calls.read(call, { params: { id } })
      onCopy(lineas, etiqueta)
    } catch (error) {
      notify(errorText(error, t), { bad: true })
    }
  }
  return (
    <OfficePopover
      wide
      align="end"
      label={say.copiar}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button small icon={Copy}>
          {say.copiar}
        </Button>
      }
    >
      <Leido de={read}>
        {(fuentes) =>
          fuentes.length === 0 ? (
            <p className="o-q">{say.sinFuentes}</p>
          ) : (
            <Fuentes fuentes={fuentes} onPick={(fuente) => void pick(fuente)} />
          )
        }
      </Leido>
    </OfficePopover>
  )
}

function Fuentes({ fuentes, onPick }: { fuentes: Fuente[]; onPick: (fuente: Fuente) => void }) {
  const { money, date } = useFormat()
  const say = useWords(HOJA)
  return (
    <div className="o-sources">
      {ORIGENES.map((origen) => {
        const suyas = fuentes.filter((fuente) => fuente.origen === origen)
        if (suyas.length === 0) return null
        return (
          <section key={origen}>
            <h3 className="o-q o-s">{say.origen[origen]}</h3>
            {suyas.map((fuente) => (
              <button key={fuente.id} type="button" className="o-item" onClick={() => onPick(fuente)}>
                <span className="o-el">{fuente.etiqueta}</span>
                <span className="o-sp" />
                <span className="o-q">{date(fuente.fecha)}</span>
                <span className="o-n">{money(fuente.coste)}</span>
              </button>
            ))}
          </section>
        )
      })}
    </div>
  )
}
