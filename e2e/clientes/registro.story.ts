import { expect, type Page } from '@playwright/test'
import { house, linkTo } from '../correo.ts'
import { accessibilityProblems, complaints, fillLogin, noSidewaysScroll, open } from '../pasos.ts'
import { test } from '../story.ts'

const PDF = { name: 'licencia-2026.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') }
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAACgAAAAyCAIAAACh0Q7HAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAUklEQVRYhe3NMQHAMADDMPPHNlC9MwBuD4uA+C6h2II2/RRr8KpVrMGrVrEGr1rFGrxqFWvwqlWswatWsQavWsUavGoVa/CqVazBq1axBq96JD44BK5P/GRt5QAAAABJRU5ErkJggg==',
  'base64',
)
const NEW_PASSWORD = 'tres gatos en el tejado'

const unique = (name: string) => `${name}-${Date.now()}@tienda.example`
/** Signing in comes to life first, the registration a moment later. */
async function openRegistration(page: Page, path = '/login') {
  await open(page, path)
  await page.waitForSelector('[data-alive]')
}
const noProblems = async (page: Page) => expect(await accessibilityProblems(page)).toEqual([])

test.describe('in Spanish, at a desk', () => {
  test.skip(({ isMobile }) => isMobile)

  test('a new customer asks with a licence, is approved, opens the account and signs in', async ({ page, request }) => {
    test.setTimeout(45_000)
    const errors = complaints(page)
    const email = unique('nueva')
    await openRegistration(page, '/login#alta')
    const form = page.getByRole('form', { name: 'Cliente nuevo' })
    await form.getByLabel('Nombre o razón social').fill('Modas Aurora, S.L.')
    await form.getByLabel('NIF').fill('B12345678')
    await form.getByLabel('Correo de la tienda').fill(email)
    await expect(form.getByText('El dígito de control del NIF no corresponde.')).toBeVisible()
    await form.getByLabel('NIF').fill('B12345674')
    await form.getByLabel('Teléfono').fill('937 20 11 22')
    await form.getByLabel('Calle y número').fill('Carrer Major, 7')
    await form.getByLabel('Código postal').fill('08301')
    await expect(form.getByLabel('Provincia')).toHaveValue('Barcelona')
    await form.getByLabel('Población').fill('Mataró')
    await form.getByRole('button', { name: 'Enviar solicitud' }).click()
    await expect(form.getByText('Falta la licencia de venta.')).toBeVisible()
    const licence = form.getByLabel('Licencia de venta', { exact: true }).locator('input').first()
    await licence.setInputFiles({ name: 'licencia.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<svg/>') })
    await expect(form.getByText('No es un documento que podamos leer.')).toBeVisible()
    await licence.setInputFiles(PDF)
    await expect(form.getByText('licencia-2026.pdf')).toBeVisible()
    await noProblems(page)

    const sent: string[] = []
    page.on('request', (made) => {
      if (made.method() === 'POST' && made.url().endsWith('/registers'))
        sent.push(made.headers()['idempotency-key'] ?? '')
    })
    await form.getByRole('button', { name: 'Enviar solicitud' }).dblclick()
    await expect(page.getByRole('heading', { name: 'Solicitud enviada' })).toBeFocused()
    await expect(page.getByText(`Escribimos a ${email}`)).toBeVisible()
    expect(sent).toHaveLength(1)
    expect(sent[0]).toBeTruthy()

    await (await house(request)).approve(email)
    const link = await linkTo(email, '/set-new-customer-data/')
    await open(page, link)
    await expect(page.getByLabel('Nombre o razón social')).toHaveValue('Modas Aurora, S.L.')
    await expect(page.getByLabel('Teléfono')).toHaveValue('+34 937 20 11 22')
    await page.getByLabel('En otra dirección').check()
    const delivery = page.getByRole('group', { name: 'Entrega' })
    await delivery.getByLabel('Calle y número').fill('Polígono Norte, nave 3')
    await delivery.getByLabel('Código postal').fill('08302')
    await delivery.getByLabel('Población').fill('Mataró')
    await page.getByLabel('Contraseña', { exact: true }).fill('corta')
    await expect(page.getByText('Faltan 7 caracteres para llegar a 12.')).toBeVisible()
    await page.getByLabel('Contraseña', { exact: true }).fill(NEW_PASSWORD)
    await expect(page.getByText('Muy bien.')).toBeVisible()
    await noProblems(page)
    await page.getByRole('button', { name: 'Activar la cuenta' }).click()

    await page.waitForURL('/register-success')
    await expect(page.getByRole('heading', { name: 'Cuenta activada.' })).toBeVisible()
    await expect(
      page.getByText('Su cuenta ha sido activada. Ya puede inciar sesión con su email y su contraseña.'),
    ).toBeVisible()
    await noProblems(page)
    await page.getByRole('link', { name: 'Iniciar sesión' }).click()
    await fillLogin(page, email, NEW_PASSWORD)
    await page.waitForURL('/')
    await open(page, '/myaccount')
    await expect(page.getByRole('heading', { name: `Hola, ${email}` })).toBeVisible()
    await expect(page.getByText('B12345674')).toBeVisible()
    await noProblems(page)

    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Este enlace ya se ha usado' })).toBeVisible()
    expect(errors).toEqual([])
  })

  test('a customer that the house knows asks by e-mail and chooses a password', async ({ page, request }) => {
    const email = unique('conocida')
    await openRegistration(page)
    await page.getByRole('button', { name: 'Ya soy cliente' }).click()
    const form = page.getByRole('form', { name: 'Ya soy cliente' })
    await expect(form.getByRole('link', { name: /@/ })).toBeVisible()
    await form.getByLabel('Nombre de la tienda').fill('La de siempre')
    await form.getByLabel('Correo de la tienda').fill(email)
    await form.getByRole('button', { name: 'Enviar solicitud' }).click()
    await expect(page.getByRole('heading', { name: 'Solicitud enviada' })).toBeVisible()
    const staff = await house(request)
    const [cliente] = await staff.search('clientes')
    await staff.approve(email, cliente?.id)
    const link = await linkTo(email, '/set-password-known-customer/')
    // a link of one kind that is opened as the other finds its page
    await open(page, link.replace('set-password-known-customer', 'set-new-customer-data'))
    await page.waitForURL(link)
    await page.getByLabel('Contraseña', { exact: true }).fill(NEW_PASSWORD)
    await noProblems(page)
    await page.getByRole('button', { name: 'Activar la cuenta' }).click()
    await page.waitForURL('/register-success')
  })

  test('an expired link offers another mail, an unknown one says what to do', async ({ page }) => {
    const gone = { exception: 'Register Key Expired.', messages: ['x'], errorId: 'x', statusCode: 410 }
    await page.route('**/get-register-by-key/**', (route) => route.fulfill({ status: 410, json: gone }))
    await page.goto('/set-new-customer-data/pasada')
    await page.getByRole('button', { name: 'Enviarme otro enlace' }).click()
    await expect(page.getByText('Le hemos enviado otro enlace.')).toBeVisible()
    await page.unroute('**/get-register-by-key/**')
    await page.goto('/set-password-known-customer/ninguna')
    await expect(page.getByRole('heading', { name: 'No conocemos este enlace' })).toBeVisible()
    await noProblems(page)
  })

  test('a delivery address is added, removed and put back', async ({ page }) => {
    await open(page, '/login')
    await fillLogin(page, 'canarias@telar.test')
    await page.waitForURL('/')
    await open(page, '/myaccount')
    const addresses = page.getByRole('region', { name: 'Direcciones de entrega' })
    const added = addresses.getByRole('listitem').filter({ hasText: 'Calle Nueva, 9' })
    await addresses.getByRole('button', { name: 'Añadir dirección' }).click()
    await addresses.getByLabel('Calle y número').fill('Calle Nueva, 9')
    await addresses.getByLabel('Código postal').fill('35001')
    await expect(addresses.getByLabel('Provincia')).toHaveValue('Las Palmas')
    await addresses.getByLabel('Población').fill('Las Palmas')
    await addresses.getByRole('button', { name: 'Guardar la dirección' }).click()
    await expect(added).toBeVisible()
    await addresses.getByRole('button', { name: 'Quitar Calle Nueva, 9' }).click()
    await expect(added).toBeHidden()
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect(added).toBeVisible()
    await page.reload()
    await expect(added).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Descargar mis datos' }).click()
    expect((await download).suggestedFilename()).toBe('mis-datos.json')
  })
})

