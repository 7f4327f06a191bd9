import { createFileRoute } from '@tanstack/react-router'
import { loadTexts } from '../i18n/i18n.ts'
import { pageHead } from '../kit/head.ts'
import { loadPaises } from '../kit/paises.ts'
import { Login } from '../shop/acceso/Login.tsx'
import { loadRegistro } from '../shop/registro/deferred.tsx'

export const Route = createFileRoute('/_shop/login')({
  validateSearch: ({ retUrl }: Record<string, unknown>): { retUrl?: string } =>
    typeof retUrl === 'string' ? { retUrl } : {},
  loader: async ({ context }) => {
    const [paises] = await Promise.all([loadPaises(context), loadTexts(context, 'registro'), loadRegistro()])
    return paises
  },
  head: ({ match }) =>
    pageHead(match, (t) => ({ title: t('login.title'), description: t('login.description'), index: true })),
  component: () => <Login retUrl={Route.useSearch().retUrl} paises={Route.useLoaderData()} />,
})
