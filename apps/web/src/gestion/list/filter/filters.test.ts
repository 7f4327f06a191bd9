import { describe, expect, it } from 'vitest'
import { hoy } from '../../../kit/hoy.ts'
import type { Column } from '../../declare/values.ts'
import { type Choice, ofRow, PLAIN, readListState } from '../list-state.ts'
import { choicesFor, searchBody, toFilter } from './filters.ts'

const moment = (choice: Choice, value = '2027-03-05') => toFilter({ field: 'm', choice, value }, 'moment')

describe('a chip as the server understands it', () => {
  it.each([
    ['number', '12', { field: 'x', operator: 'eq', value: 12 }],
    ['money', '9.5', { field: 'x', operator: 'eq', value: 9.5 }],
    ['boolean', 'false', { field: 'x', operator: 'eq', value: false }],
    ['text', 'rojo', { field: 'x', operator: 'eq', value: 'rojo' }],
    ['date', '2027-03-05', { field: 'x', operator: 'eq', value: '2027-03-05' }],
    ['date', 'hoy', { field: 'x', operator: 'eq', value: hoy() }],
    ['text', 'hoy', { field: 'x', operator: 'eq', value: 'hoy' }],
    ['number', 'doce', undefined],
    ['text', '', undefined],
  ] as const)('%s %s', (kind, value, filter) => {
    expect(toFilter({ field: 'x', choice: 'eq', value }, kind)).toEqual(filter)
  })

  it('compares with nothing', () => {
    expect(toFilter({ field: 'x', choice: 'empty', value: '' }, 'text')).toEqual({
      field: 'x',
      operator: 'eq',
      value: null,
    })
    expect(toFilter({ field: 'x', choice: 'filled', value: '' }, 'date')).toEqual({
      field: 'x',
      operator: 'neq',
      value: null,
    })
  })

  it('reads a day as the whole day, where instants are stored', () => {
    const [of5, of6] = ['2027-03-04T23:00:00.000Z', '2027-03-05T23:00:00.000Z']
    expect(moment('gte')).toEqual({ field: 'm', operator: 'gte', value: of5 })
    expect(moment('gt')).toEqual({ field: 'm', operator: 'gte', value: of6 })
    expect(moment('lt')).toEqual({ field: 'm', operator: 'lt', value: of5 })
    expect(moment('lte')).toEqual({ field: 'm', operator: 'lt', value: of6 })
    expect(moment('eq')).toEqual({ logic: 'and', filters: [moment('gte'), moment('lte')] })
    expect(moment('neq')).toEqual({ logic: 'or', filters: [moment('lt'), moment('gt')] })
  })

  it.each([
    ['2027-07-05', '2027-07-04T22:00:00.000Z', '2027-07-05T22:00:00.000Z'],
    ['2027-03-28', '2027-03-27T23:00:00.000Z', '2027-03-28T22:00:00.000Z'],
    ['2027-10-31', '2027-10-30T22:00:00.000Z', '2027-10-31T23:00:00.000Z'],
  ])('%s is the day of the house, wherever whoever asks is', (day, from, until) => {
    expect(moment('eq', day)).toMatchObject({ filters: [{ value: from }, { value: until }] })
  })

  it('waits for a day that there is', () => {
    expect(['2027-02-30', '2027-13-01', '0000-01-01', 'ayer'].map((day) => moment('eq', day))).toEqual(
      Array(4).fill(undefined),
    )
  })
})

describe('the search of a list', () => {
  const columns: Column[] = [{ field: 'activo', kind: 'boolean', nullable: false }]
  const usual = { field: 'codigo', desc: false }

  it('is only the order when nothing is asked', () => {
    expect(searchBody(PLAIN, columns, usual)).toEqual({ orderBy: ['codigo asc'] })
  })

  it('finds a row by its number, which is no column', () => {
    const de = (id: string) => searchBody({ ...PLAIN, ...readListState(ofRow(id)) }, columns, usual).advancedFilter
    expect(de('12')).toEqual({ logic: 'and', filters: [{ field: 'id', operator: 'eq', value: 12 }] })
  })

  it('joins the chips by all or any, and lets unfinished ones wait', () => {
    const conditions = [
      { field: 'activo', choice: 'eq', value: 'true' },
      { field: 'activo', choice: 'eq', value: '' },
    ] as const
    expect(
      searchBody({ ...PLAIN, conditions, any: true, q: 'x', sort: { field: 'id', desc: true } }, columns, usual),
    ).toEqual({
      keyword: 'x',
      advancedFilter: { logic: 'or', filters: [{ field: 'activo', operator: 'eq', value: true }] },
      orderBy: ['id desc'],
    })
  })
})

it('offers to look for none only where there can be none', () => {
  expect(choicesFor({ kind: 'boolean', nullable: false })).toEqual(['eq'])
  expect(choicesFor({ kind: 'boolean', nullable: true })).toEqual(['eq', 'empty', 'filled'])
})
