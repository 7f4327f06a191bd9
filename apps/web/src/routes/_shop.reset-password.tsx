import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../kit/head.ts'
import { ResetPassword } from '../shop/ResetPassword.tsx'

const REFERRER = 'no-referrer'

export const Route = createFileRoute('/_shop/reset-password')({
  validateSearch: ({ key }: Record<string, unknown>): { key?: string } =>
    key === undefined ? {} : { key: String(key) },
  // the key in the address must not reach another site
  headers: () => ({ 'Referrer-Policy': REFERRER }),
  head: ({ match }) => {
    const head = pageHead(match, (t) => ({ title: t('reset.title'), index: false }))
    return { ...head, meta: [...head.meta, { name: 'referrer', content: REFERRER }] }
  },
  component: () => <ResetPassword resetKey={Route.useSearch().key} />,
})
