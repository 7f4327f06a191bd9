import { expect, test } from 'vitest'
import { isPublic, refusedAddress, webhookSender } from './webhook.ts'

test.each([
  ['8.8.8.8', true],
  ['93.184.215.14', true],
  ['2606:2800:21f:cb07:6820:80da:af6b:8b2c', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.31.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['2001::1', false],
  ['ff02::1', false],
  ['nothing', false],
])('%s is public: %s', (address, expected) => {
  expect(isPublic(address)).toBe(expected)
})

test.each([
  ['https://tienda.example/telar', undefined],
  ['https://8.8.8.8/', undefined],
  ['http://tienda.example/telar', 'https'],
  ['https://127.0.0.1/', 'privada'],
  ['https://[::1]:8443/', 'privada'],
  ['https://2130706433/', 'privada'],
  ['https://0x7f.1/', 'privada'],
  ['https://yo:clave@tienda.example/', 'forma'],
  ['ftp://tienda.example/', 'forma'],
  ['tienda', 'forma'],
])('%s: %s', (url, expected) => {
  expect(refusedAddress(url, { WEBHOOKS_PRIVATE: 'off' })).toBe(expected)
})

test('a name that leads into the house is refused when it is looked up', async () => {
  const send = webhookSender({ WEBHOOKS_PRIVATE: 'off' })
  const message = { url: 'https://localhost:1/', headers: {}, body: '{}' }
  await expect(send(message)).rejects.toThrow('private network')
})