test.describe('in Portuguese, on a phone', () => {
  test.use({ locale: 'pt-PT' })
  test.skip(({ isMobile }) => !isMobile)

  test('a shop in Portugal asks with a photo of its licence and opens the account', async ({ page, request }) => {
    const errors = complaints(page)
    const email = unique('loja')
    await openRegistration(page, '/login#alta')
    await expect(page.getByRole('heading', { name: 'Pedir acesso' })).toBeInViewport()
    const form = page.getByRole('form', { name: 'Cliente novo' })
    await form.getByLabel('Nome ou razão social').fill('Loja Aurora, Lda')
    await form.getByLabel('País').selectOption({ label: 'Portugal' })
    await form.getByLabel('Número fiscal').fill('512345678')
    await form.getByLabel('E-mail da loja').fill(email)
    await form.getByLabel('Telefone').fill('22 200 0444')
    await form.getByLabel('Rua e número').fill('Rua das Flores, 12')
    await form.getByLabel('Código postal').fill('4050-262')
    await form.getByLabel('Localidade').fill('Porto')
    await form.getByLabel('Tirar uma foto').setInputFiles({ name: 'licenca.png', mimeType: 'image/png', buffer: PNG })
    await expect(form.getByRole('img', { name: 'Pré-visualização de licenca.png' })).toBeVisible()
    await noSidewaysScroll(page)
    await noProblems(page)
    await form.getByRole('button', { name: 'Enviar pedido' }).click()
    await expect(page.getByRole('heading', { name: 'Pedido enviado' })).toBeVisible()

    await (await house(request)).approve(email)
    await open(page, await linkTo(email, '/set-new-customer-data/'))
    await expect(page.getByLabel('Rua e número')).toHaveValue('Rua das Flores, 12')
    await page.getByLabel('Palavra-passe', { exact: true }).fill(NEW_PASSWORD)
    await noSidewaysScroll(page)
    await noProblems(page)
    await page.getByRole('button', { name: 'Ativar a conta' }).click()
    await page.waitForURL('/register-success')
    await expect(page.getByRole('heading', { name: 'Conta ativada.' })).toBeVisible()
    await page.getByRole('link', { name: 'Iniciar sessão' }).click()
    await page.getByLabel('E-mail', { exact: true }).fill(email)
    await page.getByLabel('Palavra-passe', { exact: true }).fill(NEW_PASSWORD)
    await page.keyboard.press('Enter')
    await page.waitForURL('/')
    await open(page, '/myaccount')
    await expect(page.getByRole('heading', { name: `Olá, ${email}` })).toBeVisible()
    await noSidewaysScroll(page)
    await noProblems(page)
    expect(errors).toEqual([])
  })
})
