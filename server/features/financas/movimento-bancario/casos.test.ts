import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'
import { watchingThreads } from '../../../../tests/factories/threads.js'
import { projectRoot } from '../../../kernel/base/paths.js'
import { findPayersJob } from './textos/pagadores.job.js'
import { pagadorOf, payerRuleVersion } from './textos/textos.rules.js'

/* Statements as banks and people really make them: small files, each with what must come of it. */

let app: TestApp
let church: TestChurch
let token: string
let conta: number

const importFile = `mutation($arquivo: Upload!, $conta: ID!, $colunas: ColunasExtratoInput) {
  importarExtrato(arquivo: $arquivo, idContaFinanceira: $conta, colunas: $colunas) {
    precisaColunas sugestao { colunaData colunaDescricao colunaValor colunaCredito colunaDebito colunaDocumento }
    extrato { novos deFora ignorados repetidos } } }`

const send = (name: string, data: Buffer, colunas?: object | null) =>
  app.upload(
    token,
    importFile,
    { conta: String(conta), colunas },
    { arquivo: { name, type: 'application/octet-stream', data } },
  )

const file = (name: string) => readFileSync(path.join(projectRoot, 'tests/cases', name))

async function account(): Promise<number> {
  const input = { nome: unique('Banco '), tipo: 'banco', dataSaldoInicial: '2026-09-01' }
  return (await app.rest(token, 'POST', '/contas-financeiras', input)).body.id
}

/** Imports with the columns that the answer suggests, as a person does who only confirms them. */
async function imported(name: string, data: Buffer, colunas?: object) {
  const first = await send(name, data, colunas)
  expect([name, first.errors]).toEqual([name, undefined])
  const { precisaColunas, sugestao, extrato } = first.data.importarExtrato
  if (!precisaColunas) return extrato
  const second = await send(name, data, sugestao)
  expect([name, second.errors]).toEqual([name, undefined])
  return second.data.importarExtrato.extrato
}

interface Movimento {
  id: number
  data: string
  valor: string
  historico: string
  situacao: string
  proposta: { certa: boolean; idPessoa: number | null } | null
}

const movements = async (filter = 'situacao: "pendente"'): Promise<Movimento[]> =>
  (
    await app.graphql(
      token,
      `{ movimentosBancarios(first: 90, filtro: { idContaFinanceira: ${conta}, ${filter} }, ordem: { campo: data, direcao: ASC }) {
        nodes { id data valor historico situacao proposta { certa idPessoa } } } }`,
    )
  ).data.movimentosBancarios.nodes

const amounts = async () => (await movements()).map(({ valor }) => valor)

beforeAll(async () => {
  app = await testApp()
})
beforeEach(async () => {
  church = await app.church()
  token = await church.token(1)
  conta = await account()
})
afterAll(() => app.close())

describe('the day of a movement', () => {
  const reasons = async (account: number): Promise<Record<string, string | null>> =>
    Object.fromEntries(
      (
        await app.graphql(
          token,
          `{ movimentosBancarios(first: 90, filtro: { idContaFinanceira: ${account} }) { nodes { historico motivo } } }`,
        )
      ).data.movimentosBancarios.nodes.map(({ historico, motivo }: Record<string, string>) => [historico, motivo]),
    )

  test('says that it is of the future, of before the opening balance, or of a closed month', async () => {
    const input = { nome: unique('Banco '), tipo: 'banco', saldoInicial: '500.00', dataSaldoInicial: '2026-09-06' }
    conta = (await app.rest(token, 'POST', '/contas-financeiras', input)).body.id
    expect((await app.graphql(token, 'mutation { fecharMes(mes: "2026-09") { message } }')).errors).toBeUndefined()
    const line = (day: string, memo: string, amount = '1.00') =>
      `<STMTTRN><DTPOSTED>${day}<TRNAMT>${amount}<FITID>${memo}<MEMO>${memo}</STMTTRN>`
    const movements = [
      line('20260905', 'ANTES'),
      line('20260906', 'FECHADO'),
      line('20260930', 'FECHADO TAMBEM'),
      line('20261001', 'PENDENTE'),
      line('20261031', 'ULTIMO'),
      line('20261101', 'DEPOIS DO FIM'),
      line('20261101', 'SALDO DO DIA'),
      line('20260905', 'NADA', '0.00'),
    ]
    const ofx = `<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><BANKACCTFROM><BANKID>1<ACCTID>7</BANKACCTFROM><BANKTRANLIST><DTSTART>20260901<DTEND>20261031
      ${movements.join('')}</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`
    expect(await imported('m.ofx', Buffer.from(ofx))).toMatchObject({ novos: 8, ignorados: 6 })
    expect(await reasons(conta)).toEqual({
      ANTES: 'anterior',
      FECHADO: 'fechado',
      'FECHADO TAMBEM': 'fechado',
      PENDENTE: null,
      ULTIMO: null,
      'DEPOIS DO FIM': 'futuro',
      'SALDO DO DIA': 'saldo',
      NADA: 'zero',
    })
  })

  test('is compared with today where the file names no period', async () => {
    await imported('a.csv', Buffer.from('Data;Descrição;Valor\n01/01/2099;Amanhã;1,00\n02/11/2026;Ontem;2,00\n'))
    expect(await reasons(conta)).toEqual({ Amanhã: 'futuro', Ontem: null })
  })
})

