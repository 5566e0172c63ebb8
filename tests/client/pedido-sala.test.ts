import { describe, expect, test } from '@jest/globals'
import { unidades } from '../../client/features/agenda/pedido-reserva/regras.js'

describe('the units of a request', () => {
  test('the units stay while the resources are not loaded, and are one for a resource of which there is one', () => {
    expect(unidades(undefined, 50)).toBe(50)
    expect(unidades(80, 50)).toBe(50)
    expect(unidades(1, 50)).toBe(1)
    expect(unidades(undefined, undefined)).toBeUndefined()
  })
})
