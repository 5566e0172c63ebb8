import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { readPdf } from '../factories/pdf.js'
import { hasPython, type Installation, installation } from './server.js'

let server: Installation
let token: string
beforeAll(async () => {
  server = await installation()
  token = await server.apiToken(['entrada.escrever', 'relatorio.ler', 'livroCaixa.ler'])
  copyFileSync(path.join(import.meta.dirname, 'ofertas/ofertas.py'), path.join(server.folder, 'ofertas.py'))
})
afterAll(() => server.stop())

const run = (...args: string[]) => server.run('python3', ['ofertas.py', ...args], token)
const booked = async () =>
  (
    await server.app.sql<{ line: string }>(
      `select concat_ws(' ', data::text, valor, descricao) as line from entrada where id_cliente = $1 order by id`,
      [server.church.idCliente],
    )
  ).map(({ line }) => line)

const offerings = [
  'data;descricao;valor',
  '2026-03-01;Oferta do culto da manhã;1.250,00',
  '2026-03-01;Oferta do culto da noite;320,50',
  '2026-03-08;Oferta;100,00',
  // the same twice: two people gave the same
  '2026-03-08;Oferta;100,00',
]
const rows = [
  '2026-03-01 1250.00 Oferta do culto da manhã',
  '2026-03-01 320.50 Oferta do culto da noite',
  '2026-03-08 100.00 Oferta',
  '2026-03-08 100.00 Oferta',
]

// the product does not need Python, so a machine without it cannot run this tool
const withPython = hasPython ? test : test.skip

withPython(
  'offerings of a file are booked once each, however often and however interrupted the tool runs',
  async () => {
    const write = (lines: string[]) =>
      writeFileSync(path.join(server.folder, 'ofertas.csv'), `\ufeff${lines.join('\n')}\n`)
    write([...offerings.slice(0, 3), '2026-03-05;;50,00', ...offerings.slice(3)])
    const first = await run('lancar', 'ofertas.csv')
    expect([first.status, first.stdout]).toEqual([
      1,
      'linha 4: descricao: Informe a descrição.\n4 lançadas, 1 recusadas\n',
    ])
    expect(await booked()).toEqual(rows)

    // the tool died before it wrote down what it had sent
    rmSync(path.join(server.folder, 'ofertas.csv.lancadas.json'))
    write(offerings)
    expect(await run('lancar', 'ofertas.csv')).toMatchObject({ status: 0, stdout: '4 lançadas, 0 recusadas\n' })
    expect(await booked()).toEqual(rows)

    // two days later the server has forgotten the keys, but the tool has not
    await server.app.sql('delete from idempotencia where id_cliente = $1', [server.church.idCliente])
    write([...offerings, '2026-03-15;Oferta de missões;80,00'])
    expect(await run('lancar', 'ofertas.csv')).toMatchObject({ status: 0, stdout: '1 lançadas, 0 recusadas\n' })
    expect(await booked()).toEqual([...rows, '2026-03-15 80.00 Oferta de missões'])
  },
)

withPython("the month's cash book is fetched by the address that the mutation answers", async () => {
  expect(await run('livro-caixa', '2026-03', 'livro.pdf')).toMatchObject({ status: 0, stdout: 'livro.pdf\n' })
  const { text } = await readPdf(readFileSync(path.join(server.folder, 'livro.pdf')))
  expect(text).toContain('Oferta do culto da noite')
  expect(text).toContain('1.250,00')
})
