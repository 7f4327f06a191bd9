import { createFileRoute } from '@tanstack/react-router'
import { loadTexts } from '../i18n/i18n.ts'
import { SECRET_HEADERS, secretHead } from '../kit/head.ts'
import { ResetPassword } from '../shop/acceso/ResetPassword.tsx'

export const Route = createFileRoute('/_shop/reset-password')({
  validateSearch: ({ key }: Record<string, unknown>): { key?: string } =>
    key === undefined ? {} : { key: String(key) },
  loader: ({ context }) => loadTexts(context, 'registro'),
  headers: () => SECRET_HEADERS,
  head: ({ match }) => secretHead(match, (t) => t('reset.title')),
  component: () => <ResetPassword resetKey={Route.useSearch().key} />,
})
