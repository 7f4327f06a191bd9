import type { Factura } from '@telar/contract/facturacion/factura'
import { facturas } from '@telar/contract/facturacion/facturas'
import { type Regimen as Numero, REGIMENES } from '@telar/domain/clientes/regimen'
import { useState } from 'react'
import { useMay } from '../../../access.ts'
import { useCommand } from '../../../calls.ts'
import { REGIMEN } from '../../../clientes/regimenes.ts'
import { usePorque } from '../../../clientes/use-porque.ts'
import { Button } from '../../../parts/Button.tsx'
import { PreguntaDialog } from '../../../parts/dialogs/PreguntaDialog.tsx'
import { Note } from '../../../parts/Note.tsx'
import { FieldShell } from '../../../record/form/FieldShell.tsx'
import { useFormat, useWords } from '../../../use-texts.ts'
import { VER } from '../ver/ver-texts.ts'
import { EDITOR } from './editor-texts.ts'
import type { Cuentas } from './use-cuentas.ts'

interface RegimenProps {
  factura: Factura | undefined
  cuentas: Cuentas
  onDecided: (factura: Factura) => void
  /** Whether somebody else was first, and what they did is shown beside. */
  onRefused: (error: unknown) => Promise<boolean>
}

/** What is asked for: a regime with its reason, or none and the rule decides. */
interface Pedido {
  regimen: Numero | null
  razon: string
}

/** How the invoice is taxed and why, in words; who may can decide otherwise. */
export function Regimen({ factura, cuentas: { regimen, tipos }, ...answers }: RegimenProps) {
  const may = useMay()
  const porque = usePorque()
  const { number, word } = useFormat()
  const ver = useWords(VER)
  const say = useWords(EDITOR)
  const [asking, setAsking] = useState(false)
  const [pedido, setPedido] = useState<Pedido | null>(null)
  if (!regimen) return null
  const [{ iva, re } = { iva: 0, re: 0 }] = tipos
  const rates = [iva > 0 && ver.vat(number(iva)), re > 0 && ver.surcharge(number(re))].filter(Boolean)
  const allowed = may(facturas.regimen.access)
  return (
    <Note
      action={
        allowed && factura ? (
          <Button look="ghost" small onClick={() => setAsking(true)}>
            {say.changeRegime}
          </Button>
        ) : (
          <span className="o-q o-s">{allowed ? say.saveFirst : say.mayNotChange}</span>
        )
      }
    >
      <b>
        {word(REGIMEN[regimen.regimenIva])}
        {rates.length > 0 && `: ${rates.join(' + ')}`}.
      </b>{' '}
      {porque(regimen.regimenMotivo, regimen.regimenParams)}
      {asking && factura && (
        <RegimenDialog
          {...{ factura, setPedido, ...answers }}
          pedido={pedido ?? { regimen: factura.regimenForzado, razon: factura.regimenRazon }}
          onClose={() => setAsking(false)}
        />
      )}
    </Note>
  )
}

interface RegimenDialogProps extends Omit<RegimenProps, 'factura' | 'cuentas'> {
  factura: Factura
  pedido: Pedido
  /** It is kept until it is decided: whoever comes back after a refusal finds it. */
  setPedido: (pedido: Pedido | null) => void
  onClose: () => void
}

function RegimenDialog({ factura, pedido, setPedido, onClose, onDecided, onRefused }: RegimenDialogProps) {
  const { mutateAsync: regimenAhora } = useCommand(facturas.regimen)
  const { word } = useFormat()
  const say = useWords(EDITOR)
  const { regimen, razon } = pedido
  return (
    <PreguntaDialog
      asks
      title={say.regimeTitle}
      description={say.regimeWhat}
      verb={say.regimeVerb}
      disabled={regimen !== null && razon.trim() === ''}
      onClose={onClose}
      onConfirm={async () => {
        const body = { regimen, razon: regimen === null ? '' : razon.trim(), version: factura.version }
        try {
          onDecided(await regimenAhora({ params: { id: factura.id }, body }))
          setPedido(null)
        } catch (error) {
          if (!(await onRefused(error))) throw error
        }
      }}
    >
      <FieldShell id="regimen" label={say.regimeTitle}>
        <select
          id="regimen"
          className="o-in"
          value={regimen ?? ''}
          onChange={({ target: { value } }) =>
            setPedido({ razon, regimen: REGIMENES.find((uno) => String(uno) === value) ?? null })
          }
        >
          <option value="">{say.byRule}</option>
          {REGIMENES.map((uno) => (
            <option key={uno} value={uno}>
              {word(REGIMEN[uno])}
            </option>
          ))}
        </select>
      </FieldShell>
      {regimen !== null && (
        <FieldShell id="regimen-razon" label={say.reason}>
          <input
            id="regimen-razon"
            className="o-in"
            maxLength={300}
            value={razon}
            onChange={({ target }) => setPedido({ regimen, razon: target.value })}
          />
        </FieldShell>
      )}
    </PreguntaDialog>
  )
}
