import { expect, test } from '@jest/globals'
import { placeAt } from '../../client/kernel/frame/here.js'

const places = [
  { to: '/dashboard/escalas-cultos' },
  { to: '/dashboard/escalas-cultos/usuario' },
  { to: '/dashboard/users', also: ['/dashboard/user'] },
  { to: '/dashboard/ensaios_louvor' },
  { to: '/dashboard/ensaios_louvor/calendario' },
]
const at = (pathname: string) => placeAt(places, pathname)?.to

test("the current menu item is the one with the longest address that the screen's address begins with", () => {
  expect(at('/dashboard/escalas-cultos')).toBe('/dashboard/escalas-cultos')
  expect(at('/dashboard/escalas-cultos/create')).toBe('/dashboard/escalas-cultos')
  expect(at('/dashboard/escalas-cultos/usuario')).toBe('/dashboard/escalas-cultos/usuario')
  expect(at('/dashboard/ensaios_louvor/calendario')).toBe('/dashboard/ensaios_louvor/calendario')
  expect(at('/dashboard/ensaios_louvor/7')).toBe('/dashboard/ensaios_louvor')
})

test('a menu item may list other addresses, and a screen outside the menu has no item', () => {
  expect(at('/dashboard/user/create/7')).toBe('/dashboard/users')
  expect(at('/dashboard/users')).toBe('/dashboard/users')
  expect(at('/dashboard/usersx')).toBeUndefined()
  expect(at('/dashboard/home')).toBeUndefined()
})
