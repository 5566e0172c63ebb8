import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { describe, expect, test } from '@jest/globals'
import { readPdf } from '../../../../tests/factories/pdf.js'
import { watchingThreads } from '../../../../tests/factories/threads.js'
import { type Face, fontOf, loadFonts, widthOf } from './fonts.js'
import { type Limits, makePdf, makePdfNow } from './make-pdf.js'
import { plain, wrap } from './text.js'

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

test('the pages of a PDF show their number, repeat the headers, and lose no row', async () => {
  const { pages, text } = await readPdf(await makePdf(1, { documento: documento(200), logo: null }))
  expect(pages.length).toBeGreaterThan(3)
  pages.forEach((page, index) => {
    expect(page).toContain(`Página ${index + 1} de ${pages.length}`)
    expect(page).toContain('Nº|Nome')
  })
  for (let row = 1; row <= 200; row++) expect(text).toContain(`${row}|Pessoa ${row}|`)
})

test('the PDF declares its language and its title for screen readers', async () => {
  const pdf = (await makePdf(1, { documento: documento(1), logo: null })).toString('latin1')
  expect(pdf).toMatch(/\/Lang \(pt-BR\)/)
  expect(pdf).toMatch(/\/DisplayDocTitle true/)
  expect(pdf).toContain('(Teste - Igreja)')
})

test.each<[string, Limits, RegExp]>([
  ['time', { time: 30, memory: 400 }, /demorou demais/],
  ['memory', { time: 30_000, memory: 12 }, /grande demais|interrompida/],
])('a thread without %s left is ended and reports the reason', async (_what, limits, reason) => {
  await expect(makePdf(1, { documento: documento(60_000), logo: null }, undefined, limits)).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    message: expect.stringMatching(reason),
  })
})

test('a long amount is never cut but written smaller', async () => {
  const amount = 'R$ 999.999.999.999,99'
  const many = documento(1)
  const [{ tabela }] = many.secoes as [(typeof many.secoes)[number]]
  tabela.grupos = [{ titulo: null, linhas: [[amount, 'Pessoa']], subtotal: null }]
  const { text } = await readPdf(await makePdf(1, { documento: many, logo: null }))
  expect(text).toContain(`${amount}|Pessoa`)
})

test('all key figures have one size', async () => {
  const figures = ['R$ 12.345.678,90', 'R$ 1,00', '7', 'R$ 2,00', 'R$ 3,00', 'R$ 4,00']
  const resumo = figures.map((texto) => ({ rotulo: 'Saldo', texto }))
  const { sizes } = await readPdf(await makePdf(1, { documento: { ...documento(0), resumo }, logo: null }))
  const own = figures.map((texto) => sizes.get(texto))
  expect(new Set(own).size).toBe(1)
  expect(own[0]).toBeGreaterThan(9)
})

test('one thread makes the documents, each independent of the others, until it ends when idle', async () => {
  const threads = new Set<Worker>()
  const make = (rows: number) =>
    watchingThreads(
      (thread) => threads.add(thread),
      async () => (await readPdf(await makePdf(1, { documento: documento(rows), logo: null }))).text,
    )
  const first = await make(40)
  await make(200)
  expect(await make(40)).toBe(first)
  expect(threads.size).toBe(1)
  const [thread] = threads as Set<Worker> & Iterable<Worker>
  await thread?.terminate()
  expect(await make(40)).toBe(first)
  expect(threads.size).toBe(2)
})

test('an earlier document does not change which characters can be copied', async () => {
  const titled = (titulo: string) => makePdf(1, { documento: { ...documento(1), titulo }, logo: null })
  const thread = (text: string) =>
    watchingThreads(
      (begun) => void begun.terminate(),
      () => titled(text),
    )
  await expect(thread('a')).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  // a colon contains the glyph of the full stop, and an accented letter contains the glyph of the letter
  await titled('ã: é; ç!')
  expect((await readPdf(await titled('R$ 1.000,10 e mais'))).text).toContain('R$ 1.000,10 e mais')
})

test('when the thread of a PDF is killed, the request gets an error, and the next document is made', async () => {
  const kill = (thread: Worker) => void setTimeout(() => void thread.terminate(), 50)
  const large = { documento: documento(20_000), logo: null }
  await expect(watchingThreads(kill, () => makePdf(1, large))).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    message: 'A geração do documento foi interrompida. Tente novamente.',
  })
  expect((await readPdf(await makePdf(1, { documento: documento(2), logo: null }))).text).toContain('2|Pessoa 2')
})

test('churches take turns: one church with many requests does not delay another', async () => {
  const made: string[] = []
  const make = async (church: number, name: string) => {
    await makePdf(church, { documento: documento(1), logo: null })
    made.push(name)
  }
  const now = async (church: number, name: string) => {
    await makePdfNow(church, { documento: documento(1), logo: null }, new AbortController().signal)
    made.push(name)
  }
  await Promise.all([make(21, 'a1'), make(21, 'a2'), now(21, 'a3'), now(22, 'b1'), make(23, 'c1')])
  expect(made).toEqual(['a1', 'b1', 'c1', 'a2', 'a3'])
})

