import { describe, expect, it } from 'vitest'
import type { Column } from '../../declare/values.ts'
import { fitting, gridTemplate, inTwoLines, keepLayout, layOut, moved, widthOnScreen } from './layout.ts'

const column = (field: string, more: Partial<Column> = {}): Column => ({
  field,
  kind: 'text',
  nullable: false,
  width: 100,
  ...more,
})
const columns = [
  column('a'),
  column('b', { grow: true }),
  column('c', { secondary: true }),
  column('d', { hidden: true }),
]
const fields = (laid: ReturnType<typeof layOut>) => laid.map((item) => item.column.field).join('')

describe('the columns of a list', () => {
  it('start as declared', () => {
    const laid = layOut(columns, [])
    expect(fields(laid)).toBe('abcd')
    expect(laid.map(({ visible }) => visible)).toEqual([true, true, true, false])
  })

  it('are kept as the person left them; new ones come last, lost ones are forgotten', () => {
    const kept = [
      { campo: 'c', visible: false, ancho: 80 },
      { campo: 'gone', visible: true },
      { campo: 'a', visible: true },
    ]
    const laid = layOut(columns, kept)
    expect(fields(laid)).toBe('cabd')
    expect(laid[0]).toMatchObject({ visible: false, width: 80 })
    expect(keepLayout(laid)[0]).toEqual({ campo: 'c', visible: false, ancho: 80 })
  })

  it('are not those that are only searched by, not even where they were chosen once', () => {
    expect(fields(layOut([...columns, column('e', { apart: true })], [{ campo: 'e', visible: true }]))).toBe('abcd')
  })

  it('move before another or to the end', () => {
    expect(fields(moved(layOut(columns, []), 'c', 'a'))).toBe('cabd')
    expect(fields(moved(layOut(columns, []), 'a', null))).toBe('bcda')
  })

  it('give way when the list is narrow, the secondary ones alone', () => {
    expect(fields(fitting(layOut(columns, []), 1000))).toBe('abc')
    expect(fields(fitting(layOut(columns, []), 250))).toBe('ab')
    expect(fields(fitting(layOut(columns, []), 10))).toBe('ab')
    expect(gridTemplate(layOut(columns, []).slice(0, 2), true, 390)).toBe('var(--mark-width) 100px minmax(68px, 100fr)')
  })

  it('give way before a name is cut', () => {
    const named = layOut(
      [{ ...column('a'), width: undefined, grow: true } as Column, column('b', { secondary: true })],
      [],
    )
    const both = layOut([column('c', { width: 500 }), ...named.map((item) => item.column)], [])
    expect(fields(fitting(both, 780))).toBe('ca')
    expect(fields(fitting(both, 790))).toBe('cab')
  })

  it('leave room for the box that marks a row', () => {
    const wide = layOut([column('a', { width: 300 }), column('b', { width: 300, secondary: true })], [])
    expect(fields(fitting(wide, 644, false, true))).toBe('ab')
    expect(fields(fitting(wide, 600, false, true))).toBe('a')
    expect(fields(fitting(wide, 600))).toBe('ab')
  })

  it('give way further beside the panel, which tells them all, but for those that were chosen', () => {
    const wide = [
      ...[column('a', { main: true, width: 200 }), column('b', { grow: true, width: 200 })],
      ...[column('c', { kind: 'money', width: 200 }), column('d', { width: 200 })],
    ]
    expect(fields(fitting(layOut(wide, []), 700))).toBe('abcd')
    expect(fields(fitting(layOut(wide, []), 700, true))).toBe('abc')
    expect(fields(fitting(layOut(wide, keepLayout(layOut(wide, []))), 700, true))).toBe('abcd')
  })

  it('are whole on a phone where they hold a code, a day or an amount', () => {
    const book = layOut(
      [
        column('numero', { main: true }),
        column('cliente', { grow: true }),
        column('base', { kind: 'money' }),
        column('cuota', { kind: 'money' }),
        column('total', { kind: 'money', telling: true }),
      ],
      [],
    )
    const shown = fitting(book, 320)
    expect(shown.map((item) => item.column.field)).toEqual(['numero', 'cliente', 'total'])
    expect(gridTemplate(shown, true, 320)).toBe('var(--mark-width) 100px minmax(58px, 100fr) 96px')
  })

  it('are as wide on a phone as the longest word of their heading', () => {
    const asked = layOut(
      [
        column('pregunta', { grow: true, width: 400 }),
        column('idioma', { kind: 'state', width: 90 }),
        column('activa', { kind: 'boolean', width: 84 }),
      ],
      [],
    )
    const headings: Record<string, string> = { idioma: 'Utilizadores da loja', pregunta: 'Pergunta', activa: 'Na loja' }
    const template = (room: number) => gridTemplate(asked, false, room, ({ field }) => headings[field] ?? field)
    expect(template(390)).toBe('minmax(63px, 400fr) minmax(88px, 90fr) 68px')
    expect(template(180)).toBe('minmax(0px, 400fr) minmax(0px, 90fr) minmax(0px, 84fr)')
  })

  it('give up being whole on a phone before they break their headings', () => {
    const many = layOut(
      [1, 2, 3, 4].map((n) => column(`c${n}`)),
      [],
    )
    expect(gridTemplate(many, false, 335)).toBe(`${'minmax(80px, 100fr) '.repeat(3)}minmax(90px, 100fr)`)
  })

  it('keep a day whole on a phone where there is no room for all that is', () => {
    const manifests = layOut(
      [
        ...[column('numero', { main: true, width: 130 }), column('fecha', { kind: 'date', width: 104 })],
        ...[column('transportista', { grow: true }), column('envios', { kind: 'number', width: 90 })],
      ],
      [],
    )
    expect(gridTemplate(manifests, true, 390)).toBe(
      'var(--mark-width) minmax(84px, 130fr) minmax(84px, 104fr) minmax(94px, 100fr) minmax(68px, 90fr)',
    )
    const catalan: Record<string, string> = { envios: 'Enviaments', numero: 'Manifest' }
    expect(gridTemplate(manifests, true, 390, ({ field }) => catalan[field] ?? field)).toBe(
      'var(--mark-width) minmax(80px, 130fr) minmax(80px, 104fr) minmax(94px, 100fr) minmax(85px, 90fr)',
    )
  })

  it('name what a record is called by whole, but not who it is where that is long', () => {
    const both = layOut([column('correo', { main: true, width: 240 }), column('n', { main: true, width: 130 })], [])
    expect(gridTemplate(both, false, 390)).toBe('minmax(58px, 240fr) 130px')
  })

  it('stay when a person chose them, but for a phone', () => {
    const kept = keepLayout(layOut(columns, [])).map((one) => ({ ...one, visible: true, ancho: 200 }))
    expect(fields(fitting(layOut(columns, kept), 600))).toBe('abcd')
    expect(fields(fitting(layOut(columns, kept), 390))).toBe('ab')
  })

  it('share the room: one grows unless it was pulled', () => {
    const shown = fitting(layOut(columns, []), 1000)
    expect(gridTemplate(shown, false)).toBe('100px minmax(100px, 1fr) 100px')
    expect(shown.map((item) => widthOnScreen(item, shown, 1000))).toEqual([100, 800, 100])
    const pulled = shown.map((item) => ({ ...item, width: 120 }))
    expect(gridTemplate(pulled, true)).toBe('var(--mark-width) 120px 120px 120px 1fr')
  })
})

