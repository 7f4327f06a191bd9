import type { Factura } from '@telar/contract/facturacion/factura'
import { facturas } from '@telar/contract/facturacion/facturas'
import {
  esSimplificada,
  MODOS_DE_RECTIFICAR,
  type ModoDeRectificar,
  TIPOS_RECTIFICATIVOS,
} from '@telar/domain/facturacion/factura'
import { MERCANCIAS } from '@telar/domain/facturacion/mercancia'
import { useState } from 'react'
import { useCommand } from '../../../calls.ts'
import { Choice } from '../../../parts/Choice.tsx'
import { PreguntaDialog } from '../../../parts/dialogs/PreguntaDialog.tsx'
import { Note } from '../../../parts/Note.tsx'
import { OfficeLink } from '../../../parts/OfficeLink.tsx'
import { hrefOf, useGo } from '../../../place.ts'
import type { ActionDialogProps } from '../../../record/actions.ts'
import { FieldShell } from '../../../record/form/FieldShell.tsx'
import { useWords } from '../../../use-texts.ts'
import { LISTA } from '../lista-texts.ts'
import { HACER } from './hacer-texts.ts'

const VUELVEN = ['', ...MERCANCIAS] as const
type Vuelven = (typeof VUELVEN)[number]
type Tipo = (typeof TIPOS_RECTIFICATIVOS)[number]

/** Starts a draft that corrects an issued invoice: why, by which article, in which way, and whether garments come back. */
export function RectificarDialog({ row: factura, onClose }: ActionDialogProps<Factura>) {
  const go = useGo()
  const { mutateAsync: rectificar } = useCommand(facturas.rectificar)
  const say = useWords(HACER)
  const lista = useWords(LISTA)
  const articulos = TIPOS_RECTIFICATIVOS.filter((uno) => (uno === 'R5') === esSimplificada(factura.tipo))
  const [tipo, setTipo] = useState<Tipo>(articulos[0] ?? 'R1')
  const [modo, setModo] = useState<ModoDeRectificar>('I')
  const [motivo, setMotivo] = useState('')
  const [vuelven, setVuelven] = useState<Vuelven>('')
  const [reabrir, setReabrir] = useState(false)
  const { enCorreccion } = factura
  const conPrendas = modo === 'I' && factura.lineas.some(({ modeloId }) => modeloId !== null)
  return (
    <PreguntaDialog
      asks
      title={say.correctTitle(factura.numeroCompleto ?? '')}
      description={say.correctWhat}
      verb={say.correctVerb}
      disabled={motivo.trim() === '' || (conPrendas && vuelven === '')}
      onClose={onClose}
      onConfirm={async () => {
        const mercancia = conPrendas && vuelven !== '' ? vuelven : 'nada'
        const body = {
          tipo,
          modo,
          motivo: motivo.trim(),
          mercancia,
          reabrir: modo === 'I' && reabrir,
          vistos: enCorreccion,
        }
        const draft = await rectificar({ params: { id: factura.id }, body })
        go(hrefOf('facturas', draft))
      }}
    >
      {enCorreccion.length > 0 && (
        <Note>
          {say.beingCorrected}{' '}
          {enCorreccion.map((id) => (
            <OfficeLink key={id} className="o-link o-m o-apart" href={hrefOf('facturas', id)}>
              {lista.draft(id)}
            </OfficeLink>
          ))}
        </Note>
      )}
      <FieldShell id="rectificar-motivo" label={say.reason}>
        <input
          id="rectificar-motivo"
          className="o-in"
          maxLength={500}
          value={motivo}
          onChange={(event) => setMotivo(event.target.value)}
        />
      </FieldShell>
      <FieldShell id="rectificar-tipo" label={say.cause}>
        <Choice
          id="rectificar-tipo"
          value={tipo}
          options={articulos}
          label={(uno) => say.causes[uno]}
          onChange={setTipo}
        />
      </FieldShell>
      <FieldShell id="rectificar-modo" label={say.way}>
        <Choice
          id="rectificar-modo"
          value={modo}
          options={MODOS_DE_RECTIFICAR}
          label={(uno) => say.ways[uno]}
          onChange={setModo}
        />
      </FieldShell>
      {conPrendas && (
        <FieldShell id="rectificar-prendas" label={say.garmentsBack}>
          <Choice
            id="rectificar-prendas"
            value={vuelven}
            options={VUELVEN}
            label={(uno) => (uno === '' ? say.choose : say.back[uno])}
            onChange={setVuelven}
          />
        </FieldShell>
      )}
      {modo === 'I' && factura.pedidos.length > 0 && (
        <label className="o-check">
          <input
            type="checkbox"
            className="o-ck"
            checked={reabrir}
            onChange={(event) => setReabrir(event.target.checked)}
          />
          {say.reopen}
        </label>
      )}
    </PreguntaDialog>
  )
}
