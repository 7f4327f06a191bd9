import { escaner } from '@telar/contract/casa/escaner'
import { implement } from '../../kit/call.ts'
import { resolver } from './resolver.ts'

export default implement(escaner, {
  resolver: ({ db, body: { codigo }, user, idioma }) => resolver(db, codigo, user, idioma),
})
