import type { ReactNode } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import type { Pais } from '../kit/paises.ts'
import { useSession } from '../kit/session.ts'
import { Ahora } from './Ahora.tsx'
import { Cambiable } from './Cambiable.tsx'
import { Descargar } from './datos/Descargar.tsx'
import { Direcciones } from './datos/Direcciones.tsx'
import { SusDatos } from './datos/SusDatos.tsx'
import { EntregasPrevistas } from './entregas/EntregasPrevistas.tsx'
import { MisFacturas } from './MisFacturas.tsx'
import { MisPedidos } from './MisPedidos.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { Persona } from './Persona.tsx'
import type { AccountParams } from './params.ts'

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 className="d3" id={id}>
        {title}
      </h2>
      {children}
    </section>
  )
}

interface AccountProps {
  /** The page of each list. */
  pages: AccountParams
  onPage: (list: keyof AccountParams, page: number) => void
  paises: readonly Pais[]
}

/** The customer's own page: what awaits them, orders, invoices, then their data. Staff have an account, but are no customer. */
export function Account({ pages, onPage, paises }: AccountProps) {
  const { t } = useTranslation('account')
  const { user, logout } = useSession()
  if (!user) return null
  const isCliente = user.clienteId !== null
  return (
    <div className="wrap">
      <div className="page-head">
        <div>
          <p className="mute">{t('shop:nav.account')}</p>
          <h1 className="d2">{t('greeting', { email: user.email })}</h1>
        </div>
        <button type="button" className="btn" onClick={() => void logout()}>
          {t('shop:nav.logout')}
        </button>
      </div>
      {isCliente && <Ahora />}
      <div className="lists">
        <MisPedidos page={pages['pedidos.pageNumber'] ?? 1} onPage={(page) => onPage('pedidos.pageNumber', page)} />
        <MisFacturas page={pages['facturas.pageNumber'] ?? 1} onPage={(page) => onPage('facturas.pageNumber', page)} />
        {isCliente && <EntregasPrevistas />}
        {isCliente && <SusDatos />}
        <div className={isCliente ? 'parts' : 'contents'}>
          {isCliente && (
            <Part id="direcciones" title={t('addresses.title')}>
              <Direcciones paises={paises} />
            </Part>
          )}
          <Persona user={user} />
          <Cambiable
            id="contrasena"
            title={t('password.title')}
            form={(close) => <PasswordForm email={user.email} onDone={close} />}
          >
            <p className="mute">{t('password.text', { email: user.email })}</p>
          </Cambiable>
          {isCliente && (
            <Part id="llevarse" title={t('take.title')}>
              <Descargar />
            </Part>
          )}
        </div>
      </div>
    </div>
  )
}
