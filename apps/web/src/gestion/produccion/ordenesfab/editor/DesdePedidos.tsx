import { ordenesfab } from '@telar/contract/produccion/ordenesfab'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useCommand, useRead } from '../../../calls.ts'
import { ElegirTemporada, useTemporadas } from '../../../catalogo/ElegirTemporada.tsx'
import { useKeys } from '../../../frame/keys.tsx'
import { OFFICE } from '../../../office-texts.ts'
import { Button } from '../../../parts/Button.tsx'
import { errorText } from '../../../parts/error-text.ts'
import { Note } from '../../../parts/Note.tsx'
import { notify } from '../../../parts/notify.tsx'
import { useFailure } from '../../../parts/use-failure.ts'
import { hrefOf, useGo, usePlace } from '../../../place.ts'
import { FieldView } from '../../../record/form/FieldView.tsx'
import { Leido } from '../../../record/Leido.tsx'
import { PlainHead } from '../../../record/PlainHead.tsx'
import { useFormat, useWords } from '../../../use-texts.ts'
import { ORDEN_LABELS } from '../orden-labels.ts'
import { DESDE } from './desde-texts.ts'
import type { ValoresDeOrden } from './editor-values.ts'
import { CAMPOS } from './editor-values.ts'
import { claveDe, GruposPorFabricar } from './GruposPorFabricar.tsx'

const PARA_TODAS = CAMPOS.filter(({ name }) => name === 'tallerId' || name === 'fechaEntrega')

/** Drafts for what a season's orders still lack: the groups of model and colour that are chosen, at once. */
export default function DesdePedidos() {
  const t = useWords(OFFICE)
  const go = useGo()
  const { mutateAsync: desdePedidos } = useCommand(ordenesfab.desdePedidos)
  const { search } = usePlace()
  const { number } = useFormat()
  const say = useWords(DESDE)
  const ultima = useTemporadas()?.[0]?.id ?? null
  const temporadaId = Number(search.temporada) || ultima
  const form = useForm<Pick<ValoresDeOrden, 'tallerId' | 'fechaEntrega'>>({
    defaultValues: { tallerId: null, fechaEntrega: '' },
  })
  const [quitadas, setQuitadas] = useState<ReadonlySet<string>>(new Set())
  const [cubiertos, setCubiertos] = useState(false)
  const [failure, setFailure] = useFailure()
  const [busy, setBusy] = useState(false)
  const read = useRead(
    ordenesfab.porFabricar,
    { params: { id: temporadaId ?? 0 } },
    { enabled: temporadaId !== null, staleTime: 0 },
  )
  const faltan = (read.data ?? []).filter(({ prendas }) => prendas > 0)
  const elegidos = faltan.filter((grupo) => !quitadas.has(claveDe(grupo)))
  const modelos = new Set(elegidos.map(({ modeloId }) => modeloId)).size
  const prendas = elegidos.reduce((n, grupo) => n + grupo.prendas, 0)

  async function create() {
    if (busy || temporadaId === null || elegidos.length === 0) return
    setBusy(true)
    setFailure(null)
    const { tallerId, fechaEntrega } = form.getValues()
    const grupos = elegidos.map(({ modeloId, colorId }) => ({ modeloId, colorId }))
    try {
      const body = { temporadaId, grupos, tallerId, fechaEntrega: fechaEntrega || null }
      const ids = await desdePedidos({ body })
      notify(say.created(ids.length))
      const [unica] = ids
      go(ids.length === 1 && unica ? hrefOf('ordenesfab', unica) : hrefOf('ordenesfab'), { replace: true })
    } catch (error) {
      setFailure(error)
      setBusy(false)
      await read.refetch()
    }
  }
  useKeys([{ keys: 'ctrl+enter', label: say.create(modelos), run: () => void create(), strip: true, typing: true }])
  return (
    <FormProvider {...form}>
      <PlainHead screen="ordenesfab" title={say.title}>
        <span className="o-sp" />
        <ElegirTemporada
          label={say.season}
          value={temporadaId}
          onChange={(id) => {
            setQuitadas(new Set())
            go(hrefOf('ordenesfab', 'desde-pedidos', { temporada: id ?? undefined }), { replace: true })
          }}
        />
        <Button look="main" keys="ctrl+enter" disabled={busy || elegidos.length === 0} onClick={() => void create()}>
          {say.create(modelos)}
        </Button>
      </PlainHead>
      <div className="o-scroll">
        <div className="o-order-head">
          {failure !== null && <Note look="error">{errorText(failure, t)}</Note>}
          <p className="o-q">{say.hint}</p>
          {faltan.length > 0 && (
            <form className="o-form o-form-flush" onSubmit={(event) => event.preventDefault()} noValidate>
              {PARA_TODAS.map((field) => (
                <FieldView
                  key={field.name}
                  field={field}
                  label={ORDEN_LABELS[field.name as keyof typeof ORDEN_LABELS]}
                  disabled={false}
                />
              ))}
            </form>
          )}
        </div>
        <Leido de={read}>
          {(grupos) =>
            grupos.length === 0 ? (
              <p className="o-sec o-q">{say.noOrders}</p>
            ) : (
              <>
                {faltan.length === 0 && <p className="o-sec o-q">{say.nothing}</p>}
                {grupos.length > faltan.length && (
                  <label className="o-sec o-row">
                    <input
                      type="checkbox"
                      className="o-ck"
                      checked={cubiertos}
                      onChange={({ target }) => setCubiertos(target.checked)}
                    />
                    {say.showCovered(grupos.length - faltan.length)}
                  </label>
                )}
                {(cubiertos || faltan.length > 0) && (
                  <GruposPorFabricar
                    grupos={cubiertos ? grupos : faltan}
                    quitadas={quitadas}
                    onChange={setQuitadas}
                    resumen={say.chosen(number(prendas), modelos)}
                  />
                )}
              </>
            )
          }
        </Leido>
      </div>
    </FormProvider>
  )
}
