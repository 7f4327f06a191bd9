import { chromium } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { browser, CHROMIUM_ARGS } from './browser.ts'
const { executablePath, env } = await browser()
const b = await chromium.launch({ executablePath, env: { ...process.env, ...env }, args: CHROMIUM_ARGS })
const AXE = readFileSync('../node_modules/axe-core/axe.min.js', 'utf8')
const base = 'http://127.0.0.1:5340'
async function as(email, locale, width, height = 900) {
  const ctx = await b.newContext({ viewport: { width, height }, locale, baseURL: base, ...(width < 500 ? { hasTouch: true, isMobile: true } : {}) })
  const page = await ctx.newPage()
  const a = await page.request.post('/api/tokens/byemail', { data: { email, password: 'telar-demo-2027' } })
  const { token, refreshToken } = await a.json()
  await page.goto('/favicon.svg')
  await page.evaluate(([x, y]) => { localStorage.setItem('authToken', x); localStorage.setItem('refreshToken', y) }, [token, refreshToken])
  return { page, token, ctx }
}
const go = async (page, path) => { await page.goto(path); await page.mouse.move(2, 2); await page.waitForSelector('html[data-hydrated]'); await page.waitForTimeout(1500) }
const axe = async (page, name) => { await page.evaluate(AXE); const v = await page.evaluate(async () => (await window.axe.run(document, { resultTypes: ['violations'] })).violations.map((x) => x.id + ' ' + x.nodes.map((n) => n.html.slice(0, 100)).join(' | '))); console.log(name, v.length ? v : 'axe ok') }
const shot = async (page, name) => { await page.screenshot({ path: `/tmp/h11/shots/${name}.png` }) }
const step = process.argv[2]
if (step === 'cart') for (const [loc, w] of [['pt-PT', 390], ['pt-PT', 1440], ['ca-ES', 390], ['ca-ES', 1440]]) {
  const { page, ctx } = await as('cliente@telar.test', loc, w)
  await go(page, '/cart'); await axe(page, `cart ${loc} ${w}`); await shot(page, `cart-${loc}-${w}`)
  await ctx.close()
}
if (step === 'office') {
  for (const [loc, w] of [['en-GB', 1024], ['ca-ES', 1440], ['pt-PT', 390]]) {
    const { page, ctx } = await as('admin@telar.test', loc, w)
    for (const [name, path] of [['registro', '/gestion/registers/1'], ['pedido', '/gestion/pedidos/1'], ['modelo', '/gestion/modelos/1'], ['users', '/gestion/users']]) { await go(page, path); await axe(page, `${name} ${loc} ${w}`); await shot(page, `${name}-${loc}-${w}`) }
    await ctx.close()
  }
}
if (step === 'menus') {
  const { page } = await as('admin@telar.test', 'es-ES', 1024)
  for (const path of ['/gestion/pedidos/1', '/gestion/facturas/1', '/gestion/clientes/1', '/gestion/modelos/1']) {
    await go(page, path)
    const more = page.getByRole('button', { name: /^(Más|Más acciones|…|Otras acciones)/ }).first()
    if (await more.count()) { await more.click(); await page.waitForTimeout(400); await axe(page, 'menu ' + path); await shot(page, 'menu' + path.replaceAll('/', '-')) } else console.log('no menu', path, (await page.getByRole('main').getByRole('button').allTextContents()).join(' | ').slice(0, 300))
  }
  await go(page, '/gestion'); const n = page.getByRole('button', { name: /Avisos/ }).first(); await n.click(); await page.waitForTimeout(500); await axe(page, 'avisos'); await shot(page, 'avisos-1024')
  await go(page, '/gestion/users'); console.log((await page.getByRole('button').allTextContents()).join(' | ').slice(0, 400)); const inv = page.getByRole('button', { name: /Invitar/ }).first(); if (await inv.count()) { await inv.click(); await page.waitForTimeout(500); await axe(page, 'invitar'); await shot(page, 'invitar-1024') }
}
await b.close()
