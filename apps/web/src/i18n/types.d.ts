import 'i18next'
import type account from './es/account.json'
import type asistente from './es/asistente.json'
import type empresa from './es/empresa.json'
import type registro from './es/registro.json'
import type shop from './es/shop.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shop'
    resources: {
      shop: typeof shop
      account: typeof account
      asistente: typeof asistente
      empresa: typeof empresa
      registro: typeof registro
    }
  }
}
