import { expect, type Page } from '@playwright/test'
import {
  accessibilityProblems,
  comeIn,
  complaints,
  DESK,
  goOn,
  noSidewaysScroll,
  open,
  openPalette,
  PASSWORD,
  visit,
} from '../pasos.ts'
import { test } from '../story.ts'

const ADMIN = 'admin@telar.test'

const rows = (page: Page) => page.getByRole('grid').getByRole('row')
const row = (page: Page, name: string) => rows(page).filter({ hasText: name })
const total = (page: Page, text: string) => expect(page.locator('.o-total')).toContainText(text)
const heading = (page: Page, name: string) =>
  page.getByRole('columnheader', { name }).getByRole('button', { name, exact: true })

/** Speaks to the server as another person would, from another desk. */
async function elsewhere(page: Page, method: 'POST' | 'PUT', path: string, data: object): Promise<number> {
  const session = await page.request.post('/api/tokens/byemail', { data: { email: ADMIN, password: PASSWORD } })
  const { token } = await session.json()
  const headers = { Authorization: `Bearer ${token}` }
  const answer = await page.request.fetch(path, { method, data, headers })
  expect(answer.ok()).toBe(true)
  return answer.json()
}

const newColor = (page: Page, codigo: string, es: string) =>
  elsewhere(page, 'POST', '/api/v1/colores', { codigo, nombre: { es }, hex: '#123456' })

async function colores(page: Page, search = ''): Promise<void> {
  await open(page, `/gestion/colores${search}`)
  await expect(rows(page).nth(1)).toBeVisible()
}

