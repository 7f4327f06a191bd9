import { dehydrate, useQuery } from '@tanstack/react-query'
import { HeadContent, Scripts } from '@tanstack/react-router'
import { cssDelTema, TEMA_INICIAL } from '@telar/domain/casa/tema'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { textsOf } from '../i18n/i18n.ts'
import { useApp } from './app.ts'
import { settingsQuery } from './settings.ts'

export const TEXTS_ID = 'i18n'
export const ANSWERS_ID = 'answers'

const forScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/** Something that the server hands to the page: data, which no browser runs. */
function Handed({ id, value }: { id: string; value: () => unknown }) {
  return (
    <script
      id={id}
      type="application/json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, in which `<` is escaped
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? forScript(value()) : '' }}
    />
  )
}

/** The document itself: theme and texts are part of the first HTML, so that nothing flashes. */
export function Document({ children }: { children: ReactNode }) {
  const app = useApp()
  const { i18n } = useTranslation()
  const { data } = useQuery(settingsQuery(app.client))
  return (
    <html lang={i18n.language}>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the colours are checked by a grammar */}
        <style id="theme" dangerouslySetInnerHTML={{ __html: cssDelTema(data?.tema ?? TEMA_INICIAL) }} />
        <HeadContent />
      </head>
      <body>
        {children}
        <Handed id={TEXTS_ID} value={() => textsOf(app)} />
        <Handed id={ANSWERS_ID} value={() => dehydrate(app.queryClient)} />
        <Scripts />
      </body>
    </html>
  )
}
