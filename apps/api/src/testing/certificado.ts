import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const sinOpenssl = spawnSync('openssl', ['version']).status !== 0

/** A company's certificate of a test's own, as the agencies give them: a PKCS#12 file and its password. */
export function certificadoDePrueba({ dias = 2 } = {}): { file: string; password: string } {
  const folder = mkdtempSync(join(tmpdir(), 'telar-cert-'))
  const [clave, cert, file] = ['key.pem', 'cert.pem', 'c.p12'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  const password = 'contraseña'
  const quien = '/C=ES/O=Telar, Moda SL/organizationIdentifier=VATES-B12345674/CN=Señora "A" <1>'
  const openssl = (...args: string[]) => execFileSync('openssl', args, { stdio: 'ignore' })
  openssl(
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-utf8', '-days', String(dias), '-subj', quien],
    ...['-keyout', clave, '-out', cert],
  )
  openssl('pkcs12', '-export', '-inkey', clave, '-in', cert, '-passout', `pass:${password}`, '-out', file)
  return { file, password }
}