test('a statement is read in a thread, so that no other request waits for it', async () => {
  const threads: Worker[] = []
  await watchingThreads(
    (thread) => threads.push(thread),
    async () => {
      await imported('a.csv', file('c1-virgulas.csv'))
      await imported('a.ofx', file('b9-casas-decimais.ofx'))
    },
  )
  // the CSV was sent twice, because its columns had to be chosen
  expect(threads).toHaveLength(3)
})

test('a movement that an earlier file had with the other sign is asked about, and never doubled', async () => {
  const titles = 'Data;Descrição;Documento;Valor'
  const send = (...lines: string[]) => imported('m.csv', Buffer.from([titles, ...lines].join('\n')))
  await send(
    '05/10/2026;LUZ;77;250,50',
    '06/10/2026;Mercado;;30,00',
    '06/10/2026;Vazio;;12,00',
    '07/10/2026;Estorno;9;5,00',
    '07/10/2026;Estorno;9;-5,00',
  )
  // a line without any text is like no other one
  await app.sql(`update movimento_bancario set historico = '' where id_conta_financeira = $1 and historico = 'Vazio'`, [
    conta,
  ])
  await send(
    '05/10/2026;CONTA DE LUZ;77;-250,50',
    '06/10/2026;Mercado;;-30,00',
    '06/10/2026;Padaria;;-30,00',
    '06/10/2026;Qualquer;;-12,00',
    '07/10/2026;Estorno;9;5,00',
    '07/10/2026;Estorno;9;-5,00',
  )
  const rows = await app.sql<{ historico: string; duvida: boolean }>(
    'select historico, duvida from movimento_bancario where id_conta_financeira = $1 and valor < 0 and id_cliente = $2 order by data, historico',
    [conta, church.idCliente],
  )
  expect(rows).toEqual([
    { historico: 'CONTA DE LUZ', duvida: true },
    { historico: 'Mercado', duvida: true },
    { historico: 'Padaria', duvida: false },
    { historico: 'Qualquer', duvida: false },
    { historico: 'Estorno', duvida: false },
  ])
})

