import type { PromocionInput, promociones } from '@telar/contract/clientes/promociones'
import type { CallOutput } from '@telar/contract/kit/endpoint'
import type { z } from 'zod'
import { hoy } from '../../../kit/hoy.ts'
import { type Field, fieldIn } from '../../declare/values.ts'
import { formOf } from '../../record/form/form-of.ts'
import type { Draft } from '../../record/form/form-values.ts'
import { word, words } from '../../words.ts'

export const AMBITO = {
  todo: word('Todo', 'Everything', 'Tudo', 'Tot'),
  modelos: word('Modelos', 'Models', 'Modelos', 'Models'),
  tipos: word('Tipos', 'Types', 'Tipos', 'Tipus'),
  colecciones: word('Colecciones', 'Collections', 'Coleções', 'Col·leccions'),
}

export const PROMOCION = {
  datos: word('Promoción', 'Promotion', 'Promoção', 'Promoció'),
  paraQuien: word('Para quién', 'For whom', 'Para quem', 'Per a qui'),
  deQue: word('De qué', 'Of what', 'De quê', 'De què'),
  paraTodos: word(
    'Sin marcar ninguno, para todos los clientes.',
    'With none ticked, for all customers.',
    'Sem marcar nenhum, para todos os clientes.',
    'Sense marcar-ne cap, per a tots els clients.',
  ),
  anadirModelo: word('Añadir modelo', 'Add model', 'Juntar modelo', 'Afegir model'),
  noHay: word('Ningún modelo así', 'No such model', 'Nenhum modelo assim', 'Cap model així'),
  quitar: word(
    (modelo: string) => `Quitar ${modelo}`,
    (modelo) => `Remove ${modelo}`,
    (modelo) => `Tirar ${modelo}`,
    (modelo) => `Treure ${modelo}`,
  ),
}

export const LABELS = {
  nombre: words.nombre,
  desde: words.fechaInicio,
  hasta: words.fechaFin,
  activa: word('Activa', 'Active', 'Ativa', 'Activa'),
  dto: word('Descuento %', 'Discount %', 'Desconto %', 'Descompte %'),
  precio: word('Precio', 'Price', 'Preço', 'Preu'),
  acumulable: word('Se suma a la tarifa', 'On top of the price list', 'Soma-se à tabela', 'Se suma a la tarifa'),
  ambito: PROMOCION.deQue,
  cuales: word('Cuáles', 'Which', 'Quais', 'Quins'),
  grupoIds: word('Grupos', 'Groups', 'Grupos', 'Grups'),
}

export const CAMPOS: readonly Field[] = [
  { name: 'nombre', control: 'text' },
  { name: 'desde', control: 'date' },
  { name: 'hasta', control: 'date' },
  { name: 'activa', control: 'checkbox' },
  { name: 'dto', control: 'number' },
  {
    name: 'precio',
    control: 'money',
    hint: word(
      'Un porcentaje o un precio: uno de los dos.',
      'A percentage or a price: one of the two.',
      'Uma percentagem ou um preço: um dos dois.',
      'Un percentatge o un preu: un dels dos.',
    ),
  },
  {
    name: 'acumulable',
    control: 'checkbox',
    hint: word(
      'Sin marcar, el cliente paga lo mejor de las dos.',
      'Unless ticked, the customer pays the better of both.',
      'Sem marcar, o cliente paga o melhor das duas.',
      'Sense marcar, el client paga el millor de les dues.',
    ),
  },
  { name: 'ambito', control: 'select', options: AMBITO },
  { name: 'cuales', control: 'custom' },
  { name: 'grupoIds', control: 'custom' },
]
export const campo = fieldIn(CAMPOS)

export type Promocion = CallOutput<typeof promociones.get>
export type PromocionValues = Omit<Draft<z.input<typeof PromocionInput>>, 'cuales' | 'grupoIds'> & {
  cuales: number[]
  grupoIds: number[]
}
export const promocionForm = formOf<PromocionValues>()

export const valoresDe = (row: Promocion | undefined): PromocionValues => {
  if (!row)
    return {
      ...{ nombre: '', desde: hoy(), hasta: hoy(), activa: true, dto: null, precio: null, acumulable: false },
      ...{ ambito: 'todo', cuales: [], grupoIds: [] },
    }
  const { nombre, desde, hasta, activa, dto, precio, acumulable, ambito, cuales, grupoIds } = row
  return { nombre, desde, hasta, activa, dto, precio, acumulable, ambito, cuales, grupoIds }
}
