import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../kit/head.ts'
import { ForgotPassword } from '../shop/acceso/ForgotPassword.tsx'

export const Route = createFileRoute('/_shop/forgot-password')({
  head: ({ match }) => pageHead(match, (t) => ({ title: t('forgot.title'), index: false })),
  component: ForgotPassword,
})
