import { describe, expect, it } from 'vitest'
import { pathHere, retUrlFrom, safeRetUrl } from './ret-url.ts'

const ORIGIN = 'https://tienda.example'

describe('safeRetUrl', () => {
  it.each([
    ['/myaccount', '/myaccount'],
    ['/gallery?coleccion=2&tipo=3#fila', '/gallery?coleccion=2&tipo=3#fila'],
    ['https://tienda.example/gestion/colores?page=2', '/gestion/colores?page=2'],
    ['myaccount', '/myaccount'],
    ['?x=1', '/?x=1'],
  ])('keeps a path of this site: %s', (raw, path) => {
    expect(safeRetUrl(raw, ORIGIN)).toBe(path)
  })

  it.each([
    undefined,
    null,
    7,
    ['/a'],
    '',
    'https://otra.example/myaccount',
    'http://tienda.example/myaccount',
    'https://tienda.example.otra.example/',
    'https://tienda.example@otra.example/',
    '//otra.example',
    '/\\otra.example',
    '\\\\otra.example',
    '/.//otra.example',
    '/a/..//otra.example',
    '\t//otra.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://[',
    '/login',
    '/login?retUrl=/login',
  ])('goes home instead of %s', (raw) => {
    expect(safeRetUrl(raw, ORIGIN)).toBe('/')
  })
})

describe('pathHere', () => {
  it('allows the sign-in page, where a language may be chosen too', () => {
    expect(pathHere('/login?retUrl=%2Fcart', ORIGIN)).toBe('/login?retUrl=%2Fcart')
    expect(pathHere('https://otra.example/login', ORIGIN)).toBe('/')
  })
})

describe('retUrlFrom', () => {
  const from = (address: string) => {
    const { pathname, search, searchParams, hash } = new URL(address, ORIGIN)
    const where = { pathname, searchStr: search, hash: hash.slice(1) }
    return retUrlFrom({ ...where, search: Object.fromEntries(searchParams) }).retUrl
  }

  it.each([
    ['/contacto', '/contacto'],
    ['/faq?lng=ca#portes', '/faq?lng=ca#portes'],
    ['/gallery?color=3', '/gallery/user?color=3'],
    ['/gallery/user?color=3', '/gallery/user?color=3'],
    ['/modelo/12?color=3', '/modelo/user/12?color=3'],
    ['/login?retUrl=%2Fcart', '/cart'],
    ['/login', undefined],
    ['/', undefined],
    ['/reset-password?key=secreta', undefined],
    ['/set-new-customer-data/secreta', undefined],
  ])('from %s back to %s', (address, back) => {
    expect(from(address)).toBe(back)
  })
})
