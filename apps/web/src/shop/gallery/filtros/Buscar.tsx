import { useNavigate } from '@tanstack/react-router'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { cambiar, escribirFiltro, type Filtro } from './params.ts'

const PAUSE_MS = 180

/** Words to look for. Without scripts it is a plain form that asks the server. */
export function Buscar({ ruta, filtro }: { ruta: '/gallery' | '/gallery/user'; filtro: Filtro }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { q: _, ...others } = escribirFiltro(filtro)

  // another part of the page may have changed the words; what is being typed is left alone
  useEffect(() => {
    if (box.current && document.activeElement !== box.current) box.current.value = filtro.q
  }, [filtro.q])
  useEffect(() => () => clearTimeout(timer.current), [])

  const look = (q: string) => {
    clearTimeout(timer.current)
    const search = cambiar(() => ({ q: q.trimStart() }))
    timer.current = setTimeout(
      () => void navigate({ to: ruta, search, replace: Boolean(filtro.q), resetScroll: false }),
      PAUSE_MS,
    )
  }
  return (
    <form
      className="find"
      action={ruta}
      onSubmit={(event) => {
        event.preventDefault()
        box.current?.blur()
      }}
    >
      <label className="sr-only" htmlFor={id}>
        {t('gallery.find')}
      </label>
      <Icon name="search" />
      <input
        ref={box}
        id={id}
        name="q"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        placeholder={t('gallery.findHint')}
        defaultValue={filtro.q}
        onChange={({ target }) => look(target.value)}
      />
      {Object.entries(others).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={String(value)} />
      ))}
    </form>
  )
}