describe('a row on a phone', () => {
  const order: Column[] = [
    { field: 'numero', kind: 'text', main: true, nullable: false },
    { field: 'fecha', kind: 'date', nullable: false },
    { field: 'cliente', kind: 'text', grow: true, nullable: false },
    { field: 'situacion', kind: 'state', nullable: false },
    { field: 'base', kind: 'money', nullable: false },
    { field: 'total', kind: 'money', telling: true, nullable: false },
  ]
  const fields = (room: number, kept: Parameters<typeof layOut>[1] = []) =>
    inTwoLines(layOut(order, kept), room)?.map(({ column }) => column.field)

  it('is two lines: its name and amount, whose it is and how it stands', () => {
    expect(fields(390)).toEqual(['numero', 'total', 'cliente', 'situacion'])
    expect(fields(800)).toBeUndefined()
  })

  it('has its day where it has no amount, and who is telling where nobody takes the room', () => {
    const note = order
      .filter(({ kind }) => kind !== 'money')
      .map((one) => (one.field === 'cliente' ? column('taller', { telling: true }) : one))
    const shown = inTwoLines(layOut(note, []), 390)
    expect(shown?.map((item) => item.column.field)).toEqual(['numero', 'fecha', 'taller', 'situacion'])
  })

  it('begins with its day where what names it is also what takes the room', () => {
    const entry = order
      .filter(({ field }) => field !== 'numero')
      .map((one) => (one.field === 'cliente' ? { ...one, main: true } : one))
    const shown = inTwoLines(layOut(entry, []), 390)
    expect(shown?.map((item) => item.column.field)).toEqual(['fecha', 'total', 'cliente', 'situacion'])
  })

  it('is so after a person arranged the columns, without those they hid', () => {
    expect(fields(390, [{ campo: 'fecha', visible: true, ancho: null }])).toHaveLength(4)
    expect(fields(390, [{ campo: 'total', visible: false }])?.[1]).toBe('base')
    expect(fields(390, [{ campo: 'situacion', visible: false }])).toBeUndefined()
  })
})