describe('a movement that an earlier file had with the other sign', () => {
  const correct = 'mutation($id: ID!) { corrigirMovimento(id: $id) { id duvida situacao acoesPermitidas } }'
  const titles = 'Data;Descrição;Documento;Valor'
  const doubted = async () => {
    const { data } = await app.graphql(
      token,
      `{ movimentosBancarios(first: 20, filtro: { idContaFinanceira: ${conta} }) { nodes { id duvida acoesPermitidas } } }`,
    )
    return (data.movimentosBancarios.nodes as { id: number; duvida: boolean; acoesPermitidas: string[] }[]).filter(
      ({ duvida }) => duvida,
    )
  }
  const all = () =>
    app.sql(
      'select valor, situacao, motivo, duvida from movimento_bancario where id_cliente = $1 and id_conta_financeira = $2 order by id',
      [church.idCliente, conta],
    )

  test('is corrected in one step: what the earlier one had made goes, and this one is pending', async () => {
    await imported('m.csv', Buffer.from(`${titles}\n05/10/2026;LUZ;77;250,50\n`))
    const [first] = await movements()
    const booked = await app.graphql(
      token,
      `mutation { lancarMovimento(id: "${first?.id}", input: { descricao: "Luz", categoria: 5 }, confirmacoes: ["movimentoParecido", "lancamentoParecido", "valorIncomum"]) { situacao } }`,
    )
    expect(booked.data.lancarMovimento.situacao).toBe('conciliado')
    // as the versions left it that read such files with the other sign
    await app.sql('update conciliacao set criado = false where id_cliente = $1', [church.idCliente])
    await imported('m.csv', Buffer.from(`${titles}\n05/10/2026;LUZ;77;-250,50\n`))
    const [line] = await doubted()
    expect(line?.acoesPermitidas).toEqual(['corrigir', 'desfazer', 'ignorar'])
    expect((await app.graphql(token, correct, { id: String(line?.id) })).data.corrigirMovimento).toEqual({
      id: line?.id,
      duvida: false,
      situacao: 'pendente',
      acoesPermitidas: ['conciliar', 'lancar', 'ignorar'],
    })
    expect(await all()).toEqual([
      { valor: '250.50', situacao: 'ignorado', motivo: 'pessoa', duvida: false },
      { valor: '-250.50', situacao: 'pendente', motivo: null, duvida: false },
    ])
    expect(
      await app.sql('select descricao, excluido_em is not null as na_lixeira from entrada where id_cliente = $1', [
        church.idCliente,
      ]),
    ).toEqual([{ descricao: 'Luz', na_lixeira: true }])
  })

  test('is one for one; what only repeats another has nothing to correct', async () => {
    const two = (sign: string) => Buffer.from(`${titles}\n05/10/2026;A;1;${sign}9,00\n05/10/2026;A;1;${sign}9,00\n`)
    await imported('m.csv', two(''))
    await imported('m.csv', two('-'))
    const lines = await doubted()
    expect(lines).toHaveLength(2)
    for (const { id } of lines) expect((await app.graphql(token, correct, { id: String(id) })).errors).toBeUndefined()
    expect((await all()).map((row) => row.situacao)).toEqual(['ignorado', 'ignorado', 'pendente', 'pendente'])
    const again = await app.graphql(token, correct, { id: String(lines[0]?.id) })
    expect(again.errors?.[0]?.message).toBe('Nenhum movimento de antes tem este valor com o sinal trocado.')
    for (const document of ['1', '2'])
      await imported('m.csv', Buffer.from(`${titles}\n06/10/2026;B;${document};5,00\n`))
    expect((await doubted()).map(({ acoesPermitidas }) => acoesPermitidas)).toEqual([['desfazer', 'ignorar']])
  })
})

describe('days that may be two each', () => {
  const english = (...days: string[]) =>
    Buffer.from(['Date,Description,Amount', ...days.map((day) => `${day},A,1.00`)].join('\n'))
  const chosen = { colunaData: 0, colunaDescricao: 1, colunaValor: 2 }
  const days = async () => (await movements()).map(({ data }) => data)
  const asking = `mutation($arquivo: Upload!, $conta: ID!, $colunas: ColunasExtratoInput) {
    importarExtrato(arquivo: $arquivo, idContaFinanceira: $conta, colunas: $colunas) { precisaColunas dataAmbigua extrato { novos } } }`
  const ask = (data: Buffer, colunas?: object) =>
    app.upload(token, asking, { conta: String(conta), colunas }, { arquivo: { name: 'a.csv', type: 'text/csv', data } })

  test('are asked, without a default, and nothing is imported before the answer', async () => {
    const both = english('10/03/2026', '11/04/2026')
    for (const colunas of [undefined, chosen])
      expect((await ask(both, colunas)).data.importarExtrato).toEqual({
        precisaColunas: true,
        dataAmbigua: '10/03/2026',
        extrato: null,
      })
    expect(await days()).toEqual([])
    const wrong = await ask(both, { ...chosen, ordemData: 'ano' })
    expect(wrong.errors?.[0]?.extensions.campos).toEqual({ 'colunas.ordemData': 'Escolha dia ou mês.' })
    expect((await ask(both, { ...chosen, ordemData: 'mes' })).data.importarExtrato).toEqual({
      precisaColunas: false,
      dataAmbigua: null,
      extrato: { novos: 2 },
    })
    expect(await days()).toEqual(['2026-10-03', '2026-11-04'])
    // the columns are known now, and the days of another file are asked again
    expect((await ask(english('10/05/2026'))).data.importarExtrato).toMatchObject({
      precisaColunas: true,
      dataAmbigua: '10/05/2026',
    })
  })

  test('are not asked where the values or a Portuguese title tell', async () => {
    expect((await ask(english('10/03/2026', '10/25/2026'), chosen)).data.importarExtrato.extrato).toEqual({ novos: 2 })
    expect(await days()).toEqual(['2026-10-03', '2026-10-25'])
    conta = await account()
    expect((await ask(english('10/10/2026'), chosen)).data.importarExtrato.extrato).toEqual({ novos: 1 })
    const brazilian = Buffer.from('Data;Descrição;Valor\n03/10/2026;A;1,00\n')
    expect((await ask(brazilian, chosen)).data.importarExtrato.extrato).toEqual({ novos: 1 })
    expect(await days()).toEqual(['2026-10-03', '2026-10-10'])
    // a day that is none in Brazil's order is no reason to read the others in another one
    const typo = Buffer.from('Data;Descrição;Valor\n03/10/2026;B;1,00\n10/25/2026;C;1,00\n')
    expect((await ask(typo, chosen)).errors?.[0]?.message).toMatch(/^Linha 3: a data/)
  })
})

