import { promesa } from '@telar/contract/produccion/promesa'
import { hoy } from '@telar/domain/fecha'
import { implement } from '../../kit/call.ts'
import { fechasPara, promesaDe } from './promesa.ts'

export default implement(promesa, {
  promesa: ({ db, params: { id } }) => promesaDe(db, id),
  fechas: ({ db, params: { id }, reloj }) => fechasPara(db, id, hoy(reloj)),
})
