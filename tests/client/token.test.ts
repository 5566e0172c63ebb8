import { afterEach, beforeEach, expect, test } from '@jest/globals'
import {
  expireToken,
  forgetDraftsOfSignedOut,
  getToken,
  keepExpiredWhile,
  onTokenChange,
  setToken,
} from '../../client/kernel/apollo/token.js'
import { fakeStorage } from './fake-storage.js'

const ofBrowser = ['localStorage', 'sessionStorage', 'window'] as const
let heard: [reason: string, elsewhere: boolean][]
let stop: () => void

beforeEach(() => {
  Object.assign(globalThis, { localStorage: fakeStorage(), sessionStorage: fakeStorage(), window: new EventTarget() })
  heard = []
  localStorage.setItem('token', 'ana')
  sessionStorage.setItem('candeia.folhaDizimos.ana', '40 linhas')
  stop = onTokenChange((reason, elsewhere) => heard.push([reason, elsewhere]))
})
afterEach(() => {
  stop()
  keepExpiredWhile(() => false)
  for (const name of ofBrowser) Reflect.deleteProperty(globalThis, name)
})

const draft = () => sessionStorage.getItem('candeia.folhaDizimos.ana')
const event = (type: string, properties: object) =>
  window.dispatchEvent(Object.assign(new Event(type), properties) as Event)
const storageEvent = (key: string) => event('storage', { key })
let signOuts = 0
/** What another tab does, before this one hears of it. */
const elsewhere = {
  signOut() {
    localStorage.setItem('signed-out-at', `s${++signOuts}`)
    localStorage.removeItem('token')
  },
  expire: () => localStorage.removeItem('token'),
  signIn: (token: string) => localStorage.setItem('token', token),
}

test('only signing out deletes drafts', () => {
  expireToken('ana')
  expect(draft()).toBe('40 linhas')
  setToken('ana de novo')
  expect(draft()).toBe('40 linhas')
  setToken(null)
  expect(draft()).toBe(null)
  expect(heard.map(([reason]) => reason)).toEqual(['expired', 'signed-in', 'signed-out'])
})

test('another tab’s expiry keeps the draft, and its sign-out deletes it, in the order in which any browser tells', () => {
  elsewhere.expire()
  storageEvent('token')
  expect([draft(), ...heard]).toEqual(['40 linhas', ['expired', true]])
  elsewhere.signIn('ana')
  storageEvent('token')
  elsewhere.signOut()
  // some browsers show both changes with the first event
  storageEvent('signed-out-at')
  storageEvent('token')
  expect([draft(), ...heard.slice(1)]).toEqual([null, ['signed-in', true], ['signed-out', true]])
  elsewhere.signIn('bia')
  storageEvent('token')
  localStorage.setItem('signed-out-at', 'outra')
  storageEvent('signed-out-at')
  expect(heard).toHaveLength(4)
  localStorage.removeItem('token')
  storageEvent('token')
  expect(heard.slice(4)).toEqual([['signed-out', true]])
})

test('a tab with unsaved input keeps the token that expired elsewhere until somebody signs in or out', () => {
  let unsaved = true
  keepExpiredWhile(() => unsaved)
  elsewhere.expire()
  storageEvent('token')
  expect([getToken(), heard]).toEqual(['ana', []])
  elsewhere.signIn('bia')
  storageEvent('token')
  expect([getToken(), heard]).toEqual(['bia', [['signed-in', true]]])
  elsewhere.expire()
  storageEvent('token')
  expect(getToken()).toBe('bia')
  expireToken('bia')
  expect([getToken(), heard.at(-1)]).toEqual([null, ['expired', false]])

  setToken('ana')
  elsewhere.expire()
  storageEvent('token')
  // signed out in a tab that had kept it, too: there is no token that goes
  elsewhere.signOut()
  storageEvent('signed-out-at')
  expect([getToken(), draft(), heard.at(-1)]).toEqual([null, null, ['signed-out', true]])

  setToken('ana')
  unsaved = false
  elsewhere.expire()
  storageEvent('token')
  expect([getToken(), heard.at(-1)]).toEqual([null, ['expired', true]])
})

test('a page that heard nothing deletes the draft when it is shown or loaded again, once for each sign-out', () => {
  elsewhere.signOut()
  event('pageshow', { persisted: false })
  expect(draft()).toBe('40 linhas')
  elsewhere.signIn('bia')
  event('pageshow', { persisted: true })
  expect([draft(), ...heard]).toEqual([null, ['signed-out', true], ['signed-in', true]])

  sessionStorage.setItem('candeia.folhaDizimos.ana', '3 linhas')
  expect(forgetDraftsOfSignedOut()).toBe(false)
  expect(draft()).toBe('3 linhas')
  elsewhere.signOut()
  expect([forgetDraftsOfSignedOut(), draft()]).toEqual([true, null])
})
