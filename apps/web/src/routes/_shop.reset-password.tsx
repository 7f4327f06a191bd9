import { createFileRoute } from '@tanstack/react-router'
import { SECRET_HEADERS, secretHead } from '../kit/head.ts'
import { ResetPassword } from '../shop/acceso/ResetPassword.tsx'

export const Route = createFileRoute('/_shop/reset-password')({
  validateSearch: ({ key }: Record<string, unknown>): { key?: string } =>
    key === undefined ? {} : { key: String(key) },
  headers: () => SECRET_HEADERS,
  head: ({ match }) => secretHead(match, (t) => t('reset.title')),
  component: () => <ResetPassword resetKey={Route.useSearch().key} />,
})
