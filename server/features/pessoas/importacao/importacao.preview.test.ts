import { Readable } from 'node:stream'
import type { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp } from '../../../../tests/factories/harness.js'
import { csv, importsOf } from '../../../../tests/factories/importacao.js'
import { watchingThreads } from '../../../../tests/factories/threads.js'
import { grantsFrom } from '../../../kernel/access/grants.js'
import { Context } from '../../../kernel/work/context/context.js'
import { prepararImportacao } from './importacao.usecases.js'

let app: TestApp
let church: TestChurch
let token: string
let imports: ReturnType<typeof importsOf>

beforeAll(async () => {
  app = await testApp()
})
beforeEach(async () => {
  church = await app.church()
  token = await church.token(1)
  imports = importsOf(app, church, token)
})
afterAll(() => app.close())

describe('the preview of an import', () => {
  test('the preview of an import shows each row with its status, and creates no person', async () => {
    const { importacao } = await imports.preparar(
      csv(
        'Nome;E-mail;Celular;CPF;perfil;Nota',
        'Ana;ANA@x.com;(11) 98888-7777;529.982.247-25;1;boa',
        ';beto@;11;111;;',
        `Ana Administradora;${church.email};;;;`,
        'Ana de novo;ana@x.com;;;;',
        'CPF de novo;;;52998224725;;',
      ),
    )
    expect(importacao).toMatchObject({
      nomeArquivo: 'membros.csv',
      formato: 'csv',
      situacao: 'previa',
      colunas: ['Nome', 'E-mail', 'Celular', 'CPF', 'perfil', 'Nota'],
      totalLinhas: 5,
      validas: 2,
      comErro: 1,
      duplicadas: 2,
      gravadas: null,
    })
    expect(importacao.mapeamento.map(({ campo }: { campo: string }) => campo)).toEqual([
      'name',
      'email',
      'telefoneUsuario',
      'cpf',
      null,
      null,
    ])
    const everything = await app.graphql(
      token,
      'query($id: ID!) { importacao(id: $id) { linhas(first: 2) { nodes { dados { campo texto } } } } }',
      { id: importacao.id },
    )
    const written = (linha: number) =>
      Object.fromEntries(
        everything.data.importacao.linhas.nodes[linha].dados.map((each: { campo: string; texto: string }) => [
          each.campo,
          each.texto,
        ]),
      )
    expect(written(0)).toEqual({ name: 'Ana', email: 'ana@x.com', telefoneUsuario: '11988887777', cpf: '52998224725' })
    expect(written(1)).toEqual({ email: 'beto@', telefoneUsuario: '11', cpf: '111' })
    expect(importacao.linhas.nodes).toEqual([
      {
        numero: 2,
        situacao: 'valida',
        name: 'Ana',
        email: 'ana@x.com',
        telefoneUsuario: '11988887777',
        cpf: '52998224725',
        erros: [],
      },
      {
        numero: 3,
        situacao: 'erro',
        name: null,
        email: 'beto@',
        telefoneUsuario: '11',
        cpf: '111',
        erros: ['Informe o nome.'],
      },
      expect.objectContaining({
        numero: 4,
        situacao: 'duplicada',
        erros: ['E-mail já cadastrado: Ana Administradora.'],
      }),
      // another person with the same e-mail, such as a wife
      expect.objectContaining({ numero: 5, situacao: 'valida', email: null }),
      expect.objectContaining({ numero: 6, situacao: 'duplicada', erros: ['CPF repetido: já está na linha 2.'] }),
    ])
    expect(await imports.people()).toEqual([])
  })

  test('the preview of an import has pages for all rows, or for the rows of one status', async () => {
    const { importacao } = await imports.preparar(
      csv('nome;cidade', ...Array.from({ length: 30 }, (_, i) => `${i % 3 ? `P${i}` : ''};São Paulo`)),
    )
    const page = async (args: string) =>
      (
        await app.graphql(
          token,
          `{ importacao(id: ${importacao.id}) { linhas(${args}) { totalCount pageInfo { hasNextPage endCursor } nodes { numero } } } }`,
        )
      ).data?.importacao.linhas
    const numbers = (nodes: { numero: number }[]) => nodes.map(({ numero }) => numero)
    const first = await page('first: 20')
    expect([first.totalCount, first.pageInfo, numbers(first.nodes)[0]]).toEqual([
      30,
      { hasNextPage: true, endCursor: '20' },
      2,
    ])
    expect(numbers((await page('first: 20, after: "20"')).nodes)).toEqual([22, 23, 24, 25, 26, 27, 28, 29, 30, 31])
    const wrong = await page('first: 4, somente: "erro"')
    expect([wrong.totalCount, numbers(wrong.nodes)]).toEqual([10, [2, 5, 8, 11]])
    expect((await page('somente: "duplicada"')).nodes).toEqual([])
    expect(
      (await app.graphql(token, `{ importacao(id: ${importacao.id}) { linhas(somente: "todas") { totalCount } } }`))
        .status,
    ).toBe(422)
  })

  test('JSON and XML files have the same preview as CSV files', async () => {
    const json = {
      name: 'a.json',
      type: 'application/json',
      data: Buffer.from('[{"name": "Ana", "dataNascimento": "1980-02-01"}]'),
    }
    const xml = {
      name: 'a.xml',
      type: 'text/xml',
      data: Buffer.from('<usuarios><usuario><name>In\xeas</name></usuario></usuarios>', 'latin1'),
    }
    expect((await imports.preparar(json)).importacao).toMatchObject({ formato: 'json', validas: 1 })
    expect((await imports.preparar(xml)).importacao.linhas.nodes[0]).toMatchObject({ name: 'Inês', situacao: 'valida' })
  })

  test('a title that was cut in the middle of a character is repaired, not refused', async () => {
    const title = `${'x'.repeat(99)}\u{1f600}`
    const { importacao } = await imports.preparar(csv(`nome;${title}`, 'Ana;1'))
    expect([importacao.validas, importacao.colunas[1]]).toEqual([1, `${'x'.repeat(99)}\ufffd`])
  })

  test('a row with a control character has an error; half a surrogate pair is replaced', async () => {
    const json = {
      name: 'a.json',
      type: 'application/json',
      data: Buffer.from('[{"name": "a\\u0000b"}, {"name": "c\\ud800"}]'),
    }
    const { importacao } = await imports.preparar(json)
    expect(importacao.linhas.nodes).toMatchObject([
      { situacao: 'erro', erros: ['Nome: O texto contém caracteres inválidos.'] },
      { situacao: 'valida', name: 'c\ufffd' },
    ])
  })

  test('a wrong or unreadable file is refused, and nothing is stored', async () => {
    const doctype = Buffer.from(
      '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><usuarios><usuario><name>&x;</name></usuario></usuarios>',
    )
    for (const [name, data, status] of [
      ['virus.exe', Buffer.from('MZ\x00\x01'), 415],
      ['foto.csv', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0]), 415],
      ['a.xml', doctype, 400],
      ['a.json', Buffer.from('['.repeat(100_000)), 422],
      ['a.csv', Buffer.from('nome\n'), 422],
      ['a.csv', Buffer.alloc(20_000_001, 'a\n'), 413],
    ] as const) {
      expect([name, (await imports.preparar({ name, type: 'text/csv', data })).status]).toEqual([name, status])
      expect([
        name,
        (await app.restUpload(token, '/importar-usuarios', { name, type: 'text/csv', data })).status,
      ]).toEqual([name, status])
    }
    expect(await app.sql('select id from importacao where id_cliente = $1', [church.idCliente])).toEqual([])
  })

  test('a file just under the limit is read', async () => {
    const data = Buffer.from(
      `nome;obs\n${Array.from({ length: 200 }, (_, i) => `P${i};${'x'.repeat(90_000)}`).join('\n')}`,
    )
    expect(data.length).toBeGreaterThan(18_000_000)
    expect((await imports.preparar({ name: 'a.csv', type: 'text/csv', data })).importacao).toMatchObject({
      totalLinhas: 200,
      // the notes are too long, and left out with a warning
      comErro: 0,
    })
  })
})

