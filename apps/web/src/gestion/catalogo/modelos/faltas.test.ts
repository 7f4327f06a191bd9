import { expect, it } from 'vitest'
import { faltas } from './faltas.ts'
import { valoresDe } from './modelo-values.ts'

const vacio = valoresDe(undefined)
const textos = { es: 'a', en: 'a', pt: 'a', ca: 'a' }

it('tells what a new model lacks', () => {
  expect(faltas(vacio).map(({ que }) => que)).toEqual(['fotos', 'variantes', 'precio', 'descripcion', 'cuidados'])
})

it('names the languages that are missing, and nothing else once all is there', () => {
  const variante = {
    colorId: 1,
    talla: 'M',
    ean: null,
    stock: 0,
    disponibleWeb: true,
    reservado: 0,
    asignado: 0,
    segunda: 0,
    outlet: 0,
    libre: 0,
  }
  const imagen = { id: 1, ancho: 4, alto: 5, huella: '' }
  const listo = {
    ...vacio,
    fotos: [{ imagenId: 1, colorId: null, alt: textos, imagen }],
    variantes: [variante],
    precioMayor: 20,
    descripcion: textos,
    cuidados: { ...textos, ca: ' ' },
  }
  expect(faltas(listo)).toEqual([{ que: 'cuidados', idiomas: ['ca'] }])
  expect(faltas({ ...listo, cuidados: textos })).toEqual([])
  expect(faltas({ ...listo, cuidados: textos, variantes: [{ ...variante, disponibleWeb: false }] })).toEqual([
    { que: 'variantes' },
  ])
})
