import { useMutation } from '@tanstack/react-query'
import { cart as calls } from '@telar/contract/calls'
import type { CallInput } from '@telar/contract/kit/endpoint'
import type { Cart } from '@telar/contract/ventas/cart'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { fecha } from '../../i18n/locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useApp } from '../../kit/app.ts'
import { command } from '../../kit/calls/command.ts'
import { useLeftState } from '../../kit/form/use-left.ts'
import { toast } from '../../kit/toast.tsx'
import { AHORA, CHANGES, cartQuery, guardarCart } from '../../kit/ventas/cart-query.ts'
import type { CarritoEnUso } from '../../kit/ventas/use-carrito.ts'
import { Importes } from '../../pieces/Importes.tsx'
import { precio } from '../../pieces/precio.ts'
import { Enviar } from './Enviar.tsx'
import { Falta } from './Falta.tsx'
import { useAltura } from './use-altura.ts'

interface ResumenProps {
  cart: Cart
  carrito: CarritoEnUso
  /** The button of the review, so that what stands in for it knows when it is in sight. */
  boton: RefObject<HTMLButtonElement | null>
  /** It has been sent: what becomes of it is shown elsewhere. */
  alEnviar: () => void
}

type Cambios = Partial<Pick<Cart, 'tipo' | 'notas' | 'referenciaCliente' | 'direccionEnvio'>> &
  Pick<CallInput<typeof calls.save>['body']['cart'], 'modelos'>

type Textos = Partial<Pick<Cart, 'notas' | 'referenciaCliente'>>