describe('the mapping of columns to fields', () => {
  test('when the mapping of an import is changed, the rows are read again', async () => {
    const { importacao } = await imports.preparar(
      csv('Irmão;Contato;Nasceu', 'Ana;ana@x.com;01/02/1980', 'Beto;beto@x.com;'),
    )
    expect(importacao).toMatchObject({ validas: 0, comErro: 2 })
    const again = await imports.remapear(importacao.id, [
      { coluna: 'Irmão', campo: 'name' },
      { coluna: 'Contato', campo: 'email' },
      { coluna: 'Nasceu', campo: null },
    ])
    expect(again.importacao).toMatchObject({ id: importacao.id, validas: 2, comErro: 0 })
    expect(again.importacao.linhas.nodes[0]).toMatchObject({
      numero: 2,
      name: 'Ana',
      email: 'ana@x.com',
      telefoneUsuario: null,
    })
    expect((await imports.gravar(importacao.id)).importacao.gravadas).toBe(2)
    expect(await imports.people()).toMatchObject([{ name: 'Ana', data_nascimento: null }, { name: 'Beto' }])
  })

  test('the mapping of an import can be sent with the file; an invalid mapping is refused', async () => {
    const file = csv('Irmão;E-mail', 'Ana;ana@x.com')
    const given = await imports.preparar(file, [{ coluna: 'Irmão', campo: 'name' }])
    expect(given.importacao.mapeamento).toEqual([
      { coluna: 'Irmão', campo: 'name' },
      { coluna: 'E-mail', campo: 'email' },
    ])
    expect((await imports.preparar(file, [{ coluna: 'Irmã', campo: 'name' }])).status).toBe(422)
    expect((await imports.remapear(given.importacao.id, [{ coluna: 'Irmão', campo: 'perfil' }])).message).toBe(
      'O campo perfil não pode ser importado.',
    )
    expect((await imports.ler(given.importacao.id)).importacao).toMatchObject({
      validas: 1,
      mapeamento: given.importacao.mapeamento,
    })
  })
})