test('payers that were found by earlier rules are found anew, once', async () => {
  await imported('m.csv', Buffer.from('Data;Descrição;Valor\n05/10/2026;PIX RECEBIDO MARTA QUINTELA DE BARROS;10,00\n'))
  const payers = async () =>
    (
      await app.sql<{ pagador: string | null; pagadores: number; versao: number }>(
        'select m.pagador, e.pagadores, m.versao from movimento_bancario m join extrato_bancario e on e.id_cliente = m.id_cliente and e.id = m.id_extrato where m.id_cliente = $1',
        [church.idCliente],
      )
    )[0]
  const right = { pagador: 'marta quintela barros', pagadores: payerRuleVersion, versao: 1 }
  expect(await payers()).toEqual(right)
  await app.sql(`update movimento_bancario set pagador = 'pix recebido marta' where id_cliente = $1`, [
    church.idCliente,
  ])
  await findPayersJob.run(app.services, { idCliente: 0, idUsuario: null, requisicao: 'teste' })
  expect(await payers()).toMatchObject({ pagador: 'pix recebido marta' })
  await app.sql('update extrato_bancario set pagadores = 0 where id_cliente = $1', [church.idCliente])
  await findPayersJob.run(app.services, { idCliente: 0, idUsuario: null, requisicao: 'teste' })
  expect(await payers()).toEqual(right)
})

test('the payers of all files are found in one run, by churches in turns', async () => {
  const others = [church, await app.church()]
  for (const { idCliente } of others)
    await app.sql(
      `insert into extrato_bancario (id_cliente, id_conta_financeira, nome_arquivo, formato, pagadores)
       select $1::int, (select id from conta_financeira where id_cliente = $1::int and geral), 'a.csv', 'csv', 0 from generate_series(1, 700)`,
      [idCliente],
    )
  await findPayersJob.run(app.services, { idCliente: 0, idUsuario: null, requisicao: 'teste' })
  expect(
    await app.sql('select count(*)::int as n from extrato_bancario where id_cliente = any ($1) and pagadores = 0', [
      others.map(({ idCliente }) => idCliente),
    ]),
  ).toEqual([{ n: 0 }])
})

test('months that were pasted below one another are all read; another table is not', async () => {
  const titles = 'Data;Descrição;Valor;Saldo'
  const pasted = [
    titles,
    '05/10/2026;A;1,00;1,00',
    titles,
    '05/11/2026;B;2,00;3,00',
    'Data;Descrição;Valor',
    '06/11/2026;C;4,00',
  ]
  expect(await imported('m.csv', Buffer.from(pasted.join('\n')))).toMatchObject({ novos: 2, deFora: 1 })
  expect(await amounts()).toEqual(['1.00', '2.00'])
})

