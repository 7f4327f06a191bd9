import { useQuery } from '@tanstack/react-query'
import { rootRouteId, useLoaderData } from '@tanstack/react-router'
import type { Tema } from '@telar/domain/casa/tema'
import { useEffect, useRef, useState } from 'react'
import { useClient } from './app.ts'
import { settingsQuery } from './settings.ts'

interface Theme {
  /** The colour of the page's ground. */
  ground: string
  css: string
}

/** The house's colours as a page needs them. How they follow from one another no first page has to know. */
export async function themeOf(tema: Tema): Promise<Theme> {
  const { completarTema, cssDelTema } = await import('@telar/domain/casa/tema')
  return { ground: completarTema(tema).base100, css: cssDelTema(tema) }
}

/** The theme's style: at first as the server has written it, later as whoever changes the colours leaves them. */
export function useThemeCss(): string {
  const { data } = useQuery(settingsQuery(useClient()))
  const [css, setCss] = useState(useLoaderData({ from: rootRouteId })?.theme.css ?? '')
  const tema = data?.tema
  const shown = useRef(tema)
  useEffect(() => {
    if (!tema || tema === shown.current) return
    shown.current = tema
    void themeOf(tema).then((theme) => setCss(theme.css))
  }, [tema])
  return css
}