test.describe('at the desk of the administrator', () => {
  test.skip(({ isMobile }) => Boolean(isMobile), 'a phone has its own stories')
  // Each story looks several times at every element of a full screen, which takes its time on a busy machine.
  test.beforeEach(async ({ page }) => comeIn(page, ADMIN))

  test('a list is filtered, sorted and arranged, and stays so', async ({ page }) => {
    const errors = complaints(page)
    await newColor(page, 'ZZ', 'Zzz, el último')
    await colores(page)
    expect(await accessibilityProblems(page)).toEqual([])

    await page.getByRole('button', { name: 'Filtro' }).click()
    await page.getByLabel('Dato').selectOption('Nombre')
    await page.getByLabel('Valor').fill('negro')
    await page.keyboard.press('Enter')
    await total(page, '1 color')
    await expect(page).toHaveURL(/filtros=/)
    await page.getByRole('button', { name: 'Quitar el filtro de Nombre' }).click()

    await heading(page, 'Nombre').click()
    await page.getByRole('menuitem', { name: 'Ordenar descendente' }).click()
    await expect(rows(page).nth(1)).toContainText('Zzz, el último')
    await expect(page).toHaveURL(/orden=-nombre/)

    await heading(page, 'Modificado').click()
    const kept = page.waitForResponse((answer) => answer.url().endsWith('/table-settings') && answer.ok())
    await page.getByRole('menuitem', { name: 'Ocultar columna' }).click()
    await expect(page.getByRole('columnheader', { name: 'Modificado' })).toHaveCount(0)
    await kept
    await colores(page)
    await expect(page.getByRole('columnheader', { name: 'Código' })).toBeVisible()
    await expect(page.getByRole('columnheader', { name: 'Modificado' })).toHaveCount(0)
    await expect(rows(page).nth(1)).toContainText('Zzz, el último')
    expect(errors).toEqual([])
  })

  test('when a filter leaves nothing, the list says which one', async ({ page }) => {
    await open(page, '/gestion/colores?filtros=["codigo.eq.NEG","activo.eq.false"]')
    await expect(page.getByText('Nada coincide con estos 2 filtros.')).toBeVisible()
    await expect(page.getByText('Sin «Activo es No» hay 1.')).toBeVisible()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByRole('button', { name: 'Quitar ese filtro' }).click()
    await total(page, '1 color')
  })

  test('an address that names nothing says so, and nobody is asked for it', async ({ page }) => {
    const asked: string[] = []
    page.on('response', (answer) => answer.status() === 400 && asked.push(answer.url()))
    await open(page, '/gestion/facturas/abc')
    const lost = page.getByText(/^No hay ning/)
    await expect(lost).toHaveText(/ninguna factura «abc»/)
    const others = [
      'clientes/abc',
      'users/7x',
      'roles/7',
      'pendientes/99999999',
      'correo/1e3',
      'caja/ayer',
      'importaciones/-1',
      'ajustes/abc',
    ]
    for (const place of others) {
      await goOn(page, `/gestion/${place}`)
      await expect(lost).toContainText(`«${place.split('/')[1]}»`)
    }
    await goOn(page, '/gestion/clientes/nuevo?de=abc')
    await expect(lost).toContainText('ningún cliente')
    await page.getByRole('link', { name: 'Volver al inicio' }).click()
    await expect(page).toHaveURL('/gestion')
    expect(asked).toEqual([])
  })

  test('a view is saved, changed, renamed and taken back', async ({ page }) => {
    await open(page, '/gestion/temporadas?filtros=["codigo.contains.V"]')
    await page.getByRole('button', { name: 'Guardar vista' }).click()
    await page.getByLabel('Nombre de la vista').fill('Veranos')
    await page.keyboard.press('Enter')
    const views = page.getByRole('navigation', { name: 'Vistas' })
    await expect(views.getByRole('link', { name: /^Veranos/ })).toHaveAttribute('aria-current', 'true')
    await page.getByRole('button', { name: 'Quitar el filtro de Código' }).click()
    await expect(page.getByText('Vista modificada')).toBeVisible()
    await page.getByRole('button', { name: 'Descartar' }).click()
    await expect(page.getByText('Vista modificada')).toHaveCount(0)
    await page.getByRole('button', { name: 'Opciones de la vista Veranos' }).click()
    await page.getByRole('menuitem', { name: 'Borrar la vista' }).click()
    await expect(views.getByRole('link', { name: /^Veranos/ })).toHaveCount(0)
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect(views.getByRole('link', { name: /^Veranos/ })).toBeVisible()
  })

  test('a colour is made after its mistakes are told, changed, and its history kept', async ({ page }) => {
    const errors = complaints(page)
    await colores(page)
    await page.getByRole('button', { name: /^Nuevo color/ }).click()
    await page.getByLabel('Código').fill('NEG')
    await page.getByLabel('Color', { exact: true }).fill('verde')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Ha de ser un color como #1B2A49.')).toBeVisible()
    await expect(page.getByText('Hay que rellenarlo.')).toBeVisible()
    await expect(page.getByLabel('Color', { exact: true })).toBeFocused()
    await page.getByLabel('Color', { exact: true }).fill('#0a7')
    await page.getByLabel('Español').fill('Verde menta')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Ya hay otro con este valor.')).toBeVisible()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByLabel('Código').fill('MENTA')
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('heading', { name: 'MENTA Verde menta' })).toBeVisible()

    await page.getByLabel('Catalán').fill('Verd menta')
    await expect(page.getByText('1 cambio sin guardar')).toBeVisible()
    await page.getByRole('link', { name: 'Colores', exact: true }).first().click()
    await expect(page.getByRole('dialog', { name: '¿Salir sin guardar?' })).toBeVisible()
    await page.getByRole('button', { name: 'Seguir aquí' }).click()
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Guardado', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: /^Historial/ }).click()
    await expect(page.getByRole('cell', { name: 'Verd menta' })).toBeVisible()
    await expect(page.getByText('lo cambió')).toBeVisible()
    expect(await accessibilityProblems(page)).toEqual([])
    expect(errors).toEqual([])
  })

  test('two people change the same colour: both are seen, and one decides', async ({ page }) => {
    const id = await newColor(page, 'DOS', 'De dos')
    await open(page, `/gestion/colores/${id}`)
    await page.getByLabel('Inglés').fill('Mine')
    await elsewhere(page, 'PUT', `/api/v1/colores/${id}`, {
      codigo: 'DOS',
      nombre: { es: 'De dos', en: 'Theirs', pt: 'Deles' },
      hex: '#123456',
    })
    await page.keyboard.press('Control+s')
    const dialog = page.getByRole('dialog', { name: /^Ha guardado este color en otra ventana a las \d\d:\d\d/ })
    await expect(dialog).toBeVisible()
    await expect(dialog.getByText('Difiere en 2 datos de lo que usted ha escrito.')).toBeVisible()
    await expect(dialog.getByRole('radio', { name: 'Mine' })).toBeChecked()
    await expect(dialog.getByRole('radio', { name: 'Deles' })).toBeChecked()
    expect(await accessibilityProblems(page)).toEqual([])
    await dialog.getByRole('button', { name: /^Guardar lo elegido/ }).click()
    await expect(dialog).toHaveCount(0)
    await page.reload()
    await expect(page.getByLabel('Inglés')).toHaveValue('Mine')
    await expect(page.getByLabel('Portugués')).toHaveValue('Deles')
  })

  test('who wrote the same as somebody else has nothing to choose', async ({ page }) => {
    const id = await newColor(page, 'IGUAL', 'Igual')
    await open(page, `/gestion/colores/${id}`)
    await page.getByLabel('Inglés').fill('Same ')
    const nombre = { es: 'Igual', en: 'Same' }
    await elsewhere(page, 'PUT', `/api/v1/colores/${id}`, { codigo: 'IGUAL', nombre, hex: '#123456' })
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Guardado', { exact: true })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByText('sin guardar')).toHaveCount(0)
    await expect(page.getByLabel('Inglés')).toHaveValue('Same')
  })

  test('an undo does not go over what somebody else has saved since', async ({ page }) => {
    const id = await newColor(page, 'ATRAS', 'Atrás')
    await open(page, `/gestion/colores/${id}`)
    await page.getByLabel('Inglés').fill('Back')
    await page.keyboard.press('Control+s')
    const undo = page.getByRole('button', { name: /^Deshacer/ })
    await expect(undo).toBeVisible()
    const nombre = { es: 'Atrás', en: 'Theirs' }
    await elsewhere(page, 'PUT', `/api/v1/colores/${id}`, { codigo: 'ATRAS', nombre, hex: '#123456' })
    await undo.click()
    await expect(page.getByText('Ha cambiado mientras tanto').first()).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Inglés')).toHaveValue('Theirs')
  })

  test('colours are merged after seeing what it touches', async ({ page }) => {
    await newColor(page, 'FUS1', 'Fusible uno')
    await newColor(page, 'FUS2', 'Fusible dos')
    await colores(page, '?q=fusible')
    await page.getByRole('checkbox', { name: 'Marcar FUS1 Fusible uno' }).check()
    await page.getByRole('checkbox', { name: 'Marcar FUS2 Fusible dos' }).check()
    await page.getByRole('button', { name: /^Fusionar/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Fusionar 2 colores en uno' })
    await dialog.getByRole('radio', { name: 'FUS2 Fusible dos' }).check()
    await expect(dialog.getByText('El otro desaparece y nada lo usa')).toBeVisible()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('Fusionados en FUS2 Fusible dos')).toBeVisible()
    await total(page, '1 color')
  })

  test('what is used is not deleted, and the server says by what', async ({ page }) => {
    await colores(page)
    await page.getByRole('checkbox', { name: 'Marcar NEG Negro' }).check()
    await page.getByRole('toolbar').getByRole('button', { name: 'Borrar' }).click()
    const dialog = page.getByRole('dialog', { name: 'Borrar el color NEG Negro' })
    await dialog.getByRole('button', { name: /^Borrar/ }).click()
    await expect(dialog.getByRole('alert')).toContainText('«Negro» no se puede borrar: lo usan')
    expect(await accessibilityProblems(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(row(page, 'Negro')).toBeVisible()
  })

  test('the whole filter goes to a spreadsheet', async ({ page }) => {
    await colores(page, '?vista=Activos&filtros=["activo.eq.true"]')
    const file = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Excel' }).click()
    expect((await file).suggestedFilename()).toMatch(/^colores-\d{4}-\d\d-\d\d\.xlsx$/)
  })

  test('everything is reached by keyboard alone', async ({ page }) => {
    await newColor(page, 'TECLA', 'Teclado')
    await colores(page)
    await page.keyboard.press('/')
    await page.keyboard.type('teclado')
    await page.keyboard.press('Enter')
    await page.waitForURL(/q=teclado/)
    await total(page, '1 color')
    await expect(page.getByRole('row', { name: /Teclado/ })).toBeVisible()
    await page.keyboard.press('j')
    await page.keyboard.press('x')
    await expect(page.getByRole('toolbar')).toContainText('1 color marcado')
    await page.keyboard.press('Space')
    await expect(page.getByRole('complementary')).toContainText('Teclado')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('toolbar')).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'TECLA Teclado' })).toBeVisible()
    await page.keyboard.press('Escape')
    await total(page, '1 color')

    await openPalette(page)
    await page.keyboard.type('rojo')
    const found = page.getByRole('option', { name: 'ROJ Rojo' })
    await expect(found).toBeVisible()
    expect(await accessibilityProblems(page)).toEqual([])
    while ((await found.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'ROJ Rojo' })).toBeVisible()
    await page.keyboard.press('g')
    await page.keyboard.press('t')
    await expect(page.getByRole('heading', { name: 'Temporadas' })).toBeVisible()

    // what is typed before the palette has come waits for it, and Enter before anything is found takes what is found
    for (const [words, found] of [
      ['1215 neg', /^1215/],
      ['vestdo', /Vestido/],
      ['países', /^Países/],
    ] as const) {
      await page.keyboard.press('Control+k')
      await page.keyboard.type(words)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: found })).toBeVisible()
    }
  })

  test('Back finds the list as it was left', async ({ page }) => {
    await open(page, '/gestion/countries')
    const grid = page.locator('.o-grid')
    await expect(rows(page).nth(1)).toBeVisible()
    await grid.evaluate((element) => element.scrollTo(0, 5000))
    await expect(page).toHaveURL(/pagina=2/)
    await page.getByRole('link', { name: 'Inicio', exact: true }).click()
    await expect(page.getByRole('heading', { name: /^Hola/ })).toBeVisible()
    await page.goBack()
    await expect.poll(() => grid.evaluate((element) => element.scrollTop)).toBe(5000)
    // so does Esc in a record, on the row that was opened
    await open(page, '/gestion/modelos')
    await expect(rows(page).nth(1)).toBeVisible()
    await grid.evaluate((element) => element.scrollTo(0, 1500))
    const opened = row(page, '2110').getByRole('link').first()
    await opened.click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('2110')
    await page.keyboard.press('Escape')
    await expect(page.locator('.o-grid .o-cur')).toContainText('2110')
    await expect.poll(() => grid.evaluate((element) => element.scrollTop)).toBe(1500)
  })

  test('the theme is tried before it is saved, and what cannot be read is told', async ({ page }) => {
    await open(page, '/gestion/ajustes?parte=tema')
    await page.getByLabel('Tinta', { exact: true }).fill('#eeeeee')
    await expect(page.getByText(/textos que costará leer/)).toBeVisible()
    await expect(page.getByText('1 cambio sin guardar')).toBeVisible()
    await page.getByRole('button', { name: 'Descartar' }).click()
    await expect(page.getByText(/costará leer/)).toHaveCount(0)
    expect(await accessibilityProblems(page)).toEqual([])
    const parts = page.getByRole('navigation', { name: 'Partes de la ficha' })
    for (const [parte, title] of [
      ['Idiomas', 'Idiomas que se hablan'],
      ['Asistente y voz', 'Asistente de la tienda'],
      ['Datos y copias', 'Datos de muestra'],
    ] as const) {
      await parts.getByRole('link', { name: parte }).click()
      await expect(page.getByText(title)).toBeVisible()
    }
    expect(await accessibilityProblems(page)).toEqual([])
    await goOn(page, '/gestion/ajustes?parte=otra')
    await expect(page.getByText('Los ajustes no tienen ninguna parte «otra»')).toBeVisible()
  })

  test('what is wrong in another part of the settings is gone to, and who changes another is in nobody’s way', async ({
    page,
    context,
  }) => {
    const parts = page.getByRole('navigation', { name: 'Partes de la ficha' })
    await open(page, '/gestion/ajustes')
    const [nif, hours] = [page.getByLabel('NIF', { exact: true }), page.getByLabel('Horario')]
    const [was, before] = [await nif.inputValue(), await hours.inputValue()]
    await nif.fill('B12345678')
    await parts.getByRole('link', { name: 'Tienda' }).click()
    const days = page.getByLabel('Devoluciones, días desde la entrega')
    const daysBefore = Number(await days.inputValue())
    await days.fill(String(daysBefore + 1))
    await page.keyboard.press('Control+s')
    await expect(nif).toBeFocused()
    await expect(nif).toHaveAccessibleDescription('El dígito de control del NIF no corresponde.')
    await expect(parts.getByRole('link', { name: /^Empresa/ }).getByRole('img')).toBeVisible()
    await nif.fill(was)
    const other = await context.newPage()
    await open(other, '/gestion/ajustes')
    await other.getByLabel('Horario').fill('De 9 a 13')
    await other.keyboard.press('Control+s')
    await expect(other.getByText('Guardado', { exact: true })).toBeVisible()
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Guardado', { exact: true })).toBeVisible()
    await expect(hours).toHaveValue('De 9 a 13')
    await hours.fill(before)
    await parts.getByRole('link', { name: 'Tienda' }).click()
    await expect(days).toHaveValue(String(daysBefore + 1))
    await days.fill(String(daysBefore))
    await page.keyboard.press('Control+s')
    await expect(page.getByText('sin guardar')).toHaveCount(0)
  })

  test('who closes an account and then corrects its name leaves it closed', async ({ page }) => {
    await open(page, '/gestion/users')
    await page.getByRole('link', { name: 'canarias@telar.test' }).click()
    await page.getByRole('button', { name: 'Cerrar la cuenta' }).click()
    await expect(page.getByText('Cuenta cerrada', { exact: true })).toBeVisible()
    await page.getByLabel('Nombre', { exact: true }).fill('Yaiza María')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Guardado', { exact: true })).toBeVisible()
    await expect(page.getByText('Cuenta cerrada', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Reabrir la cuenta' }).click()
    await expect(page.getByText('Cuenta cerrada', { exact: true })).toHaveCount(0)
  })

  test('the last administrator cannot be locked out', async ({ page }) => {
    await open(page, '/gestion/users')
    await page.getByRole('link', { name: ADMIN }).click()
    await expect(page.getByText('Es su propia cuenta: la cierra o la borra otra persona.')).toBeVisible()
    await expect(page.getByRole('button', { name: /^(Cerrar la cuenta|Borrar)/ })).toHaveCount(0)
    await page.getByRole('checkbox', { name: /^Admin/ }).uncheck()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('alert')).toContainText('Ha de quedar al menos un administrador.')
  })

  test('a legal text that is refused says so beside it, with all that was typed', async ({ page }) => {
    await open(page, '/gestion/ajustes?parte=legales')
    const avisoLegal = page.getByRole('group', { name: /^Aviso legal/ }).getByLabel('Inglés')
    const before = await avisoLegal.inputValue()
    const typed = `${before}\n${'Una línea de más. '.repeat(3000)}`
    await avisoLegal.fill(typed)
    await page.getByRole('navigation', { name: 'Partes de la ficha' }).getByRole('link', { name: 'Tienda' }).click()
    await page.keyboard.press('Control+s')
    await expect(avisoLegal).toBeFocused()
    await expect(avisoLegal).toHaveAttribute('aria-invalid', 'true')
    await expect(avisoLegal).toHaveAccessibleDescription(/30[. ]?000|caracteres/)
    await expect(avisoLegal).toHaveValue(typed)
    await expect(page.getByText('1 cambio sin guardar')).toBeVisible()
    await avisoLegal.fill(before)
    await expect(page.getByText('sin guardar')).toHaveCount(0)
  })

  test('on a tablet the rail names every area whole', async ({ page }) => {
    for (const idioma of ['es', 'en', 'pt', 'ca']) {
      await page.setViewportSize({ width: 1024, height: 768 })
      await page.context().addCookies([{ name: 'i18next', value: idioma, url: page.url() }])
      await open(page, '/gestion')
      const areas = page.getByRole('navigation').first().getByRole('heading', { level: 2 }).getByRole('button')
      await expect(areas).toHaveCount(8)
      const wide = await areas.evaluateAll((all) =>
        all.map((area) => {
          const range = document.createRange()
          range.selectNodeContents(area)
          const [text, rail] = [range.getBoundingClientRect(), area.closest('nav')?.getBoundingClientRect()]
          return {
            name: area.textContent,
            whole: rail !== undefined && text.left >= rail.left && text.right <= rail.right,
          }
        }),
      )
      for (const { name, whole } of wide) expect(whole, `${idioma}: ${name}`).toBe(true)
      expect(await accessibilityProblems(page)).toEqual([])
    }
  })

  test('its places can be used by everybody', async ({ page }) => {
    const errors = complaints(page)
    const places = ['', 'temporadas', 'correo', 'audit', 'countries', 'users/nuevo', 'roles/nuevo', 'ajustes']
    await visit(page, places, async (place) => expect(await accessibilityProblems(page), place).toEqual([]))
    expect(errors).toEqual([])
  })
})