describe('a statement', () => {
  test('with an empty statement of another account brings the movements of the one that has them', async () => {
    expect(await imported('bb.ofx', file('a2-bb-dois-stmtrs.ofx'))).toMatchObject({ novos: 2 })
    expect((await amounts()).sort()).toEqual(['-30.00', '150.00'])
  })

  test('of two accounts with movements is refused with both numbers', async () => {
    const both = file('a2-bb-dois-stmtrs.ofx')
      .toString()
      .replace(
        '<DTEND>20261127\n\n',
        '<DTEND>20261127\n<STMTTRN>\n<DTPOSTED>20261103\n<TRNAMT>1.00\n<FITID>7\n</STMTTRN>\n',
      )
    const { errors } = await send('bb.ofx', Buffer.from(both))
    expect(errors?.[0]?.message).toMatch(/455001, 655002/)
    expect(await movements()).toEqual([])
  })

  test('whose movements cannot all be read is refused with both numbers', async () => {
    const outside = file('b9-casas-decimais.ofx')
      .toString()
      .replace(
        '</STMTRS>',
        '<OUTRALISTA>\n<STMTTRN>\n<DTPOSTED>20261104\n<TRNAMT>1.00\n<FITID>9\n</STMTTRN>\n</OUTRALISTA>\n</STMTRS>',
      )
    const { errors } = await send('bb.ofx', Buffer.from(outside))
    expect(errors?.[0]?.message).toMatch(/3 movimentos, mas só 2/)
    expect(await movements()).toEqual([])
  })

  test('has zeros after the cents, but no real thousandths', async () => {
    await imported('a.ofx', file('b9-casas-decimais.ofx'))
    expect((await amounts()).sort()).toEqual(['-30.00', '-8.95'])
    const { errors } = await send(
      'a.ofx',
      Buffer.from(file('b9-casas-decimais.ofx').toString().replace('-30.000', '-30.001')),
    )
    expect(errors?.[0]?.message).toMatch(/'-30.001' não pôde ser lido/)
  })

  test('that repeats a text keeps both', async () => {
    await imported('a.ofx', file('c3-memo-repetido.ofx'))
    expect((await movements())[0]?.historico).toBe('PAGAMENTO CIA DE LUZ')
  })

  test('with closed empty tags is read', async () => {
    const closed = file('c3-memo-repetido.ofx').toString().replace('<MEMO>PAGAMENTO\n', '<NAME/>\n')
    await imported('a.ofx', Buffer.from(closed))
    expect((await movements())[0]?.historico).toBe('CIA DE LUZ')
  })
})

