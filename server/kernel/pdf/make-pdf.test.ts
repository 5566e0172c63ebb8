import { expect, test } from '@jest/globals'
import { readPdf } from '../../../tests/factories/pdf.js'
import { type Limits, makePdf } from './make-pdf.js'

const documento = (rows: number) => ({
  titulo: 'Teste',
  igreja: 'Igreja',
  detalhes: [],
  resumo: [],
  secoes: [
    {
      titulo: null,
      tabela: {
        colunas: [
          { titulo: 'Nº', peso: 1, numero: true },
          { titulo: 'Nome', peso: 9, numero: false },
        ],
        grupos: [
          {
            titulo: null,
            linhas: Array.from({ length: rows }, (_, index) => [String(index + 1), `Pessoa ${index + 1}`]),
            subtotal: null,
          },
        ],
        total: null,
        vazio: '',
      },
    },
  ],
  geradoPor: 'Ana',
  geradoEm: '21/11/2026 10:00',
  paisagem: false,
})

test('pages say which they are, repeat the heads, and lose no row', async () => {
  const { pages, text } = await readPdf(await makePdf({ documento: documento(200), logo: null }))
  expect(pages.length).toBeGreaterThan(3)
  pages.forEach((page, index) => {
    expect(page).toContain(`Página ${index + 1} de ${pages.length}`)
    expect(page).toContain('Nº|Nome')
  })
  for (let row = 1; row <= 200; row++) expect(text).toContain(`${row}|Pessoa ${row}|`)
})

test.each<[string, Limits, RegExp]>([
  ['time', { time: 30, memory: 400 }, /demorou demais/],
  ['memory', { time: 30_000, memory: 12 }, /grande demais|interrompida/],
])('a thread without %s left is ended, with a reason', async (_what, limits, reason) => {
  await expect(makePdf({ documento: documento(60_000), logo: null }, undefined, limits)).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    message: expect.stringMatching(reason),
  })
})

test('an amount is never cut, however long: it is written smaller', async () => {
  const amount = 'R$ 999.999.999.999,99'
  const many = documento(1)
  const [{ tabela }] = many.secoes as [(typeof many.secoes)[number]]
  tabela.grupos = [{ titulo: null, linhas: [[amount, 'Pessoa']], subtotal: null }]
  const { text } = await readPdf(await makePdf({ documento: many, logo: null }))
  expect(text).toContain(`${amount}|Pessoa`)
})
