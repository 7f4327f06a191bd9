import { createPrivateKey, type KeyObject, type X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Duplex } from 'node:stream'
import { createSecureContext, TLSSocket } from 'node:tls'
import { ReglaError } from '@telar/domain/regla'
import type { Config } from '../config.ts'
import { outside } from '../db/outside.ts'
import { type Der, leerDer, oidDe } from '../kit/formats/der.ts'

/** The company's certificate with its key. */
export interface Certificado {
  clave: KeyObject
  x509: X509Certificate
}

type Ajustes = Pick<Config, 'VERIFACTU_CERT' | 'VERIFACTU_CERT_PASSWORD'>

const DATOS = '1.2.840.113549.1.7.1'
const CLAVE_CIFRADA = '1.2.840.113549.1.12.10.1.2'

const dentroDe = (nodo: Der | undefined): Der[] => (nodo ? leerDer(nodo.dentro) : [])

/** What a ContentInfo carries in the open; what is encrypted as a whole holds no key that is looked for here. */
function datosDe(contenido: Der): Der[] {
  const [tipo, valor] = dentroDe(contenido)
  if (!tipo || oidDe(tipo) !== DATOS) return []
  const [octetos] = dentroDe(valor)
  return octetos ? leerDer(octetos.dentro) : []
}

/** The key of a PKCS#12 file, still encrypted: the first bag that holds one (RFC 7292, 4.2.2). */
function claveCifrada(pfx: Buffer): Buffer | undefined {
  const [, seguro] = dentroDe(leerDer(pfx)[0])
  const [contenidos] = seguro ? datosDe(seguro) : []
  const bolsas = dentroDe(contenidos).flatMap(datosDe).flatMap(dentroDe)
  for (const bolsa of bolsas) {
    const [tipo, valor] = dentroDe(bolsa)
    if (tipo && oidDe(tipo) === CLAVE_CIFRADA) return valor?.dentro
  }
  return undefined
}

/** The certificate that belongs to the key: TLS finds it, and looks whether the file is whole. */
function suyo(pfx: Buffer, passphrase: string): X509Certificate | undefined {
  const secureContext = createSecureContext({ pfx, passphrase })
  const nadie = new Duplex({ read() {}, write: (_part, _encoding, done) => done() })
  const socket = new TLSSocket(nadie, { isServer: true, secureContext })
  try {
    return socket.getX509Certificate()
  } finally {
    socket.destroy()
  }
}

/** The company's certificate, if there is one; one that cannot be read, or whose days are over, is refused in words. */
export async function certificado(
  { VERIFACTU_CERT, VERIFACTU_CERT_PASSWORD: passphrase = '' }: Ajustes,
  ahora: Date,
): Promise<Certificado | null> {
  outside('A certificate')
  if (VERIFACTU_CERT === undefined) return null
  const leido = await readFile(VERIFACTU_CERT)
    .then((pfx) => {
      const cifrada = claveCifrada(pfx)
      const x509 = suyo(pfx, passphrase)
      if (!cifrada || !x509) throw new Error('There is no key, or no certificate, in the file.')
      return { x509, clave: createPrivateKey({ key: cifrada, format: 'der', type: 'pkcs8', passphrase }) }
    })
    .catch(() => {
      throw new ReglaError('verifactu.certificado')
    })
  if (leido.clave.asymmetricKeyType !== 'rsa' || !leido.x509.checkPrivateKey(leido.clave))
    throw new ReglaError('verifactu.certificado')
  if (ahora < new Date(leido.x509.validFrom) || ahora > new Date(leido.x509.validTo))
    throw new ReglaError('facturae.caducado')
  return leido
}