describe('a PDF for a waiting request', () => {
  const large = { documento: documento(60_000), logo: null }
  const notBegun = { code: 'TOO_MANY_REQUESTS', message: expect.stringMatching(/^Muitos documentos/) }
  const tooSlow = { code: 'UNAVAILABLE', message: expect.stringMatching(/demorou demais para ficar pronto/) }

  test('a PDF over the time limit is reported in time, and the thread ends', async () => {
    const threads: Worker[] = []
    const making = watchingThreads(
      (thread) => threads.push(thread),
      () => makePdfNow(1, large, new AbortController().signal, 200),
    )
    await expect(making).rejects.toMatchObject(tooSlow)
    const [thread] = threads as [Worker]
    if (thread.threadId !== -1) await once(thread, 'exit')
    expect([threads.length, thread.threadId]).toEqual([1, -1])
  })

  test('when the turn of a PDF does not come in time, the client gets 429 and may retry', async () => {
    const caller = new AbortController()
    await watchingThreads(
      () => undefined,
      async () => {
        const running = makePdfNow(1, large, caller.signal)
        await expect(makePdfNow(1, large, new AbortController().signal, 50)).rejects.toMatchObject(notBegun)
        caller.abort()
        await expect(running).rejects.toMatchObject(tooSlow)
      },
    )
  })

  test('when the client of a PDF disconnects, the thread ends, and waiting work is never started', async () => {
    const threads: Worker[] = []
    const caller = new AbortController()
    await watchingThreads(
      (thread) => {
        threads.push(thread)
        setTimeout(() => caller.abort(), 50)
      },
      async () => {
        const [running, waiting] = [makePdfNow(1, large, caller.signal), makePdfNow(1, large, caller.signal)]
        await expect(running).rejects.toMatchObject(tooSlow)
        await expect(waiting).rejects.toMatchObject(notBegun)
        await expect(makePdfNow(1, large, caller.signal)).rejects.toMatchObject(notBegun)
        expect(threads).toHaveLength(1)
        expect((await makePdf(1, { documento: documento(1), logo: null })).length).toBeGreaterThan(1000)
        expect(threads).toHaveLength(2)
      },
    )
  })
})

describe('characters without a glyph', () => {
  const strange = ['👨‍👩‍👧', '😀', '\u{1f1e7}\u{1f1f7}', '漢字', '한국', '\u200d', '\ufe0f', '\ud83d']
  const faces: readonly Face[] = ['regular', 'semibold', 'italic']

  test('are left out of every text, and take no room', async () => {
    await loadFonts()
    for (const face of faces)
      for (const sign of strange) {
        expect([sign, fontOf(face).layout(`a${sign}b`).glyphs.length]).toEqual([sign, 2])
        expect([sign, widthOf(`a${sign}b`, face, 10)]).toEqual([sign, widthOf('ab', face, 10)])
        expect(plain(`Ana ${sign} Lima`)).toBe('Ana Lima')
      }
    expect(wrap(strange.join(' '), 'regular', 10, 100, 2)).toEqual([''])
  })

  test('letters are drawn with their accents, as wide as they are', async () => {
    await loadFonts()
    const [composed, decomposed] = ['João Ações', 'João Ações'.normalize('NFD')]
    expect(plain(decomposed)).toBe(composed)
    for (const face of faces) {
      expect(widthOf(decomposed, face, 10)).toBe(widthOf(composed, face, 10))
      expect(fontOf(face).layout(decomposed).glyphs.length).toBe(composed.length)
    }
    // the fonts lack one old letter of Afrikaans
    for (let code = 0xc0; code <= 0x17f; code++)
      if (code !== 0x149)
        for (const face of faces)
          expect([code, fontOf(face).layout(String.fromCharCode(code)).glyphs.length]).toEqual([code, 1])
  })

  test('a table and a text show the rest', async () => {
    const name = 'Joa\u0303o 😀 漢字 Lima'
    const [section] = documento(1).secoes as [ReturnType<typeof documento>['secoes'][number]]
    const tabela = { ...section.tabela, grupos: [{ titulo: name, linhas: [['1', name]], subtotal: null }] }
    const texto = [{ tipo: 'p' as const, nivel: 0, trechos: [{ texto: name }] }]
    const secoes = [
      { titulo: name, tabela },
      { titulo: null, texto },
    ]
    const whole = { ...documento(0), titulo: name, secoes }
    const { text } = await readPdf(await makePdf(1, { documento: whole, logo: null }))
    expect(text).not.toMatch(/[^ -~\u00a0-\u017f·…]/)
    expect(text.match(/João Lima/g)?.length).toBeGreaterThanOrEqual(3)
    expect(text.replaceAll('|', ' ')).toMatch(/João +Lima$|João +Lima [^J]*$/)
  })
})
