import { useMutation } from '@tanstack/react-query'
import { isValidation } from '@telar/client/errors'
import { pedidos } from '@telar/contract/calls'
import type { CallOutput } from '@telar/contract/kit/endpoint'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useApp } from '../../kit/app.ts'
import { statusOf } from '../../kit/calls/failures.ts'
import { readOnce } from '../../kit/calls/query.ts'
import { wrongIn } from '../../kit/calls/wrong-in.ts'
import { useLeftState } from '../../kit/form/use-left.ts'
import { toast } from '../../kit/toast.tsx'
import { cartQuery, ponerEnCart } from '../../kit/ventas/cart-query.ts'
import { alFinal } from '../../kit/ventas/otra-vez.ts'
import { Form } from '../../ui/Form.tsx'

type Leido = CallOutput<typeof pedidos.entradaWeb>

/** References typed or pasted, a line each. What is understood goes into the cart; the rest stays to be mended. */
export function Rapido() {
  const { t, i18n } = useTranslation('account')
  const { client, queryClient } = useApp()
  const id = useId()
  const [texto, setTexto] = useLeftState('rapido', '')
  const [avisos, setAvisos] = useState<string[]>([])
  // between two Enters nothing is drawn anew
  const enMarcha = useRef(false)
  // what was sent and not answered may have arrived: the same is sent again, as it is to be in the end
  const sinRespuesta = useRef<{ texto: string; leido: Leido; finales: Leido['items'] }>(undefined)

  async function leer() {
    if (sinRespuesta.current?.texto === texto) return sinRespuesta.current
    const [leido, cart] = await Promise.all([
      readOnce(client, pedidos.entradaWeb, { body: { texto } }),
      queryClient.fetchQuery({ ...cartQuery(client), staleTime: 0 }),
    ])
    return { texto, leido, finales: alFinal(leido.items, cart) }
  }

  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const pedido = await leer()
      const { items, avisos: wrong } = pedido.leido
      if (items.length > 0) {
        sinRespuesta.current = pedido
        await ponerEnCart(client, queryClient, { items: pedido.finales })
        sinRespuesta.current = undefined
      }
      const added = items.length > 0
      const resto = soloMalas(texto, wrong)
      // the lines that stay have other numbers now: what is wrong with them is asked anew
      const quedan =
        added && resto ? (await readOnce(client, pedidos.entradaWeb, { body: { texto: resto } })).avisos : wrong
      return { items, quedan, resto, added }
    },
    onError: (error) => {
      if (statusOf(error) !== undefined) sinRespuesta.current = undefined
      if (isValidation(error)) setAvisos(wrongIn(error))
    },
    onSettled: () => {
      enMarcha.current = false
    },
    onSuccess: ({ items, quedan, resto, added }) => {
      setAvisos(quedan)
      if (added) {
        toast.success(t('quick.added', { count: items.reduce((n, { cantidad }) => n + cantidad, 0) }))
      }
      setTexto(resto)
    },
  })

  // what was said in another language is said again
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the language asks for it
  useEffect(() => {
    if (avisos.length === 0) return
    readOnce(client, pedidos.entradaWeb, { body: { texto } }).then(
      ({ avisos: dichos }) => setAvisos(dichos),
      console.warn,
    )
  }, [i18n.language])

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (texto.trim() === '' || enMarcha.current) return
    enMarcha.current = true
    mutate()
  }

  return (
    <Form className="quick" onSubmit={onSubmit}>
      <label className="sr-only" htmlFor={id}>
        {t('quick.label')}
      </label>
      <textarea
        id={id}
        className="field-box"
        rows={Math.min(Math.max(texto.split('\n').length, 1), 8)}
        placeholder={t('quick.placeholder')}
        aria-describedby={`${id}-avisos`}
        aria-invalid={avisos.length > 0}
        value={texto}
        onChange={({ target }) => setTexto(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.shiftKey && !texto.includes('\n')) onSubmit(event)
        }}
      />
      <button type="submit" className="btn" disabled={isPending}>
        {t('quick.add')}
      </button>
      <ul id={`${id}-avisos`} className="quick-wrong" aria-live="polite">
        {avisos.map((aviso) => (
          <li key={aviso}>{aviso}</li>
        ))}
      </ul>
    </Form>
  )
}

/** The lines that something was wrong with, by the numbers that the complaints begin with. */
function soloMalas(texto: string, avisos: readonly string[]): string {
  const malas = new Set(avisos.map((aviso) => Number(/\d+/.exec(aviso)?.[0])))
  return texto
    .split(/\r?\n/)
    .filter((_, i) => malas.has(i + 1))
    .join('\n')
}
