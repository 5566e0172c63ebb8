import { expect, test } from '@jest/globals'
import { vapidSubject } from './vapid.js'

const mailFrom = 'Candeia <avisos@igreja.org>'

test.each([
  [
    'the configured contact',
    { contactEmail: 'ana@igreja.org', publicUrl: 'https://igreja.org' },
    'mailto:ana@igreja.org',
  ],
  ['the public address', { publicUrl: 'https://igreja.org' }, 'https://igreja.org'],
  [
    'the sender of letters instead of this machine',
    { publicUrl: 'https://localhost:4000' },
    'mailto:avisos@igreja.org',
  ],
  ['the sender of letters instead of a number', { publicUrl: 'https://192.168.0.7' }, 'mailto:avisos@igreja.org'],
  ['the sender of letters without TLS', { publicUrl: 'http://igreja.org' }, 'mailto:avisos@igreja.org'],
])('push services are told %s', (_, config, subject) => {
  expect(vapidSubject({ config: { contactEmail: undefined, mailFrom, ...config } })).toBe(subject)
})

test('a sender that is not public either is none', () => {
  const config = { contactEmail: undefined, publicUrl: 'http://localhost:4000', mailFrom: 'Candeia <a@localhost>' }
  expect(vapidSubject({ config })).toBe('mailto:avisos@candeia.invalid')
})