describe('a table', () => {
  const chosen = { colunaData: 0, colunaDescricao: 1, colunaValor: 2 }

  test('with a column that says D or C has its signs from there', async () => {
    await imported('a3.csv', file('a3-dc-em-coluna.csv'))
    expect(await amounts()).toEqual(['150.00', '-250.50', '-12.00'])
    // two columns named for the direction, in words
    conta = await account()
    const words = 'Data;Histórico;Valor;Tipo\n03/11/2026;PIX;10,00;Entrada\n04/11/2026;LUZ;5,00;Saída\n'
    await imported('tipo.csv', Buffer.from(words))
    expect(await amounts()).toEqual(['10.00', '-5.00'])
    const unknown = words.replace('Saída', 'Talvez')
    expect(
      (await send('tipo.csv', Buffer.from(`${unknown}${'05/11/2026;A;1,00;Entrada\n'.repeat(20)}`))).errors?.[0]
        ?.message,
    ).toBe("Linha 3: 'Talvez' não diz se o valor entrou ou saiu.")
    // without any other line
    expect((await send('tipo.csv', Buffer.from(unknown))).errors?.[0]?.message).toMatch(/'Talvez' não diz/)
  })

  test('takes no other column for its direction', async () => {
    const odd =
      'Data;Descrição;Valor;Observação;Conciliado\n03/11/2026;PIX MARTA;150,00;-;S\n04/11/2026;LUZ;-20,00;-;S\n'
    await imported('odd.csv', Buffer.from(odd))
    expect(await amounts()).toEqual(['150.00', '-20.00'])
    const { errors } = await send('us.csv', Buffer.from('Data;Descrição;Valor\n03/11/2026;A;1,000\n'), chosen)
    expect(errors?.[0]?.message).toBe('Linha 2: o valor não pôde ser lido.')
  })

  test('whose first movement has words of titles loses none', async () => {
    const first = '01/11/2026;DEBITO AUTOMATICO ENEL;-80,00\n02/11/2026;CREDITO PIX;5,00\n'
    await imported('first.txt', Buffer.from(first), chosen)
    expect(await amounts()).toEqual(['-80.00', '5.00'])
  })

  test('with a very long cell is read at once', async () => {
    const long = `${' '.repeat(4000)}x`
    const started = performance.now()
    await send('long.csv', Buffer.from(`${long};b;c\n03/11/2026;A;1,00\n`))
    expect(performance.now() - started).toBeLessThan(3000)
  })

  test('without titles begins with its first line, and its columns are remembered for the account', async () => {
    await imported('itau.txt', file('a4-itau-sem-titulos.txt'), chosen)
    expect(await amounts()).toEqual(['1700.00', '-528.00', '-1234.56'])
    const next = await send('itau.txt', Buffer.from('06/11/2026;OUTRA COISA;10,00\n07/11/2026;E OUTRA;-2,00\n'))
    expect(next.data.importarExtrato).toMatchObject({ precisaColunas: false, extrato: { novos: 2 } })
    // another account may be of another bank, so its columns are asked
    conta = await account()
    const elsewhere = await send('itau.txt', Buffer.from('06/11/2026;OUTRA COISA;10,00\n'))
    expect(elsewhere.data.importarExtrato.precisaColunas).toBe(true)
  })

  test('of Banco do Brasil names who paid, and its balances are left out', async () => {
    await imported('bb.csv', file('a7-bb-novo.csv'))
    expect((await movements()).map(({ valor, historico }) => [valor, historico])).toEqual([
      ['150.00', 'Pix - Recebido · 03/11 09:12 00011122233344 MARTA EXEMPLO'],
      ['-32.00', 'Pix - Enviado · 03/11 11:47 FULANO'],
    ])
  })

  test('of Bradesco keeps equal movements, takes the line below as text, and leaves out what follows', async () => {
    const { novos, deFora } = await imported('bradesco.csv', file('a8-bradesco.csv'))
    expect(await amounts()).toEqual(['1600.00', '-1520.00', '-1520.00'])
    expect((await movements())[0]?.historico).toMatch(/PIX RECEBIDO.*Marta Exemplo/)
    expect([novos, deFora]).toEqual([4, 1])
  })

  test('of Inter names who paid', async () => {
    await imported('inter.csv', file('a9-inter.csv'))
    expect((await movements()).map(({ historico }) => historico)).toEqual([
      expect.stringContaining('MARTA EXEMPLO DE LIMA'),
      expect.stringContaining('CAIO EXEMPLO PRADO'),
      expect.stringContaining('CIA DE ENERGIA'),
    ])
  })

  test('is split at the sign that splits all lines alike', async () => {
    await imported('c1.csv', file('c1-virgulas.csv'))
    expect(await amounts()).toEqual(['-1036.00', '-109.61'])
  })

  test('has days without zeros before them, and zeros after the cents', async () => {
    await imported('c2.csv', file('c2-dia-sem-zero.csv'))
    expect((await movements()).map(({ data }) => data)).toEqual(['2026-11-03', '2026-11-04'])
    await imported('c2b.csv', Buffer.from('Data;Descrição;Valor\n20261105;LUZ;-109,6100\n6/11/2026;AGUA;\u2212 7,00\n'))
    expect(await amounts()).toEqual(['36.00', '-109.61', '-109.61', '-7.00'])
    const { errors } = await send('c2c.csv', Buffer.from('Data;Descrição;Valor\n07/11/2026;LUZ;1.000\n'))
    expect(errors?.[0]?.message).toBe('Linha 2: o valor não pôde ser lido.')
  })

  test('names the account, which must be this one', async () => {
    await app.rest(token, 'PUT', `/contas-financeiras/${conta}`, {
      nome: unique('Banco '),
      tipo: 'banco',
      numero: '999999-1',
    })
    const { errors } = await send('inter.csv', file('a9-inter.csv'))
    expect(errors?.[0]?.message).toBe(
      'Este extrato é de outra conta (conta 12345678). Se for desta, corrija o banco e o número dela em Contas financeiras.',
    )
  })

  test('names the account, which is known from then on, also beside OFX', async () => {
    const [a, b] = [conta, await account()]
    conta = b
    await imported('inter.csv', file('a9-inter.csv'))
    // account A has no number: the file is not taken for one of it
    conta = a
    expect((await send('inter.csv', file('a9-inter.csv'))).errors?.[0]?.message).toMatch(
      /^Este extrato parece ser da conta 'Banco .*' \(conta 12345678\)\. Se for desta, escreva/,
    )
    const other = file('a9-inter.csv').toString().replace('12345678', '7654321-0')
    conta = b
    expect((await send('inter.csv', Buffer.from(other))).errors?.[0]?.message).toMatch(
      /outra conta \(conta 7654321-0\)\.$/,
    )
    const ofx = (acctid: string) =>
      Buffer.from(
        `<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><BANKACCTFROM><BANKID>77<ACCTID>${acctid}</BANKACCTFROM><BANKTRANLIST><DTSTART>20261101<DTEND>20261130
        <STMTTRN><DTPOSTED>20261120<TRNAMT>1.00<FITID>1<MEMO>X</STMTTRN></BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`,
      )
    expect((await send('b.ofx', ofx('999'))).errors?.[0]?.message).toMatch(/outra conta \(banco 77, conta 999\)/)
    // with the branch and zeros before it
    expect(await imported('b.ofx', ofx('0001012345678'))).toMatchObject({ novos: 1 })
    conta = a
    expect((await send('b.ofx', ofx('12345678'))).errors?.[0]?.message).toMatch(
      /^Este extrato .*conta.* \(banco 77, conta 12345678\)/,
    )
    await imported('a.csv', Buffer.from(other))
  })

  test('of an account that the church has written elsewhere is refused where no number is known', async () => {
    const written = { nome: unique('Banco '), tipo: 'banco', numero: '1234567-8' }
    expect((await app.rest(token, 'POST', '/contas-financeiras', written)).status).toBe(201)
    expect((await send('inter.csv', file('a9-inter.csv'))).errors?.[0]?.message).toMatch(
      /conta 'Banco .*' \(conta 12345678\)/,
    )
  })

  test('counts lines without an amount, which nobody would miss', async () => {
    const lines = [
      ...['Data;Descrição;Valor;Saldo', '01/11/2026;SALDO ANTERIOR;;900,00', '03/11/2026;PIX;10,00;910,00'],
      ...[';Rem: Marta Exemplo;;', '04/11/2026;PIX SEM VALOR;;', 'Lançamentos futuros;;;', 'Limite;;;500,00'],
    ]
    expect(await imported('m.csv', Buffer.from(lines.join('\n')))).toMatchObject({ novos: 1, deFora: 3 })
  })

  test('of a card writes what was spent without a sign', async () => {
    await imported('nubank.csv', Buffer.from('date,title,amount\n2026-11-03,Mercado,90.10\n2026-11-04,Estorno,-5.00\n'))
    expect(await amounts()).toEqual(['-90.10', '5.00'])
  })

  test('that was imported before its text was read whole brings nothing twice', async () => {
    await imported('inter.csv', file('a9-inter.csv'))
    await app.sql(
      `update movimento_bancario set historico = split_part(historico, ' · ', 1) where id_conta_financeira = $1`,
      [conta],
    )
    expect(await imported('inter.csv', file('a9-inter.csv'))).toMatchObject({ novos: 0, repetidos: 3 })
  })
})

