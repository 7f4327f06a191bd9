import { createFileRoute } from '@tanstack/react-router'
import { Contacto } from '../shop/contacto/Contacto.tsx'
import { loadContacto } from '../shop/contacto/page.ts'

export const Route = createFileRoute('/_shop/contacto')({
  loader: ({ context }) => loadContacto(context),
  head: async ({ match }) => (await import('../shop/contacto/page.ts')).contactoHead(match),
  component: Contacto,
})
