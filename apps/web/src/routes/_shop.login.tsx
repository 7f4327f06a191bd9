import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../kit/head.ts'
import { Login } from '../shop/Login.tsx'

export const Route = createFileRoute('/_shop/login')({
  validateSearch: ({ retUrl }: Record<string, unknown>): { retUrl?: string } =>
    typeof retUrl === 'string' ? { retUrl } : {},
  head: ({ match }) =>
    pageHead(match, (t) => ({ title: t('login.title'), description: t('login.description'), index: true })),
  component: () => <Login retUrl={Route.useSearch().retUrl} />,
})