describe('one month in two formats', () => {
  const gifts = [
    ['03', 'PIX RECEBIDO MARTA EXEMPLO', '150.00'],
    ['03', 'PIX RECEBIDO CAIO EXEMPLO', '150.00'],
    ['05', 'TARIFA PACOTE', '-12.90'],
  ] as const
  const ofx = Buffer.from(
    `<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><BANKACCTFROM><BANKID>77<ACCTID>12345678</BANKACCTFROM><BANKTRANLIST><DTSTART>20261101<DTEND>20261130
    ${gifts.map(([day, memo, valor], n) => `<STMTTRN><DTPOSTED>202611${day}<TRNAMT>${valor}<FITID>F${n}<MEMO>${memo}</STMTTRN>`).join('\n')}
    </BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`,
  )
  const csv = (titles: string, more = '') =>
    Buffer.from(
      [titles, ...gifts.map(([day, , valor], n) => `${day}/11/2026;Pix ${n};${valor.replace('.', ',')}`), more].join(
        '\n',
      ),
    )
  const doubts = async () =>
    (
      await app.sql<{ historico: string }>(
        `select historico from movimento_bancario where id_conta_financeira = $1 and duvida order by id`,
        [conta],
      )
    ).map(({ historico }) => historico)

  test('asks about each movement of the second, and about nothing that is only there', async () => {
    await imported('m.ofx', ofx)
    expect(await doubts()).toEqual([])
    await imported('m.csv', csv('Data;Descrição;Valor', '07/11/2026;Só aqui;150,00'))
    expect(await doubts()).toEqual(['Pix 0', 'Pix 1', 'Pix 2'])
    const doubted = (await movements()).find(({ historico }) => historico === 'Pix 0')
    const book = `mutation { lancarMovimento(id: "${doubted?.id}", input: { descricao: "Oferta", categoria: 2 }) { id } }`
    expect((await app.graphql(token, book)).errors?.[0]?.message).toMatch(/parece repetido/)
  })

  test('or in two layouts of one format, and not in two files of one layout', async () => {
    await imported('a.csv', csv('Data;Descrição;Valor'))
    await imported('b.csv', Buffer.from('Data;Descrição;Valor\n03/11/2026;Outro;150,00\n'))
    expect(await doubts()).toEqual([])
    const other = csv('Data;Histórico;Valor (R$)').toString().replaceAll('Pix', 'Transferência')
    await imported('c.csv', Buffer.from(other))
    expect(await doubts()).toEqual(['Transferência 0', 'Transferência 1', 'Transferência 2'])
  })
})

