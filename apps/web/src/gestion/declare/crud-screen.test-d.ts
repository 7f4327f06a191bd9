import { countries } from '@telar/contract/casa/countries'
import { colores } from '@telar/contract/catalogo/colores'
import { temporadas } from '@telar/contract/catalogo/temporadas'
import { Palette } from 'lucide-react'
import { words } from '../words.ts'
import { crudScreen } from './crud-screen.ts'
import { crudHead } from './head.ts'
import { type ColumnDef, lookup } from './values.ts'

/* What a declaration may not say. The compiler runs this file; nothing else does. */

const noun = { one: 'x', many: 'xs' }
const frame = { area: 'catalogo', icon: Palette, noun: { es: noun, en: noun, pt: noun, ca: noun } } as const
const head = crudHead(colores, { ...frame, label: ({ codigo }) => codigo, sort: 'codigo' })
const labels = { codigo: words.codigo, nombre: words.nombre, hex: words.color, activo: words.activo }
const form = { codigo: 'text', nombre: 'textos', hex: 'color', activo: 'checkbox' } as const
const list = { columns: { codigo: 'text' } } as const

crudScreen(colores, head, { ...list, labels, form })

// @ts-expect-error a column that rows do not have
crudScreen(colores, head, { ...list, labels, form, columns: { codigoX: 'text' } })

// @ts-expect-error a column shown as a kind that its values are not
crudScreen(colores, head, { ...list, labels, form, columns: { activo: 'money' } })

// @ts-expect-error a picture that is no number of one
crudScreen(colores, head, { ...list, labels, form, columns: { codigo: 'imagen' } })

// @ts-expect-error one of a few words, without those that list, filter and spreadsheet call them by
'text' satisfies ColumnDef<object, 'tejido' | 'fornitura'>

// @ts-expect-error a field of the form is missing
crudScreen(colores, head, { ...list, labels, form: { codigo: 'text', hex: 'color', activo: 'checkbox' } })

// @ts-expect-error a control that cannot edit the field
crudScreen(colores, head, { ...list, labels, form: { ...form, activo: 'date' } })

const { activo: _, ...incomplete } = labels
// @ts-expect-error a label is missing
crudScreen(colores, head, { ...list, form, labels: incomplete })

// @ts-expect-error a language is missing
crudScreen(colores, head, { ...list, form, labels: { ...labels, hex: { es: 'Color', en: 'Colour', pt: 'Cor' } } })

// @ts-expect-error a sort by a field that rows do not have
crudHead(colores, { ...frame, label: ({ codigo }) => codigo, sort: '-fecha' })

// @ts-expect-error a name made from a field that rows do not have
crudHead(colores, { ...frame, label: ({ numero }) => numero, sort: 'codigo' })

// @ts-expect-error the head of another list
crudScreen(temporadas, head, { ...list, labels, form })

const action = { label: words.nombre, icon: Palette, needs: 'one', Dialog: () => null } as const
crudScreen(colores, head, { ...list, labels, form, actions: [{ ...action, call: 'merge' }] })

// @ts-expect-error an action that is no call of this contract
crudScreen(colores, head, { ...list, labels, form, actions: [{ ...action, call: 'fusionar' }] })

lookup(temporadas.search, ({ codigo, nombre }) => `${codigo} ${nombre}`)
// @ts-expect-error a lookup that names its rows by a field that they do not have
lookup(temporadas.search, ({ numero }) => numero)

const temporada = crudHead(temporadas, { ...frame, label: ({ codigo }) => codigo, sort: 'codigo' })
const fechas = {
  labels: {
    codigo: words.codigo,
    nombre: words.nombre,
    fechaInicio: words.fechaInicio,
    fechaFin: words.fechaFin,
    fechaLiberacion: words.fechaFin,
  },
  form: { codigo: 'text', nombre: 'text', fechaInicio: 'date', fechaFin: 'date', fechaLiberacion: 'date' },
} as const

crudScreen(temporadas, temporada, { ...list, ...fechas, save: 'create' })

// @ts-expect-error a contract without update must say how a record is saved
crudScreen(temporadas, temporada, { ...list, ...fechas })

const pais = crudHead(countries, { ...frame, label: ({ iso2 }) => iso2, sort: 'iso2' })
const paises = {
  labels: {
    iso2: words.codigo,
    nombre: words.nombre,
    esUE: words.activo,
    prefijoIva: words.codigo,
    prefijoTel: words.telefono,
  },
  columns: { iso2: 'text' },
} as const

crudScreen(countries, pais, paises)

// @ts-expect-error a contract without create has no form
crudScreen(countries, pais, { ...paises, form: { iso2: 'text' } })
