import { createFileRoute } from '@tanstack/react-router'
import { loadTexts } from '../i18n/i18n.ts'
import { WithTexts } from '../i18n/WithTexts.tsx'
import { pageHead } from '../kit/head.ts'
import { loadPaises } from '../kit/paises.ts'
import { Login } from '../shop/Login.tsx'

export const Route = createFileRoute('/_shop/login')({
  validateSearch: ({ retUrl }: Record<string, unknown>): { retUrl?: string } =>
    typeof retUrl === 'string' ? { retUrl } : {},
  loader: async ({ context }) => {
    const [texts, paises] = await Promise.all([loadTexts(context.i18n, 'registro'), loadPaises(context)])
    return { texts, paises }
  },
  head: ({ match }) =>
    pageHead(match, (t) => ({ title: t('login.title'), description: t('login.description'), index: true })),
  component: () => {
    const { texts, paises } = Route.useLoaderData()
    return (
      <WithTexts texts={texts}>
        <Login retUrl={Route.useSearch().retUrl} paises={paises} />
      </WithTexts>
    )
  },
})