test('sales staff read the colours and see no settings', async ({ page, isMobile }) => {
  await comeIn(page, 'ventas@telar.test')
  await open(page, '/gestion/colores')
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
  if (isMobile) await page.getByRole('button', { name: 'Abrir el menú' }).click()
  const nav = page.getByRole('navigation', { name: 'Principal' })
  await expect(nav.getByRole('link', { name: 'Colores' })).toBeVisible()
  await expect(nav.getByRole('link', { name: 'Ajustes' })).toHaveCount(0)
  await expect(nav.getByRole('link', { name: 'Usuarios' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Nuevo color/ })).toHaveCount(0)
  await noSidewaysScroll(page)
  expect(await accessibilityProblems(page)).toEqual([])
  await goOn(page, '/gestion/ajustes')
  await expect(page.getByRole('heading', { name: 'Aquí no tiene permiso: Ajustes' })).toBeVisible()
  await open(page, '/gestion/colorse')
  await expect(page.getByText('La gestión no tiene ninguna página «colorse».')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Colores' }).click()
  await goOn(page, '/gestion/colores/999999')
  await expect(page.getByText(/No hay ningún color «999999»/)).toBeVisible()
  await goOn(page, '/gestion/entregas/1')
  await expect(page.getByRole('grid').getByText('AL000001')).toBeVisible()
  await expect(page).toHaveURL(/gestion\/entregas\?filtros=/)
  await open(page, '/gestion/colores?filtros=[codigo&vista=Nada')
  await expect(page.getByText(/no entiende y deja fuera: «\[codigo»/)).toBeVisible()
  await expect(page.getByText('Aquí no hay ninguna vista «Nada»')).toBeVisible()
  await page.getByRole('button', { name: 'Quitarlo' }).click()
  await expect(page).toHaveURL(/gestion\/colores$/)
})

test('a customer is politely turned away', DESK, async ({ page }) => {
  await comeIn(page, 'cliente@telar.test')
  await open(page, '/gestion')
  await expect(page.getByRole('heading', { name: 'Esta puerta es la del personal' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ir a la tienda' })).toHaveAttribute('href', '/')
  expect(await accessibilityProblems(page)).toEqual([])
})

test('somebody who is not in signs in first, and comes back', DESK, async ({ page }) => {
  await page.goto('/gestion/colores?q=negro')
  await page.waitForURL(/\/login\?retUrl=%2Fgestion%2Fcolores/)
})
