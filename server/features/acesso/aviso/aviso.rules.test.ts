import { describe, expect, test } from '@jest/globals'
import { avisoPause, channelsOf, isPushAddress, quietWait, sendingResult } from './aviso.rules.js'

describe('quiet hours', () => {
  const night = { de: '22:00', ate: '07:00' }
  const wait = (local: string, quietHours: { de: string; ate: string } | null = night, fuso = 'America/Sao_Paulo') =>
    // São Paulo is three hours behind UTC, Manaus four
    quietWait(quietHours, fuso, new Date(`${local}${fuso.includes('Manaus') ? '-04:00' : '-03:00'}`))

  test('a notice waits until the quiet hours end, also over midnight, in the church’s time zone', () => {
    expect(wait('2026-11-25T21:59:59')).toBe(0)
    expect(wait('2026-11-25T22:00:00')).toBe(9 * 3600)
    expect(wait('2026-11-26T06:59:30')).toBe(30)
    expect(wait('2026-11-26T07:00:00')).toBe(0)
    expect(wait('2026-11-25T22:00:00', night, 'America/Manaus')).toBe(9 * 3600)
    expect(wait('2026-11-25T22:30:00', null)).toBe(0)
  })

  test('quiet hours within one day are possible, such as those of a siesta', () => {
    const siesta = { de: '13:00', ate: '14:30' }
    expect([wait('2026-11-25T12:59:00', siesta), wait('2026-11-25T14:00:00', siesta)]).toEqual([0, 1800])
    expect(wait('2026-11-25T14:30:00', siesta)).toBe(0)
  })
})

describe('addresses of push services', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://web.push.apple.com/QAbc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
  ])('%s belongs to a push service', (address) => expect(isPushAddress(address)).toBe(true))

  test.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/abc',
    'https://fcm.googleapis.com.evil.example/abc',
    'https://evil.example/fcm.googleapis.com',
    'https://fcm.googleapis.com@evil.example/',
    'https://user:word@fcm.googleapis.com/',
    'https://push.apple.com.evil.example/',
    'https://evilpush.apple.com/',
    'https://push.apple.com/',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/abc',
    'file:///etc/passwd',
    'no address',
  ])('%s belongs to no push service', (address) => expect(isPushAddress(address)).toBe(false))

  test('a host of PUSH_HOSTS is a push service only with its own port', () => {
    expect(isPushAddress('http://127.0.0.1:9000/a', ['127.0.0.1:9000'])).toBe(true)
    expect(isPushAddress('http://127.0.0.1:9001/a', ['127.0.0.1:9000'])).toBe(false)
  })
})

test('what a person has chosen counts; otherwise devices get a notice, and the kind decides about e-mails', () => {
  expect(channelsOf({ email: false }, undefined)).toEqual({ push: true, email: false })
  expect(channelsOf({ email: true }, { push: false })).toEqual({ push: false, email: true })
  expect(channelsOf({ email: false }, { email: true })).toEqual({ push: true, email: true })
})

test('a push service that is busy or silent is asked again four times, each time after a longer pause', () => {
  const status = (...all: (number | undefined)[]) => all.map(sendingResult)
  expect(status(200, 201, 202)).toEqual(['entregue', 'entregue', 'entregue'])
  expect(status(404, 410)).toEqual(['sumiu', 'sumiu'])
  expect(status(undefined, 429, 500, 503)).toEqual(['depois', 'depois', 'depois', 'depois'])
  expect(status(400, 413, 302)).toEqual(['recusado', 'recusado', 'recusado'])
  // the device is kept
  expect(status(401, 403)).toEqual(['recusado', 'recusado'])
  expect([1, 2, 3, 4, 5].map(avisoPause)).toEqual([60, 300, 1800, 7200, undefined])
})
