import { describe, expect, test } from '@jest/globals'
import { readPdf, textsOutside } from '../../../../tests/factories/pdf.js'
import { fc } from '../../../../tests/factories/random.js'
import type { Documento, Paragrafo, Section } from './document.js'
import { makePdf } from './make-pdf.js'

const blank: Documento = {
  titulo: 'Ata',
  igreja: 'Igreja',
  detalhes: [],
  resumo: [],
  secoes: [],
  geradoPor: 'Ana',
  geradoEm: '21/11/2026 10:00',
  paisagem: false,
}

const paragraph = (texto: string): Paragrafo => ({ tipo: 'p', nivel: 0, trechos: [{ texto }] })

/** Names and texts: of many words, of one word that is longer than a line, of both, with letters of other scripts. */
const word = fc.oneof(
  { weight: 6, arbitrary: fc.string({ unit: fc.constantFrom(...'aeiourstmçãéMW'), minLength: 1, maxLength: 12 }) },
  { weight: 1, arbitrary: fc.string({ unit: fc.constantFrom(...'Wmi0-/.'), minLength: 60, maxLength: 260 }) },
  { weight: 1, arbitrary: fc.constantFrom('R$ 1.234.567,89', '😀', '漢字', '\u202eolá', 'João') },
)
const words = (most: number) => fc.array(word, { maxLength: most }).map((all) => all.join(' '))

const run = fc.record({ texto: words(15), negrito: fc.boolean(), italico: fc.boolean(), sublinhado: fc.boolean() })
const written: fc.Arbitrary<Paragrafo> = fc
  .record({
    tipo: fc.constantFrom<Paragrafo['tipo']>('p', 'h2', 'h3', 'citacao'),
    marcador: fc.constantFrom('', '•', '12.'),
    trechos: fc.array(run, { minLength: 1, maxLength: 3 }),
  })
  .map(({ marcador, tipo, trechos }) =>
    marcador ? { tipo: 'p', nivel: 2, marcador, trechos } : { tipo, nivel: 0, trechos },
  )

const rowsOf = (most: number): fc.Arbitrary<Section> =>
  fc
    .record({
      titulo: words(8),
      nota: words(20),
      novaPagina: fc.boolean(),
      cells: fc.array(words(10), { maxLength: most }),
    })
    .map(({ cells, ...secao }) => ({
      ...secao,
      tabela: {
        colunas: [
          { titulo: 'Nome', peso: 3, numero: false },
          { titulo: 'Valor', peso: 1, numero: true },
        ],
        grupos: [
          {
            titulo: cells[0] ?? null,
            linhas: cells.map((cell) => [cell, 'R$ 999.999.999.999.999,99']),
            subtotal: null,
          },
        ],
        total: ['Total', 'R$ 999.999.999.999.999,99'],
        vazio: 'Nada.',
      },
    }))

const section = fc.oneof(
  rowsOf(30),
  rowsOf(120),
  fc.record({
    titulo: words(8),
    texto: fc.array(written, { maxLength: 8 }),
    assinantes: fc.array(words(6), { maxLength: 2 }),
  }),
  fc.record({ titulo: words(8), texto: fc.array(written, { maxLength: 8 }) }),
  fc.constant<Section>({ titulo: 'Código', quadros: Array.from({ length: 33 }, () => '10'.repeat(16)), lado: 120 }),
  fc.constant<Section>({
    titulo: 'Meses',
    grafico: {
      series: ['Entradas'],
      pontos: [
        { rotulo: 'jan', valores: ['-5.00'] },
        { rotulo: 'fev', valores: ['9.00'] },
      ],
    },
  }),
)

const documento: fc.Arbitrary<Documento> = fc.record({
  titulo: words(25),
  igreja: words(25),
  detalhes: fc.array(words(20), { maxLength: 4 }),
  resumo: fc.array(fc.record({ rotulo: words(4), texto: words(4) }), { maxLength: 7 }),
  secoes: fc.array(section, { maxLength: 4 }),
  geradoPor: words(25),
  geradoEm: fc.constant('21/11/2026 10:00'),
  paisagem: fc.boolean(),
})

test('nothing leaves the page, however long names are and however many lines there are; each page has its number', async () => {
  await fc.assert(
    fc.asyncProperty(documento, async (one) => {
      const pdf = await makePdf(1, { documento: one, logo: null })
      expect(await textsOutside(pdf)).toEqual([])
      const { pages } = await readPdf(pdf)
      pages.forEach((page, index) => {
        expect(page).toContain(`Página ${index + 1} de ${pages.length}`)
      })
    }),
    { numRuns: 40 },
  )
})