describe('money of strangers', () => {
  const book = `mutation($id: ID!, $input: LancarMovimentoInput!) { lancarMovimento(id: $id, input: $input, confirmacoes: ["movimentoParecido", "lancamentoParecido", "valorIncomum"]) { id } }`

  test('whose text names nobody is proposed as nobody’s', async () => {
    await imported('a1.ofx', file('a1-depositos-1.ofx'))
    const person = await church.person({ perfil: 2 })
    const first = await movements()
    expect(first).toHaveLength(3)
    for (const { id } of first) {
      const { errors } = await app.graphql(token, book, { id: String(id), input: { dizimo: String(person.id) } })
      expect(errors).toBeUndefined()
    }
    await imported('a1.ofx', file('a1-depositos-2.ofx'))
    expect((await movements()).map(({ proposta }) => proposta)).toEqual([null, null, null])
  })

  test('names who paid in the texts of Nubank and Sicoob', () => {
    const texts = file('c4-nubank.txt').toString().trim().split('\n')
    expect(texts).toHaveLength(3)
    expect(texts.map(pagadorOf)).toEqual(Array(3).fill('marta quintela barros'))
  })

  test('finds the tithe of who paid beside an equal one of somebody else', async () => {
    const texts = file('c4-nubank.txt').toString().trim().split('\n')
    const [marta, other] = [await church.person({ name: 'Marta Quintela de Barros' }), await church.person()]
    const days = texts.map((_, place) => `2026-10-${10 * place + 10}`)
    const tithes = await Promise.all(
      days.flatMap((dataDizimo) =>
        [other, marta].map(async ({ id }) => {
          const body = { idMembro: id, valorDizimo: 100, dataDizimo, meioDizimo: 'pix', idContaFinanceira: conta }
          const { body: made } = await app.rest(token, 'POST', '/dizimos', body)
          return { id: made.id as number, dataDizimo, ofMarta: id === marta.id }
        }),
      ),
    )
    const lines = texts.map((text, place) => `${days[place]?.split('-').reverse().join('/')};"${text}";100,00`)
    await imported('nubank.csv', Buffer.from(['Data;Descrição;Valor', ...lines].join('\n')))
    const { data } = await app.graphql(
      token,
      `{ movimentosBancarios(first: 9, filtro: { idContaFinanceira: ${conta} }, ordem: { campo: data, direcao: ASC }) {
        nodes { sugestao { nivel lancamento { id } } } } }`,
    )
    const entries = await app.sql<{ id: number; origem: number }>(
      `select id, id_origem as origem from entrada where id_cliente = $1 and origem = 'dizimo'`,
      [church.idCliente],
    )
    expect(data.movimentosBancarios.nodes.map((node: { sugestao: object }) => node.sugestao)).toEqual(
      days.map((day) => {
        const tithe = tithes.find(({ dataDizimo, ofMarta }) => ofMarta && dataDizimo === day)
        const entry = entries.find(({ origem }) => origem === tithe?.id)
        return { nivel: 'sugerido', lancamento: { id: entry?.id } }
      }),
    )
  })

  test('of a name that was matched once is proposed, but not for certain', async () => {
    const line = (day: string) => `Data;Descrição;Valor\n${day}/11/2026;PIX RECEBIDO MARTA QUINTELA BARROS;${day},00\n`
    const person = await church.person({ perfil: 2, name: 'Marta Quintela de Barros' })
    const seen: unknown[] = []
    for (const day of ['03', '04', '05']) {
      await imported('m.csv', Buffer.from(line(day)))
      const [one] = await movements()
      seen.push(one?.proposta)
      await app.graphql(token, book, { id: String(one?.id), input: { dizimo: String(person.id) } })
    }
    expect(seen).toEqual([null, { certa: false, idPessoa: person.id }, { certa: true, idPessoa: person.id }])
  })
})