/** What the order comes to, how it is to be sent, and the way to send it. */
export function Resumen({ cart, carrito, boton, alEnviar }: ResumenProps) {
  const { t, i18n } = useTranslation('account')
  const idioma = i18n.language
  const { client, queryClient } = useApp()
  const dialog = useRef<HTMLDialogElement>(null)
  const entero = useRef<HTMLElement>(null)
  useAltura(entero)
  const [visto, setVisto] = useState(cart)
  const store = (answer: Cart) => guardarCart(client, queryClient, answer)
  const { mutateAsync } = useMutation({
    ...command(client, calls.save, { ...CHANGES, from: (cambios: Cambios) => ({ body: { cart: cambios } }) }),
    onSuccess: store,
  })
  const cambiar = (cambios: Cambios) => carrito.cambiar(() => mutateAsync(cambios))
  const mutate = (cambios: Cambios) => cambiar(cambios).catch(() => undefined)

  const revisando = useRef(false)
  // what was written here and is not kept yet
  const sinGuardar = useRef<Textos>({})

  /** What is reviewed is what the server holds now, with what has just been written here, or nothing is. */
  async function revisar() {
    if (revisando.current) return
    revisando.current = true
    try {
      const ahora = await carrito.cambiar(async () => {
        const textos = { ...sinGuardar.current }
        if (Object.keys(textos).length > 0) guardados(textos, await mutateAsync(textos))
        return queryClient.fetchQuery({ ...cartQuery(client), ...AHORA })
      })
      setVisto(ahora)
      dialog.current?.showModal()
    } finally {
      revisando.current = false
    }
  }

  async function pasarA(tipo: Cart['tipo']) {
    setVisto(await cambiar({ tipo }))
  }

  // what was just chosen is shown as chosen at once, while the server is still hearing of it
  const [elegido, setElegido] = useState<Cambios>({})
  const { tipo: tipoElegido, direccionEnvio } = { ...cart, ...elegido }

  function elegir(cambios: Cambios) {
    setElegido((ya) => ({ ...ya, ...cambios }))
    void mutate(cambios).then(() => setElegido({}))
  }

  const [referencia, setReferencia] = useLeftState<string | null>('referencia', null)
  const [notas, setNotas] = useLeftState<string | null>('notas', null)
  /** Only what was written here is sent; once it is kept, the field shows what the cart says, whoever wrote it. */
  function guardarTexto(campo: keyof Textos, escrito: string | null) {
    if (escrito === null) return
    const textos = { [campo]: escrito }
    sinGuardar.current = { ...sinGuardar.current, ...textos }
    void mutate(textos).then((kept) => guardados(textos, kept))
  }
  function guardados(textos: Textos, kept: Cart | undefined) {
    if (!kept) return
    for (const campo of ['notas', 'referenciaCliente'] as const) {
      const texto = textos[campo]
      if (texto !== undefined && sinGuardar.current[campo] === texto) delete sinGuardar.current[campo]
      const soltar = campo === 'notas' ? setNotas : setReferencia
      soltar((ahora) => (ahora === texto ? null : ahora))
    }
  }
  const guardarReferencia = () => guardarTexto('referenciaCliente', referencia)
  const guardarNotas = () => guardarTexto('notas', notas)
  // what waited for its person is kept as soon as they are back
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once
  useEffect(() => {
    guardarReferencia()
    guardarNotas()
  }, [])

  /** What comes back comes back cell by cell: one that is no longer sold keeps none of the others away. */
  function vaciar() {
    const celdas = cart.modelos.flatMap(({ modeloId, colores }) =>
      colores.flatMap(({ colorId, tallasCantidades }) =>
        tallasCantidades.map((celda) => ({ modeloId, colorId, ...celda })),
      ),
    )
    cambiar({ modelos: [] }).then(
      () =>
        toast.message(t('cart.cleared'), {
          action: { label: t('cart.undo'), onClick: () => carrito.poner(celdas) },
        }),
      console.warn,
    )
  }

  // a change made in the review itself is no surprise: the next look begins with what the server answers
  const [ajustado, setAjustado] = useState(false)
  const ajustar: CarritoEnUso['poner'] = (celdas) => {
    setAjustado(true)
    carrito.poner(celdas)
  }
  useEffect(() => {
    if (!ajustado || carrito.pendiente) return
    setAjustado(false)
    setVisto(cart)
  }, [ajustado, carrito.pendiente, cart])

  // what can no longer be had is in no figure
  const retirados = cart.problemas.filter(({ codigo }) => codigo === 'modelo-retirado').length
  const { pedidoMinimo, faltaParaMinimo, portesGratisDesde: gratis, faltaParaPortesGratis } = cart
  return (
    <aside ref={entero} className="summary" aria-label={t('summary.title')}>
      <h2 className="d3">{t('summary.title')}</h2>
      <Importes importes={cart.importes} modelos={cart.modelos.length - retirados} prendas={cart.prendas} />
      {pedidoMinimo !== null && faltaParaMinimo > 0 && (
        <Falta de={pedidoMinimo} falta={faltaParaMinimo}>
          {t('summary.missing', { amount: precio(faltaParaMinimo, idioma), minimum: precio(pedidoMinimo, idioma) })}
          <span className="mute block">{t('summary.counts')}</span>
        </Falta>
      )}
      {gratis !== null && cart.prendas > 0 && faltaParaMinimo === 0 && faltaParaPortesGratis > 0 && (
        <Falta de={gratis} falta={faltaParaPortesGratis}>
          {t('summary.toFreeCarriage', {
            amount: precio(faltaParaPortesGratis, idioma),
            from: precio(gratis, idioma),
          })}
        </Falta>
      )}
      <div className="form">
        <fieldset className="choice">
          <legend>{t('summary.kind')}</legend>
          {(['servicio', 'programacion'] as const).map((tipo) => (
            <label key={tipo}>
              <input type="radio" name="tipo" checked={tipoElegido === tipo} onChange={() => elegir({ tipo })} />
              <span>
                {t(`summary.${tipo}`)}
                <small>
                  {t(`summary.${tipo}Hint`)}
                  {tipo === 'programacion' && cart.entregaDesde && (
                    <span className="block">{t('summary.seasonFrom', { date: fecha(cart.entregaDesde, idioma) })}</span>
                  )}
                </small>
              </span>
            </label>
          ))}
        </fieldset>
        {cart.direcciones.length > 0 && (
          <div className="field">
            <label htmlFor="direccion">{t('summary.delivery')}</label>
            <select
              id="direccion"
              className="field-box"
              value={direccionEnvio}
              onChange={({ target }) => elegir({ direccionEnvio: Number(target.value) })}
            >
              {cart.direcciones.map(({ nombre, calle, codigoPostal, ciudad }, i) => (
                <option key={`${calle} ${codigoPostal}`} value={i}>
                  {[nombre, calle, `${codigoPostal} ${ciudad}`].filter(Boolean).join(', ')}
                </option>
              ))}
            </select>
          </div>
        )}
        <div className="field">
          <label htmlFor="referencia">
            {t('summary.ownNumber')} <span className="mute">{t('summary.optional')}</span>
          </label>
          <input
            id="referencia"
            className="field-box"
            maxLength={60}
            value={referencia ?? cart.referenciaCliente}
            onChange={({ target }) => setReferencia(target.value)}
            onBlur={guardarReferencia}
          />
        </div>
        <div className="field">
          <label htmlFor="notas">
            {t('summary.notes')} <span className="mute">{t('summary.optional')}</span>
          </label>
          <textarea
            id="notas"
            className="field-box"
            rows={2}
            maxLength={2000}
            value={notas ?? cart.notas}
            onChange={({ target }) => setNotas(target.value)}
            onBlur={guardarNotas}
          />
        </div>
      </div>
      <div className="summary-end">
        <button
          ref={boton}
          type="button"
          className="btn btn-primary btn-block"
          onClick={() => void revisar().catch(() => undefined)}
        >
          {t('summary.review')}
        </button>
        <button
          type="button"
          className="link tap"
          aria-disabled={carrito.pendiente}
          onClick={() => carrito.pendiente || vaciar()}
        >
          {t('cart.clear')}
        </button>
      </div>
      <Enviar
        cart={cart}
        visto={visto}
        carrito={{ ...carrito, poner: ajustar }}
        dialog={dialog}
        pasarA={(tipo) => void pasarA(tipo).catch(() => undefined)}
        alEnviar={alEnviar}
      />
    </aside>
  )
}
