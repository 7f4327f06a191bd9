import { createFileRoute } from '@tanstack/react-router'
import { loadTexts } from '../i18n/i18n.ts'
import { Contacto } from '../shop/contacto/Contacto.tsx'
import { empresaHead } from '../shop/empresa-head.ts'

export const Route = createFileRoute('/_shop/contacto')({
  loader: ({ context }) => loadTexts(context, 'empresa'),
  head: ({ match }) => empresaHead(match, 'contact'),
  component: Contacto,
})
