import { useQuery } from '@tanstack/react-query'
import { HeadContent, Scripts } from '@tanstack/react-router'
import { cssDelTema, TEMA_INICIAL } from '@telar/domain/casa/tema'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { textsOf } from '../i18n/i18n.ts'
import { useApp } from './app.ts'
import { settingsQuery } from './settings.ts'

export const TEXTS_ID = 'i18n'

const forScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/** The document itself: theme and texts are part of the first HTML, so that nothing flashes. */
export function Document({ children }: { children: ReactNode }) {
  const app = useApp()
  const { i18n } = useTranslation()
  const { data } = useQuery(settingsQuery(app.client))
  const texts = import.meta.env.SSR ? forScript(textsOf(app)) : ''
  return (
    <html lang={i18n.language}>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the colours are checked by a grammar */}
        <style id="theme" dangerouslySetInnerHTML={{ __html: cssDelTema(data?.tema ?? TEMA_INICIAL) }} />
        <HeadContent />
      </head>
      <body>
        {children}
        <script
          id={TEXTS_ID}
          type="application/json"
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own texts, and `<` is escaped
          dangerouslySetInnerHTML={{ __html: texts }}
        />
        <Scripts />
      </body>
    </html>
  )
}
