import { useMutation } from '@tanstack/react-query'
import { isValidation } from '@telar/client/errors'
import { pedidos } from '@telar/contract/calls'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useClient } from '../../kit/app.ts'
import { readOnce } from '../../kit/calls/query.ts'
import { wrongIn } from '../../kit/calls/wrong-in.ts'
import { useLeftState } from '../../kit/form/use-left.ts'
import { toast } from '../../kit/toast.tsx'
import { prendasDe } from '../../kit/ventas/celdas.ts'
import type { CarritoEnUso } from '../../kit/ventas/use-carrito.ts'
import { Form } from '../../ui/Form.tsx'

/** References typed or pasted, a line each. What is understood goes into the cart; the rest stays to be mended. */
export function Rapido({ sumar, llegan }: Pick<CarritoEnUso, 'sumar' | 'llegan'>) {
  const { t, i18n } = useTranslation('account')
  const client = useClient()
  const id = useId()
  const [texto, setTexto] = useLeftState('rapido', '')
  const [avisos, setAvisos] = useState<string[]>([])
  // between two Enters nothing is drawn anew
  const enMarcha = useRef(false)

  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const { items, avisos: wrong } = await readOnce(client, pedidos.entradaWeb, { body: { texto } })
      const resto = soloMalas(texto, wrong)
      if (items.length > 0) {
        await sumar(items)
        void llegan(items).then((todas) => todas && toast.success(t('quick.added', { count: prendasDe(items) })))
      }
      setTexto(resto)
      setAvisos(wrong)
      // the lines that stay have other numbers now: what is wrong with them is asked anew
      if (items.length > 0 && resto)
        setAvisos((await readOnce(client, pedidos.entradaWeb, { body: { texto: resto } })).avisos)
    },
    onError: (error) => {
      if (isValidation(error)) setAvisos(wrongIn(error))
    },
    onSettled: () => {
      enMarcha.current = false
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
        readOnly={isPending}
        onChange={({ target }) => setTexto(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.shiftKey && !texto.includes('\n')) onSubmit(event)
        }}
      />
      <button type="submit" className="btn" aria-disabled={isPending}>
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
