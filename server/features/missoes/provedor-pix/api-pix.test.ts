import { describe, expect, test } from '@jest/globals'
import { announcedPix, periodsOfBusca, readAmount, readPix, textOfRefusal } from './api-pix.rules.js'

const id = 'E12345678202009091221kkkkkkkkkkk'
const pix = {
  endToEndId: id,
  txid: 'c3e0e7a4e7f1469a9f782d3d4999343c',
  valor: '110.00',
  horario: '2020-09-09T20:15:00.358Z',
  infoPagador: '  Com\u0000carinho ',
  novidade: { da: 'API' },
  devolucoes: [
    { id: '123ABC', valor: '10.00', horario: { solicitacao: '2020-09-10T20:15:00Z' }, status: 'EM_PROCESSAMENTO' },
    { id: 'M1', valor: '5.00', horario: {}, status: 'DEVOLVIDO', natureza: 'MED_FRAUDE' },
    { id: 'sem valor', valor: 'dez' },
  ],
}

describe('a Pix of the bank', () => {
  test('is read with its refunds, whatever else the bank tells', () => {
    const { devolucoes, ...read } = readPix(pix) ?? { devolucoes: [] }
    expect(read).toEqual({
      endToEndId: id,
      txid: pix.txid,
      valor: '110.00',
      quando: new Date(pix.horario),
      pagador: null,
      mensagem: 'Com carinho',
    })
    expect(devolucoes.map(({ id: code, valor, situacao, peloBanco }) => [code, valor, situacao, peloBanco])).toEqual([
      ['123ABC', '10.00', 'EM_PROCESSAMENTO', false],
      ['M1', '5.00', 'DEVOLVIDO', true],
    ])
  })

  test.each([
    ['another identity', { endToEndId: 'E1' }],
    ['no amount', { valor: undefined }],
    ['an amount of nothing', { valor: '0.00' }],
    ['a number as amount', { valor: 110 }],
    ['no time', { horario: 'ontem' }],
  ])('with %s is none', (_what, wrong) => {
    expect(readPix({ ...pix, ...wrong })).toBeUndefined()
  })

  test('is read with at most a hundred refunds', () => {
    const devolucoes = Array.from({ length: 4000 }, (_, n) => ({ ...pix.devolucoes[0], id: `D${n}` }))
    const read = readPix({ ...pix, devolucoes })?.devolucoes
    expect([read?.length, read?.[99]?.id]).toEqual([100, 'D99'])
  })

  test('with a txid that cannot be one counts as a Pix without one', () => {
    expect(readPix({ ...pix, txid: '***' })?.txid).toBeNull()
  })
})

test('amounts are exact text', () => {
  expect(['110.00', '0.1', '37', '9999999999.99'].map(readAmount)).toEqual(['110.00', '0.10', '37.00', '9999999999.99'])
  expect(['1e3', '-1.00', '1,00', '1.005', ''].map(readAmount)).toEqual([null, null, null, null, null])
})

test('a notice names each Pix once, and at most a hundred', () => {
  const many = Array.from({ length: 150 }, (_, n) => ({ endToEndId: String(n).padStart(32, 'E') }))
  expect(announcedPix({ pix: [pix, pix, { endToEndId: 'curto' }, null] })).toEqual([id])
  expect(announcedPix({ pix: many })).toHaveLength(100)
  expect([announcedPix({}), announcedPix(null), announcedPix({ pix: 'x' })]).toEqual([[], [], []])
})

test('the search overlaps the last one, in periods that every bank allows', () => {
  const now = new Date('2026-11-25T12:00:00Z')
  const [begin, until] = [new Date('2026-11-01T12:00:00Z'), new Date('2026-11-15T12:00:00Z')]
  expect(periodsOfBusca(now, null, now)).toEqual([])
  expect(periodsOfBusca(until, until, now)[0]?.inicio).toEqual(until)
  const [first, ...others] = periodsOfBusca(begin, until, now)
  expect(first?.inicio).toEqual(new Date('2026-11-13T12:00:00Z'))
  expect(others.at(-1)?.fim).toEqual(now)
  for (const { inicio, fim } of [first!, ...others])
    expect(fim.getTime() - inicio.getTime()).toBeLessThanOrEqual(4 * 86_400_000)
})

test('a refusal of the bank is told in Portuguese, with what the bank wrote itself', () => {
  const type = 'https://pix.bcb.gov.br/api/v2/error/PixDevolucaoInvalida'
  expect(textOfRefusal(400, JSON.stringify({ type, detail: 'Saldo insuficiente.' }))).toBe(
    'O banco recusou a devolução: confira o valor e o prazo de 90 dias. (Saldo insuficiente.)',
  )
  expect(textOfRefusal(403, '<html>')).toBe('O banco negou o acesso: confira se a aplicação tem as permissões do Pix.')
  expect(textOfRefusal(500, '')).toBe('O banco respondeu 500.')
})