describe('wherever a page ends', () => {
  /** Documents with more and more lines above what is to stay together. */
  async function pagesBelow(sections: readonly Section[]) {
    const above = (lines: number): Documento => ({
      ...blank,
      titulo: `Ata ${lines}`,
      secoes: [{ titulo: null, texto: Array.from({ length: lines }, () => paragraph('Linha')) }, ...sections],
    })
    const [documento, ...seguintes] = Array.from({ length: 34 }, (_, lines) => above(lines))
    const { pages } = await readPdf(await makePdf(1, { documento: documento as Documento, seguintes, logo: null }))
    expect(pages.length).toBeGreaterThan(34)
    return pages
  }

  test('a signature stands with what is signed', async () => {
    const signed = { titulo: null, texto: [paragraph('Recebemos dez reais.')], assinantes: ['Téo das Contas'] }
    const pages = (await pagesBelow([signed])).filter((page) => page.includes('Téo das Contas'))
    expect(pages).toHaveLength(34)
    for (const page of pages) expect(page).toContain('Recebemos dez reais.')
  })

  test('a heading stands with what it heads, and a total with the row above it', async () => {
    const grupo = (titulo: string, linha: string) => ({ titulo, linhas: [[linha]], subtotal: null })
    const tabela = {
      colunas: [{ titulo: 'Nome', peso: 1, numero: false }],
      grupos: [grupo('Grupo A', 'Primeira'), grupo('Grupo B', 'Segunda')],
      total: ['Total'],
      vazio: '',
    }
    const rules: [Section, [string, RegExp][]][] = [
      [
        { titulo: 'Cabeçalho', tabela },
        [
          ['Cabeçalho', /Cabeçalho\|Nome\|Grupo A\|Primeira/],
          ['Grupo B', /Grupo B\|Segunda\|Total/],
        ],
      ],
      [{ titulo: 'Cabeçalho', texto: [paragraph('Primeira')] }, [['Cabeçalho', /Cabeçalho\|Primeira/]]],
      [
        { titulo: null, texto: [{ ...paragraph('Cabeçalho'), tipo: 'h2' }, paragraph('Primeira')] },
        [['Cabeçalho', /Cabeçalho\|Primeira/]],
      ],
    ]
    for (const [section, kept] of rules) {
      const all = await pagesBelow([section])
      for (const [heading, whole] of kept) {
        const pages = all.filter((page) => page.includes(heading))
        expect(pages).toHaveLength(34)
        for (const page of pages) expect(page).toMatch(whole)
      }
    }
  })
})

test('a page of a long table has the number that follows what the library laid out, before and after it', async () => {
  const linhas = Array.from({ length: 200 }, (_, index) => [`Linha ${index + 1}`])
  const tabela = {
    colunas: [{ titulo: 'Nome', peso: 1, numero: false }],
    grupos: [{ titulo: null, linhas, subtotal: null }],
    total: null,
    vazio: '',
  }
  const text = (first: string) => Array.from({ length: 60 }, (_, index) => paragraph(`${first} ${index + 1}`))
  const secoes = [
    { titulo: 'Antes', texto: text('Antes') },
    { titulo: 'Linhas', tabela },
    { titulo: 'Depois', texto: text('Depois') },
    { titulo: 'Outras', tabela },
  ]
  const { pages, text: all } = await readPdf(await makePdf(1, { documento: { ...blank, secoes }, logo: null }))
  pages.forEach((page, index) => {
    expect(page).toContain(`Página ${index + 1} de ${pages.length}`)
    expect([index, page.includes('Ata|Igreja')]).toEqual([index, index > 0])
  })
  for (let line = 1; line <= 200; line++) expect(all.split(`Linha ${line}|`)).toHaveLength(3)
  for (let line = 1; line <= 60; line++)
    for (const word of ['Antes', 'Depois']) expect(all).toContain(`${word} ${line}|`)
})

test('minutes of thousands of paragraphs are made, with each paragraph and the number of each page', async () => {
  const texto = Array.from({ length: 2000 }, (_, index) => paragraph(`Ponto ${index + 1}.`))
  const documento = { ...blank, secoes: [{ titulo: 'Ata', texto }] }
  const { pages, text } = await readPdf(await makePdf(1, { documento, logo: null }))
  pages.forEach((page, index) => {
    expect(page).toContain(`Página ${index + 1} de ${pages.length}`)
  })
  expect(Array.from(text.matchAll(/Ponto (\d+)\./g), ([, number]) => Number(number))).toEqual(
    texto.map((_, index) => index + 1),
  )
})
