import { dehydrate } from '@tanstack/react-query'
import { HeadContent, Scripts } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { textsOf } from '../i18n/i18n.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { useApp } from './app.ts'
import { useThemeCss } from './theme.ts'

export const TEXTS_ID = 'i18n'
export const ANSWERS_ID = 'answers'

const forScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/** Something that the server hands to the page: data, which no browser runs. The browser need not know how it is made. */
function Handed({ id, json }: { id: string; json: string }) {
  return (
    <script
      id={id}
      type="application/json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, in which `<` is escaped
      dangerouslySetInnerHTML={{ __html: json }}
    />
  )
}

/** The document itself: theme and texts are part of the first HTML, so that nothing flashes. */
export function Document({ children }: { children: ReactNode }) {
  const app = useApp()
  const { i18n } = useTranslation()
  return (
    <html lang={i18n.language} suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the colours are checked by a grammar */}
        <style id="theme" dangerouslySetInnerHTML={{ __html: useThemeCss() }} />
        <HeadContent />
      </head>
      <body>
        {children}
        <Handed id={TEXTS_ID} json={import.meta.env.SSR ? forScript(textsOf(app)) : ''} />
        <Handed id={ANSWERS_ID} json={import.meta.env.SSR ? forScript(dehydrate(app.queryClient)) : ''} />
        <Scripts />
      </body>
    </html>
  )
}