describe('the queue for reading files', () => {
  const patient = async (done: () => boolean) => {
    while (!done()) await new Promise((resolve) => setTimeout(resolve, 5))
  }

  /**
   * Sends a file as one request. `opened` counts how often its stream was read: once to wait for its arrival, and once
   * into memory when its turn has come.
   */
  function sending(of: TestChurch, waits?: Promise<void>) {
    const viewer = {
      id: of.idCliente,
      uuid: '',
      idCliente: of.idCliente,
      perfil: 1 as const,
      name: 'Ana',
      grants: grantsFrom(1, null),
    }
    const ctx = new Context(app.services, { viewer, requestId: 'teste', ip: '', userAgent: '' })
    const file = {
      opened: 0,
      filename: 'membros.csv',
      mimetype: 'text/csv',
      encoding: '7bit',
      createReadStream: () => {
        const turn = ++file.opened === 2
        return Readable.from(
          (async function* () {
            if (turn) await waits
            yield Buffer.from('Nome\nAna')
          })(),
        )
      },
    }
    const done = prepararImportacao(ctx, { arquivo: file }).finally(() => ctx.close())
    done.catch(() => undefined)
    return { ctx, file, done }
  }

  test('a church’s next file is not read into memory before its turn, or when its client has disconnected; other churches continue', async () => {
    let go = () => {}
    const first = sending(church, new Promise((resolve) => (go = resolve)))
    await patient(() => first.file.opened === 2)
    const waiting = Array.from({ length: 5 }, () => sending(church))
    await patient(() => waiting.every(({ file }) => file.opened === 1))
    // the churches of their first week wait for one another
    const established = await app.church()
    await app.sql(`update cliente set created_at = now() - interval '30 days' where id = $1`, [established.idCliente])
    const other = await sending(established).done
    expect(other.situacao).toBe('previa')
    const [last, ...gone] = waiting
    for (const { ctx } of gone) await ctx.close()
    for (const { done } of gone) await expect(done).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    expect(waiting.map(({ file }) => file.opened)).toEqual([1, 1, 1, 1, 1])
    go()
    expect((await first.done).situacao).toBe('previa')
    expect((await last?.done)?.situacao).toBe('previa')
    expect(waiting.map(({ file }) => file.opened)).toEqual([2, 1, 1, 1, 1])
  })

  test('the thread that reads a file ends with its request', async () => {
    const threads: Worker[] = []
    await watchingThreads(
      (thread) => threads.push(thread),
      async () => {
        const { ctx, done } = sending(church)
        await patient(() => threads.length === 1)
        await ctx.close()
        await expect(done).rejects.toMatchObject({ message: 'A leitura do arquivo foi interrompida.' })
      },
    )
    expect(threads[0]?.threadId).toBe(-1)
  })
})
