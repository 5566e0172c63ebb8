import { expect, test } from '@jest/globals'
import { fileText, meaning, shownValue } from '../../client/features/pessoas/importacao/import/campos.js'

test('the preview of an import writes dates as the other screens do, also one that does not exist', () => {
  expect(shownValue('dataNascimento', '1988-03-12')).toBe('12/03/1988')
  expect(fileText('dataNascimento', '1991-02-30')).toBe('30/02/1991')
  // what could not be ordered, and other fields, stay as they are in the file
  expect(fileText('dataNascimento', 'março de 91')).toBe('março de 91')
  expect(fileText('observacoes', '1991-02-28')).toBe('1991-02-28')
})

test('a choice for an unknown value says what it makes of the person', () => {
  expect(meaning('usuarioAtivo', '0')).toBe('pessoa inativa')
  expect(meaning('recemConvertido', '0')).toBe('não é recém-convertido')
  expect(meaning('estadoCivil', 'Divorciado(a)')).toBe('Divorciado(a)')
})
