import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'

let app: TestApp
let church: TestChurch
let token: string

beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

interface Line {
  data: string
  valor: string
  memo: string
  fitid?: string
}

interface Extrato {
  conta?: string
  banco?: string
  fim?: string
  saldo?: string
}

/** A statement as a bank writes it, for October and November 2026. */
function ofx(linhas: readonly Line[], { conta = '12345-6', banco = '001', fim = '20261031', saldo }: Extrato = {}) {
  const movimentos = linhas.map(
    ({ data, valor, memo, fitid = `${data}${valor}` }) =>
      `<STMTTRN>\n<TRNTYPE>OTHER\n<DTPOSTED>${data.replaceAll('-', '')}120000[-3:BRT]\n<TRNAMT>${valor}\n<FITID>${fitid}\n<MEMO>${memo}\n</STMTTRN>\n`,
  )
  const balance = saldo ? `<LEDGERBAL><BALAMT>${saldo}<DTASOF>${fim}</LEDGERBAL>` : ''
  const text = `OFXHEADER:100\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><BANKACCTFROM><BANKID>${banco}<ACCTID>${conta}</BANKACCTFROM>
<BANKTRANLIST><DTSTART>20261001<DTEND>${fim}\n${movimentos.join('')}</BANKTRANLIST>${balance}</STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`
  return { name: 'extrato.ofx', type: 'application/x-ofx', data: Buffer.from(text) }
}

const importFile = `mutation($arquivo: Upload!, $conta: ID!, $colunas: ColunasExtratoInput) {
  importarExtrato(arquivo: $arquivo, idContaFinanceira: $conta, colunas: $colunas) {
    precisaColunas colunas amostra sugestao { colunaData colunaDescricao colunaValor }
    extrato { novos repetidos ignorados duvidas conciliados inicio fim } } }`

const send = (conta: number, arquivo: ReturnType<typeof ofx>, colunas?: object) =>
  app.upload(token, importFile, { conta: String(conta), colunas }, { arquivo })

const imported = async (conta: number, arquivo: ReturnType<typeof ofx>) => {
  const { data, errors } = await send(conta, arquivo)
  expect(errors).toBeUndefined()
  return data.importarExtrato.extrato
}

async function account(nome = unique('Banco ')): Promise<number> {
  const input = { nome, tipo: 'banco', dataSaldoInicial: '2026-09-01' }
  return (await app.rest(token, 'POST', '/contas-financeiras', input)).body.id
}

interface Movimento {
  id: number
  data: string
  valor: string
  historico: string
  situacao: string
  motivo: string | null
  duvida: boolean
  acoesPermitidas: string[]
  lancamentos: { tipo: string; id: number; valor: string; descricao: string }[]
  sugestao: { nivel: string; lancamento: { tipo: string; id: number } } | null
}

const fields = `id data valor historico situacao motivo duvida acoesPermitidas
  lancamentos { tipo id valor descricao } sugestao { nivel lancamento { tipo id } }`

async function movements(conta: number): Promise<Movimento[]> {
  const { data, errors } = await app.graphql(
    token,
    `{ movimentosBancarios(first: 100, filtro: { idContaFinanceira: "${conta}" }, ordem: { campo: data, direcao: ASC }) { nodes { ${fields} } } }`,
  )
  expect(errors).toBeUndefined()
  return data.movimentosBancarios.nodes
}

/** The answer to a mutation: the movement, or the text of the refusal. */
async function ask(mutation: string): Promise<Movimento & { recusa?: string }> {
  const { data, errors } = await app.graphql(token, `mutation { ${mutation} { ${fields} } }`)
  return errors
    ? ({ recusa: errors[0]?.message } as Movimento & { recusa: string })
    : (Object.values(data)[0] as Movimento)
}

// other tests of this church have entries of this day and amount
const otherMoney = 'confirmacoes: ["movimentoParecido", "lancamentoParecido"]'

const match = (id: number, chosen: string) => ask(`conciliarMovimento(input: { id: "${id}", ${chosen} })`)

async function entry(
  tabela: 'entradas' | 'saidas',
  conta: number,
  valor: string,
  data: string,
  descricao = unique('Lançamento '),
) {
  const input = { descricao, data, categoria: 2, valor, idContaFinanceira: conta }
  const { status, body } = await app.rest(token, 'POST', `/${tabela}`, input)
  expect(status).toBe(201)
  return body.id as number
}

const summary = async (conta: number) => {
  const { data } = await app.graphql(
    token,
    `{ conciliacaoBancaria(idContaFinanceira: "${conta}") { pendentes conciliados ignorados saldoBanco saldoLivro diferenca somaPendentes somaSemMovimento semExplicacao } }`,
  )
  return data.conciliacaoBancaria
}

beforeAll(async () => {
  church = await app.church()
  token = await church.token(1)
})

describe('importing a statement', () => {
  const linhas = [
    { data: '2026-10-05', valor: '100.00', memo: 'Pix - Recebido 05/10 09:12 ANA', fitid: '1' },
    { data: '2026-10-05', valor: '50,00', memo: 'Pix - Recebido 05/10 10:40 BIA', fitid: '1' },
    { data: '2026-10-05', valor: '100.00', memo: 'Pix - Recebido 05/10 09:12 ANA', fitid: '1' },
    { data: '2026-10-06', valor: '-30.25', memo: 'TOK & STOK' },
    { data: '2026-10-06', valor: '0.00', memo: 'AVISO' },
    { data: '2026-10-31', valor: '119.75', memo: 'SALDO DO DIA' },
    { data: '2026-11-02', valor: '-10.00', memo: 'AGENDADO' },
  ]

  test('all movements are stored once, and those that are none are ignored with their reason', async () => {
    const conta = await account()
    expect(await imported(conta, ofx(linhas))).toEqual({
      novos: 7,
      repetidos: 0,
      ignorados: 3,
      duvidas: 0,
      conciliados: 0,
      inicio: '2026-10-01',
      fim: '2026-10-31',
    })
    expect(await imported(conta, ofx(linhas))).toMatchObject({ novos: 0, repetidos: 7 })
    // an overlapping period brings only what is new, and what was to come has happened
    const later = [...linhas.slice(3), { data: '2026-11-03', valor: '1.00', memo: 'NOVO' }]
    expect(await imported(conta, ofx(later, { fim: '20261103' }))).toMatchObject({ novos: 2, repetidos: 3 })
    const stored = await movements(conta)
    expect(stored.map(({ valor, situacao, motivo }) => [valor, situacao, motivo])).toEqual([
      ['100.00', 'pendente', null],
      ['50.00', 'pendente', null],
      ['100.00', 'pendente', null],
      ['-30.25', 'pendente', null],
      ['0.00', 'ignorado', 'zero'],
      ['119.75', 'ignorado', 'saldo'],
      ['-10.00', 'pendente', null],
      ['1.00', 'pendente', null],
    ])
  })

  test('the same movement under another identifier is asked about, and is neither dropped nor matched meanwhile', async () => {
    const conta = await account()
    const one = { data: '2026-10-05', valor: '10.00', memo: 'DEPOSITO' }
    await imported(conta, ofx([{ ...one, fitid: 'a' }], { conta: '777' }))
    await entry('entradas', conta, '10.00', '2026-10-05')
    expect(await imported(conta, ofx([{ ...one, fitid: 'b' }], { conta: '777' }))).toMatchObject({
      novos: 1,
      duvidas: 1,
    })
    const [first, doubt] = await movements(conta)
    expect([first?.duvida, doubt?.duvida, doubt?.sugestao, doubt?.acoesPermitidas]).toEqual([
      false,
      true,
      null,
      ['desfazer', 'ignorar'],
    ])
    expect((await ask(`lancarMovimento(id: "${doubt?.id}", input: { descricao: "x", categoria: 2 })`)).recusa).toMatch(
      /parece repetido/,
    )
    expect(await ask(`desfazerMovimento(id: "${doubt?.id}")`)).toMatchObject({ situacao: 'pendente', duvida: false })
  })

  test('a file of another account is refused with its number, and the first file tells which account it is', async () => {
    const conta = await account()
    await imported(conta, ofx([], { conta: '0055.123-4', banco: '0341' }))
    await imported(conta, ofx([], { conta: '551234', banco: '341' }))
    const { errors } = await send(conta, ofx([], { conta: '99999', banco: '341' }))
    expect(errors?.[0]?.message).toBe('Este extrato é de outra conta (banco 341, conta 99999).')
    const other = await account('Outro banco')
    const wrong = await send(other, ofx([], { conta: '55123-4', banco: '341' }))
    expect(wrong.errors?.[0]?.message).toMatch(
      /^Este extrato é da conta 'Banco .*' \(banco 341, conta 55123-4\)\. Importe-o nela\.$/,
    )
  })

  test('the columns of a CSV file are asked once and known by its titles', async () => {
    const conta = await account()
    const csv = (lines: string) => ({
      name: 'extrato.csv',
      type: 'text/csv',
      data: Buffer.from(`Dia;O que;Quanto\n${lines}`),
    })
    const first = (await send(conta, csv('05/10/2026;Oferta;10,00\n'))).data.importarExtrato
    expect(first).toEqual({
      precisaColunas: true,
      colunas: ['Dia', 'O que', 'Quanto'],
      amostra: ['05/10/2026 | Oferta | 10,00'],
      sugestao: null,
      extrato: null,
    })
    expect(await movements(conta)).toEqual([])
    const wrong = await send(conta, csv('05/10/2026;Oferta;10,00\n'), {
      colunaData: 0,
      colunaDescricao: 1,
      colunaValor: 7,
    })
    expect(wrong.errors?.[0]?.message).toBe('O arquivo não tem esta coluna.')
    const colunas = { colunaData: 0, colunaDescricao: 1, colunaValor: 2 }
    const second = (await send(conta, csv('05/10/2026;Oferta;10,00\n'), colunas)).data.importarExtrato
    expect(second.extrato).toMatchObject({ novos: 1 })
    const third = (await send(conta, csv('05/10/2026;Oferta;10,00\n06/10/2026;Luz;-7,5\n'))).data.importarExtrato
    expect(third.extrato).toMatchObject({ novos: 1, repetidos: 1 })
    expect((await movements(conta)).map(({ valor }) => valor)).toEqual(['10.00', '-7.50'])
  })

  test('files that are no statements are refused, and nothing is stored', async () => {
    const conta = await account()
    for (const [name, data, message] of [
      ['a.ofx', 'texto', 'Envie o extrato em OFX (Money) ou CSV, como o banco o dá.'],
      ['a.csv', 'x', 'O arquivo CSV não tem uma tabela de movimentos.'],
      ['a.ofx', `<OFX>${'<A>'.repeat(5000)}`, 'O arquivo não é um extrato OFX: tem níveis demais.'],
      ['a.ofx', '\0<OFX></OFX>', 'O arquivo não é um extrato: envie um arquivo OFX ou CSV.'],
    ] as const) {
      const { errors } = await send(conta, { name, type: 'text/plain', data: Buffer.from(data) })
      expect(errors?.[0]?.message).toBe(message)
    }
    const large = await send(conta, { name: 'a.ofx', type: 'text/plain', data: Buffer.alloc(6_000_000, 'a') })
    expect(large.errors?.[0]?.extensions.code).toBe('PAYLOAD_TOO_LARGE')
    expect(await summary(conta)).toMatchObject({ pendentes: 0, conciliados: 0, ignorados: 0 })
  })

  test('of twenty deliveries of one file at the same time one is stored, and its Pix makes one entry', async () => {
    const conta = await account()
    const e2e = 'E12345678202610051221aaaaaaaaaaa'
    const file = () =>
      ofx([{ data: '2026-10-05', valor: '10.00', memo: `PIX ${e2e} ANA`, fitid: unique('f') }], { conta: '4242' })
    await Promise.all(Array.from({ length: 20 }, () => send(conta, file())))
    const stored = await movements(conta)
    expect(stored).toHaveLength(1)
    const book = `lancarMovimento(id: "${stored[0]?.id}", input: { descricao: "Oferta", categoria: 2 }, ${otherMoney})`
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(book)))
    expect(answers.filter(({ recusa }) => !recusa)).toHaveLength(1)
    const { body } = await app.rest(token, 'GET', `/entradas?idContaFinanceira=${conta}`)
    expect(body).toHaveLength(1)
  })
})

describe('matching movements with entries', () => {
  test('one entry, several entries, and a fee that becomes an expense of its own', async () => {
    const conta = await account()
    await imported(
      conta,
      ofx(
        [
          { data: '2026-10-05', valor: '150.00', memo: 'DEPOSITO' },
          { data: '2026-10-06', valor: '97.00', memo: 'CIELO' },
          { data: '2026-10-07', valor: '-20.00', memo: 'ENEL' },
        ],
        { conta: '31', saldo: '227.00' },
      ),
    )
    const [deposit, card, bill] = (await movements(conta)).map(({ id }) => id) as [number, number, number]
    const [a, b, c] = [
      await entry('entradas', conta, '100.00', '2026-10-04'),
      await entry('entradas', conta, '50.00', '2026-10-04'),
      await entry('entradas', conta, '100.00', '2026-10-03'),
    ]
    const d = await entry('saidas', conta, '20.00', '2026-10-07')
    expect((await match(deposit, `entradas: ["${a}"]`)).recusa).toBe(
      'Os lançamentos e o movimento diferem em R$ 50,00.',
    )
    expect((await match(deposit, '')).recusa).toBe('Escolha os lançamentos.')
    expect(await match(deposit, `entradas: ["${a}", "${b}"]`)).toMatchObject({ situacao: 'conciliado' })
    expect((await match(card, `entradas: ["${a}"], tarifa: "Taxa"`)).recusa).toBe(
      'Uma das entradas já está conciliada com outro movimento.',
    )
    const withFee = await match(card, `entradas: ["${c}"], tarifa: "Taxa da maquininha"`)
    expect(withFee.lancamentos.map(({ tipo, valor, descricao }) => [tipo, valor, descricao.slice(0, 4)])).toEqual([
      ['entrada', '100.00', 'Lanç'],
      ['saida', '-3.00', 'Taxa'],
    ])
    expect(await match(bill, `saidas: ["${d}"]`)).toMatchObject({ situacao: 'conciliado' })
    expect(await summary(conta)).toMatchObject({
      pendentes: 0,
      conciliados: 3,
      saldoBanco: '227.00',
      saldoLivro: '227.00',
      diferenca: '0.00',
      semExplicacao: '0.00',
    })
    const { data } = await app.graphql(
      token,
      `{ entrada(id: "${a}") { movimento { id } } saida(id: "${d}") { movimento { id } } }`,
    )
    expect([data.entrada.movimento.id, data.saida.movimento.id]).toEqual([deposit, bill])
    expect(await ask(`desfazerMovimento(id: "${deposit}")`)).toMatchObject({ situacao: 'pendente', lancamentos: [] })
    expect(await match(deposit, `entradas: ["${b}", "${a}"]`)).toMatchObject({ situacao: 'conciliado' })
  })

  test('entries of other accounts, deleted ones and those of other churches are refused', async () => {
    const conta = await account()
    await imported(conta, ofx([{ data: '2026-10-05', valor: '10.00', memo: 'X' }], { conta: '32' }))
    const [movimento] = await movements(conta)
    const elsewhere = await entry('entradas', await account(), '10.00', '2026-10-05')
    expect((await match(movimento?.id ?? 0, `entradas: ["${elsewhere}"]`)).recusa).toBe(
      'Um dos lançamentos não é desta conta financeira.',
    )
    const gone = await entry('entradas', conta, '10.00', '2026-10-05')
    await app.rest(token, 'DELETE', `/entradas/${gone}`)
    expect((await match(movimento?.id ?? 0, `entradas: ["${gone}"]`)).recusa).toBe(
      'Um dos lançamentos não existe mais.',
    )
    const other = await app.church()
    const foreign = await app.graphql(
      await other.token(1),
      `mutation { ignorarMovimento(id: "${movimento?.id}") { id } }`,
    )
    expect(foreign.errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  })

  test('of people who match at the same time one succeeds, for the movement and for the entry', async () => {
    const conta = await account()
    const equal = { data: '2026-10-05', valor: '10.00', memo: 'X' }
    await imported(conta, ofx([equal, equal], { conta: '33' }))
    const [one, two] = (await movements(conta)).map(({ id }) => id) as [number, number]
    const [a, b] = [
      await entry('entradas', conta, '10.00', '2026-10-05'),
      await entry('entradas', conta, '10.00', '2026-10-05'),
    ]
    const sameMovement = await Promise.all([a, b, a, b].map((id) => match(one, `entradas: ["${id}"]`)))
    expect(sameMovement.filter(({ recusa }) => !recusa)).toHaveLength(1)
    await ask(`desfazerMovimento(id: "${one}")`)
    const sameEntry = await Promise.all([one, two, one, two].map((id) => match(id, `entradas: ["${a}"]`)))
    expect(sameEntry.filter(({ recusa }) => !recusa)).toHaveLength(1)
    const links = await app.sql('select id_movimento from conciliacao where id_entrada = $1', [a])
    expect(links).toHaveLength(1)
  })

  test('a matched entry is neither deleted nor changed in amount or account, and may be described otherwise', async () => {
    const conta = await account()
    await imported(conta, ofx([{ data: '2026-10-05', valor: '10.00', memo: 'X' }], { conta: '34' }))
    const [movimento] = await movements(conta)
    const made = await ask(
      `lancarMovimento(id: "${movimento?.id}", input: { descricao: "Oferta", categoria: 2 }, ${otherMoney})`,
    )
    const [lancamento] = made.lancamentos
    const path = `/entradas/${lancamento?.id}`
    const input = {
      descricao: 'Oferta de missões',
      data: '2026-10-06',
      categoria: 3,
      valor: '10.00',
      idContaFinanceira: conta,
    }
    const refused = 'Este lançamento está conciliado com o extrato do banco: desfaça antes a conciliação.'
    expect((await app.rest(token, 'DELETE', path)).body.message).toBe(refused)
    expect((await app.rest(token, 'PUT', path, { ...input, valor: '11.00' })).body.message).toBe(refused)
    expect((await app.rest(token, 'PUT', path, { ...input, idContaFinanceira: await account() })).body.message).toBe(
      refused,
    )
    expect((await app.rest(token, 'PUT', path, input)).status).toBe(200)
    await ask(`desfazerMovimento(id: "${movimento?.id}")`)
    expect((await app.rest(token, 'DELETE', path)).status).toBe(200)
  })

  test('booking one asks about an entry of its day and amount that no movement has; two equal movements are two', async () => {
    const [conta, caixa] = [await account(), await account()]
    const twice = { data: '2026-10-05', valor: '77.31', memo: 'PIX' }
    await imported(conta, ofx([twice, { ...twice, memo: 'PIX DE OUTRA PESSOA' }], { conta: '341' }))
    const [first, second] = await movements(conta)
    const typed = await entry('entradas', caixa, '77.31', '2026-10-05', 'Oferta do culto')
    const book = (id = 0, confirmacoes: string[] = []) =>
      app.graphql(
        token,
        'mutation($id: ID!, $confirmacoes: [String!]) { lancarMovimento(id: $id, input: { descricao: "Oferta (Pix)", categoria: 2 }, confirmacoes: $confirmacoes) { id } }',
        { id: String(id), confirmacoes },
      )
    const asked = (await book(first?.id)).errors?.[0]?.extensions.confirmacoes
    expect(asked).toMatchObject([{ nome: 'movimentoParecido' }])
    expect(asked?.[0]?.pergunta).toContain('“Oferta do culto”, de R$ 77,31')
    expect((await book(first?.id, ['movimentoParecido'])).errors).toBeUndefined()
    await app.rest(token, 'DELETE', `/entradas/${typed}`)
    expect((await book(second?.id)).errors).toBeUndefined()
  })

  test('booking one asks about money that the bank has up to three days earlier or later, as of a cheque', async () => {
    const [conta, caixa] = [await account(), await account()]
    await imported(
      conta,
      ofx(
        ['08', '09', '02', '01'].map((day) => ({ data: `2026-10-${day}`, valor: '30.17', memo: 'DEP CHEQUE' })),
        { conta: '344' },
      ),
    )
    await entry('entradas', caixa, '30.17', '2026-10-05', 'Oferta em cheque')
    const asked = async ({ id }: { id: number }) => {
      const text =
        'mutation($id: ID!, $input: LancarMovimentoInput!) { lancarMovimento(id: $id, input: $input) { id } }'
      const { errors } = await app.graphql(token, text, {
        id: String(id),
        input: { descricao: 'Cheque', categoria: 2 },
      })
      return errors?.[0]?.extensions.confirmacoes?.map(({ nome, pergunta }) => [nome, pergunta.includes('05/10/2026')])
    }
    const found: unknown[] = []
    for (const one of await movements(conta)) found.push(await asked(one))
    const sim = [['movimentoParecido', true]]
    expect(found).toEqual([undefined, sim, sim, undefined])
  })

  test('booking one as a gift asks about income that somebody typed into the account without a person', async () => {
    const [conta, caixa] = [await account(), await account()]
    const { id: person } = await church.person()
    await imported(conta, ofx([{ data: '2026-10-07', valor: '61.19', memo: 'PIX RECEBIDO' }], { conta: '345' }))
    const [movement] = await movements(conta)
    const { body: campanha } = await app.rest(token, 'POST', '/campanhasMissoes', {
      nomeCampanha: unique('Campanha '),
      tipoCampanha: 'nacional',
      dataInicio: '2026-01-01',
      dataFim: '2027-01-01',
      alvoCampanha: 100,
    })
    const gifts = [
      { dizimo: String(person) },
      { doacao: { idCampanha: String(campanha.id), idMembro: String(person) } },
    ]
    const book = async (input: object, confirmacoes?: string[]) => {
      const { errors } = await app.graphql(
        token,
        'mutation($id: ID!, $input: LancarMovimentoInput!, $sim: [String!]) { lancarMovimento(id: $id, input: $input, confirmacoes: $sim) { id } }',
        { id: String(movement?.id), input, sim: confirmacoes },
      )
      return errors?.[0]?.extensions.confirmacoes?.map(({ nome }) => nome) ?? errors
    }
    // that of another account, and that of a day too far away, are other money
    await entry('entradas', caixa, '61.19', '2026-10-07', 'Oferta')
    await entry('entradas', conta, '61.19', '2026-10-11', 'Oferta')
    const typed = await entry('entradas', conta, '61.19', '2026-10-04', 'Oferta do culto')
    for (const gift of gifts) expect(await book(gift)).toEqual(['movimentoParecido'])
    await app.rest(token, 'DELETE', `/entradas/${typed}`)
    expect(await book(gifts[0] as object)).toBeUndefined()
  })

  test('a transfer between two accounts is matched with the movements of both', async () => {
    const [from, to] = [await account(), await account()]
    await imported(from, ofx([{ data: '2026-10-05', valor: '-10.00', memo: 'APLICACAO' }], { conta: '35' }))
    await imported(to, ofx([{ data: '2026-10-05', valor: '10.00', memo: 'RESGATE' }], { conta: '36' }))
    const [[out], [into]] = [await movements(from), await movements(to)]
    const made = await ask(
      `lancarMovimento(id: "${out?.id}", input: { descricao: "Aplicação", transferencia: "${to}" })`,
    )
    expect(made.lancamentos).toMatchObject([{ tipo: 'transferencia', valor: '-10.00' }])
    const transfer = made.lancamentos[0]?.id
    expect(await match(into?.id ?? 0, `transferencias: ["${transfer}"]`)).toMatchObject({
      situacao: 'conciliado',
      lancamentos: [{ tipo: 'transferencia', valor: '10.00' }],
    })
    const edges = `movimentoEnviado { id } movimentoRecebido { id }`
    const read = await app.graphql(token, `{ transferencia(id: "${transfer}") { ${edges} } }`)
    expect(read.data.transferencia).toEqual({ movimentoEnviado: { id: out?.id }, movimentoRecebido: { id: into?.id } })
    const { body } = await app.rest(token, 'DELETE', `/transferencias/${transfer}`)
    expect(body.message).toMatch(/está conciliado/)
  })

  test('in a closed month nothing is matched or undone, and what is pending can only be ignored', async () => {
    const own = await app.church()
    const before = token
    token = await own.token(1)
    try {
      const conta = await account()
      await imported(
        conta,
        ofx([
          { data: '2026-10-05', valor: '10.00', memo: 'X' },
          { data: '2026-10-06', valor: '5.00', memo: 'Y' },
        ]),
      )
      const [one, two] = (await movements(conta)).map(({ id }) => id) as [number, number]
      await ask(`lancarMovimento(id: "${one}", input: { descricao: "Oferta", categoria: 2 })`)
      const closed = await app.graphql(token, 'mutation { fecharMes(mes: "2026-10") { message } }')
      expect(closed.errors).toBeUndefined()
      const refused = 'O mês de outubro de 2026 está fechado.'
      expect((await ask(`desfazerMovimento(id: "${one}")`)).recusa).toBe(refused)
      expect((await ask(`lancarMovimento(id: "${two}", input: { descricao: "x", categoria: 2 })`)).recusa).toBe(refused)
      const allowed = async () => (await movements(conta)).map(({ acoesPermitidas }) => acoesPermitidas)
      expect(await allowed()).toEqual([[], ['ignorar']])
      expect(await ask(`ignorarMovimento(id: "${two}")`)).toMatchObject({ situacao: 'ignorado', motivo: 'pessoa' })
      expect(await allowed()).toEqual([[], []])
      expect(await imported(conta, ofx([{ data: '2026-10-07', valor: '1.00', memo: 'Z' }]))).toMatchObject({
        novos: 1,
        ignorados: 1,
      })
    } finally {
      token = before
    }
  })

  test('a line from before the opening balance is ignored until somebody brings it back or the day is moved', async () => {
    const input = { nome: unique('Banco '), tipo: 'banco', saldoInicial: '500.00', dataSaldoInicial: '2026-10-06' }
    const conta = (await app.rest(token, 'POST', '/contas-financeiras', input)).body.id as number
    const file = ofx(
      [
        { data: '2026-10-04', valor: '10.00', memo: 'A' },
        { data: '2026-10-05', valor: '20.00', memo: 'B' },
        { data: '2026-10-06', valor: '30.00', memo: 'C' },
      ],
      { conta: '138' },
    )
    expect(await imported(conta, file)).toMatchObject({ novos: 3, ignorados: 2 })
    const [a, ...others] = await movements(conta)
    expect(a).toMatchObject({ situacao: 'ignorado', motivo: 'anterior', acoesPermitidas: ['desfazer'] })
    expect(others.map(({ motivo }) => motivo)).toEqual(['anterior', null])
    expect(await ask(`desfazerMovimento(id: "${a?.id}")`)).toMatchObject({ situacao: 'pendente', motivo: null })
    const states = async () => (await movements(conta)).map(({ situacao }) => situacao)
    // the same file again changes nothing
    expect(await imported(conta, file)).toMatchObject({ novos: 0, repetidos: 3 })
    expect(await states()).toEqual(['pendente', 'ignorado', 'pendente'])
    const moved = { ...input, dataSaldoInicial: '2026-10-05' }
    const path = `/contas-financeiras/${conta}`
    expect((await app.rest(token, 'PUT', path, moved)).status).toBe(200)
    expect(await imported(conta, file)).toMatchObject({ novos: 1, repetidos: 2 })
    expect(await states()).toEqual(['pendente', 'pendente', 'pendente'])
    // an account that began with nothing may have older money
    const empty = await account()
    expect(
      await imported(empty, ofx([{ data: '2026-08-30', valor: '1.00', memo: 'A' }], { conta: '139' })),
    ).toMatchObject({
      ignorados: 0,
    })
  })

  test('an ignored movement comes back, also one whose text begins like a balance, and one without an amount does not', async () => {
    const conta = await account()
    await imported(
      conta,
      ofx(
        [
          { data: '2026-10-05', valor: '10.00', memo: 'X' },
          { data: '2026-10-06', valor: '-38.20', memo: 'SALDO DEVEDOR - JUROS' },
          { data: '2026-10-07', valor: '0.00', memo: 'TARIFA' },
        ],
        { conta: '37' },
      ),
    )
    const [one, interest, nothing] = (await movements(conta)).map(({ id }) => id) as [number, number, number]
    expect(await ask(`ignorarMovimento(id: "${one}")`)).toMatchObject({ situacao: 'ignorado', motivo: 'pessoa' })
    expect(await ask(`desfazerMovimento(id: "${one}")`)).toMatchObject({ situacao: 'pendente', motivo: null })
    const states = async () => (await movements(conta)).map(({ motivo, acoesPermitidas: a }) => [motivo, a])
    expect((await states()).slice(1)).toEqual([
      ['saldo', ['desfazer']],
      ['zero', []],
    ])
    expect(await ask(`desfazerMovimento(id: "${interest}")`)).toMatchObject({ situacao: 'pendente', motivo: null })
    const fee = await ask(`lancarMovimento(id: "${interest}", input: { descricao: "Juros", categoria: 4 })`)
    expect(fee).toMatchObject({ situacao: 'conciliado', lancamentos: [{ tipo: 'saida', valor: '-38.20' }] })
    expect((await ask(`desfazerMovimento(id: "${nothing}")`)).recusa).toMatch(/não se concilia/)
  })
})

describe('suggestions', () => {
  test('an entry that names the payment is matched by itself when the file arrives', async () => {
    const conta = await account()
    const e2e = 'E12345678202610051221bbbbbbbbbbb'
    const id = await entry('entradas', conta, '10.00', '2026-09-30', `Pix ${e2e}`)
    expect(
      await imported(conta, ofx([{ data: '2026-10-05', valor: '10.00', memo: `PIX ${e2e}` }], { conta: '41' })),
    ).toMatchObject({ conciliados: 1 })
    const [movimento] = await movements(conta)
    expect(movimento).toMatchObject({ situacao: 'conciliado', lancamentos: [{ tipo: 'entrada', id }] })
  })

  test('the only entry of the amount is possible, and where two fit nothing is suggested', async () => {
    const conta = await account()
    const at = (valor: string, memo: string) => ({ data: '2026-10-05', valor, memo })
    await imported(conta, ofx([at('10.00', 'A'), at('20.00', 'B'), at('-7.00', 'C')], { conta: '42' }))
    const ten = await entry('entradas', conta, '10.00', '2026-10-12')
    for (const data of ['2026-10-05', '2026-10-06']) await entry('entradas', conta, '20.00', data)
    await entry('saidas', conta, '7.00', '2026-10-13')
    expect((await movements(conta)).map(({ sugestao }) => sugestao)).toEqual([
      { nivel: 'possivel', lancamento: { tipo: 'entrada', id: ten } },
      null,
      null,
    ])
  })

  test('the only entry of the amount is suggested on the same day, unless another movement may be its money', async () => {
    const conta = await account()
    const at = (data: string, valor: string) => ({ data, valor, memo: `M${data}` })
    const statement = [at('2026-10-05', '11.00'), at('2026-10-05', '12.00'), at('2026-10-08', '12.00')]
    await imported(conta, ofx([...statement, at('2026-10-05', '13.00')], { conta: '47' }))
    const alone = await entry('entradas', conta, '11.00', '2026-10-05')
    await entry('entradas', conta, '12.00', '2026-10-05')
    for (const data of ['2026-10-05', '2026-10-10']) await entry('entradas', conta, '13.00', data)
    const suggested = new Map(
      (await movements(conta)).map(({ data, valor, sugestao }) => [`${data} ${valor}`, sugestao]),
    )
    expect(suggested.get('2026-10-05 11.00')).toEqual({ nivel: 'sugerido', lancamento: { tipo: 'entrada', id: alone } })
    for (const other of ['2026-10-05 12.00', '2026-10-05 13.00'])
      expect([other, suggested.get(other)?.nivel]).not.toEqual([other, 'sugerido'])
  })

  test('the only entry of the amount is no suggestion when the bank names somebody else', async () => {
    const conta = await account()
    const day = { data: '2026-10-05', valor: '61.00' }
    await imported(conta, ofx([{ ...day, memo: 'PIX RECEBIDO BRUNO HENRIQUE LIMA' }], { conta: '48' }))
    const { body } = await app.rest(token, 'POST', '/user', { name: 'Ana Beatriz Souza', perfil: 2 })
    const tithe = { idMembro: body.id, valorDizimo: '61.00', dataDizimo: '2026-10-05', meioDizimo: 'pix' }
    expect((await app.rest(token, 'POST', '/dizimos', { ...tithe, idContaFinanceira: conta })).status).toBe(201)
    expect((await movements(conta)).map(({ sugestao }) => sugestao?.nivel)).toEqual(['possivel'])
  })

  test('who paid is learned: the next payment of the same payer is suggested, also among equal amounts', async () => {
    const conta = await account()
    const at = (data: string, memo: string) => ({ data, valor: '-80.00', memo })
    await imported(conta, ofx([at('2026-10-05', 'PAGTO 123 ENEL DISTRIB')], { conta: '43' }))
    const [first] = await movements(conta)
    const energy = await entry('saidas', conta, '80.00', '2026-10-05', 'Conta de luz')
    await match(first?.id ?? 0, `saidas: ["${energy}"]`)
    const next = await entry('saidas', conta, '80.00', '2026-10-20', 'Conta de luz')
    await entry('saidas', conta, '80.00', '2026-10-21', 'Conta de água')
    await imported(conta, ofx([at('2026-10-21', 'PAGTO 987 ENEL DISTRIB')], { conta: '43' }))
    const second = (await movements(conta)).at(-1)
    expect(second?.sugestao).toEqual({ nivel: 'sugerido', lancamento: { tipo: 'saida', id: next } })
    const { data, errors } = await app.graphql(
      token,
      `mutation { conciliarMovimentos(itens: [{ id: "${second?.id}", saidas: ["${next}"] }]) { situacao } }`,
    )
    expect([errors, data]).toEqual([undefined, { conciliarMovimentos: [{ situacao: 'conciliado' }] }])
  })

  test('several matches are undone at once, but for those that somebody has changed since', async () => {
    const conta = await account()
    const at = (data: string, valor: string) => ({ data, valor, memo: `DEPOSITO ${valor}` })
    const lines = ['10.00', '20.00', '30.00', '40.00', '-50.00'].map((valor) => at('2026-10-05', valor))
    await imported(conta, ofx([at('2026-09-28', '60.00'), ...lines], { conta: '431' }))
    const rows = await movements(conta)
    const items: { id: string; entradas: string[]; saidas: string[]; tarifa?: string }[] = []
    for (const { id, valor, data } of rows) {
      // the bank took a fee of what the second one brought
      const amount = valor === '20.00' ? '21.50' : valor.replace('-', '')
      const one = String(await entry(valor.startsWith('-') ? 'saidas' : 'entradas', conta, amount, data))
      const chosen = valor.startsWith('-') ? { entradas: [], saidas: [one] } : { entradas: [one], saidas: [] }
      items.push({ id: String(id), ...chosen, ...(valor === '20.00' && { tarifa: 'Tarifa' }) })
    }
    const of = (valor: string) => rows.find((row) => row.valor === valor)?.id ?? 0
    const many = async (name: string, fields: string, bearer = token, itens: object[] = items) =>
      app.graphql(bearer, `mutation($itens: [ConciliacaoInput!]!) { ${name}(itens: $itens) { ${fields} } }`, { itens })
    expect((await many('conciliarMovimentos', 'id')).errors).toBeUndefined()
    // one is pending again, one is matched with another entry, one is ignored, and the month of one was closed
    for (const valor of ['10.00', '30.00', '40.00']) await ask(`desfazerMovimento(id: "${of(valor)}")`)
    const another = await entry('entradas', conta, '30.00', '2026-10-06')
    await match(of('30.00'), `entradas: ["${another}"]`)
    await ask(`ignorarMovimento(id: "${of('40.00')}")`)
    const closed = await app.graphql(token, 'mutation { fecharMes(mes: "2026-09") { message } }')
    expect(closed.errors).toBeUndefined()
    const undo = 'desfeitos { id situacao lancamentos { id } } mantidos { idMovimento motivo }'
    const gone = { id: '2000000000', entradas: ['1'], saidas: [] }
    const { data, errors } = await many('desfazerMovimentos', undo, token, [...items, gone])
    await app.graphql(token, 'mutation { reabrirMes(mes: "2026-09") { message } }')
    expect(errors).toBeUndefined()
    expect(data.desfazerMovimentos).toEqual({
      desfeitos: ['20.00', '-50.00'].map((valor) => ({ id: of(valor), situacao: 'pendente', lancamentos: [] })),
      mantidos: [
        { idMovimento: String(of('60.00')), motivo: 'O mês de setembro de 2026 está fechado.' },
        { idMovimento: String(of('30.00')), motivo: 'Este movimento já está conciliado com outro lançamento.' },
        { idMovimento: String(of('40.00')), motivo: 'Este movimento foi ignorado.' },
        { idMovimento: gone.id, motivo: 'Este movimento saiu com o seu extrato.' },
      ],
    })
    expect((await movements(conta)).map(({ valor, situacao }) => [valor, situacao])).toEqual([
      ['60.00', 'conciliado'],
      ['10.00', 'pendente'],
      ['20.00', 'pendente'],
      ['30.00', 'conciliado'],
      ['40.00', 'ignorado'],
      ['-50.00', 'pendente'],
    ])
    // nobody else undoes them, and those of another church are unknown
    const stranger = await (await app.church()).token(1)
    const others = [
      await many('desfazerMovimentos', undo, await church.token(2)),
      await many('desfazerMovimentos', undo, stranger),
    ]
    expect(others.map(({ status }) => status)).toEqual([403, 404])
  })

  test('the entries without a movement are offered, the nearest day first, and found by their text', async () => {
    const conta = await account()
    await imported(conta, ofx([{ data: '2026-10-15', valor: '5.00', memo: 'X' }], { conta: '44' }))
    const [movimento] = await movements(conta)
    await entry('entradas', conta, '1.00', '2026-10-01', 'Oferta longe')
    await entry('saidas', conta, '2.00', '2026-10-14', 'Gasto perto')
    const offered = async (busca = '') => {
      const { data } = await app.graphql(
        token,
        `{ lancamentosAConciliar(id: "${movimento?.id}", busca: "${busca}") { descricao valor } }`,
      )
      return data.lancamentosAConciliar
    }
    expect(await offered()).toEqual([
      { descricao: 'Gasto perto', valor: '-2.00' },
      { descricao: 'Oferta longe', valor: '1.00' },
    ])
    expect(await offered('longe')).toHaveLength(1)
  })
})

test('the balances of the books and of the bank differ by what only one of them has', async () => {
  const conta = await account()
  await imported(
    conta,
    ofx(
      [
        { data: '2026-10-05', valor: '10.00', memo: 'A' },
        { data: '2026-10-06', valor: '-3.00', memo: 'B' },
      ],
      { conta: '51', saldo: '7.00' },
    ),
  )
  await entry('entradas', conta, '100.00', '2026-10-10')
  await entry('entradas', conta, '900.00', '2026-11-10')
  expect(await summary(conta)).toEqual({
    pendentes: 2,
    conciliados: 0,
    ignorados: 0,
    saldoBanco: '7.00',
    saldoLivro: '100.00',
    diferenca: '93.00',
    somaPendentes: '7.00',
    somaSemMovimento: '100.00',
    semExplicacao: '0.00',
  })
})

test('without an account, the summary and the list are those of the first bank account by name, or of the default account', async () => {
  const usual = token
  token = await (await app.church()).token(1)
  const ask = async (conta: string | null = null) => {
    const { data, errors } = await app.graphql(
      token,
      `query($conta: ID, $principal: Boolean!) {
        movimentosBancarios(filtro: { idContaFinanceira: $conta, contaPrincipal: $principal }) { nodes { idContaFinanceira } }
        conciliacaoBancaria(idContaFinanceira: $conta) { idContaFinanceira contaFinanceira { id nome padrao } pendentes } }`,
      { conta, principal: true },
    )
    expect(errors).toBeUndefined()
    return { ...data.conciliacaoBancaria, of: data.movimentosBancarios.nodes }
  }
  try {
    expect(await ask()).toMatchObject({ contaFinanceira: { padrao: true }, pendentes: 0, of: [] })
    const [second, first] = [await account(unique('Banco B ')), await account(unique('Banco A '))]
    for (const [conta, numero] of [
      [second, '91'],
      [first, '92'],
    ] as const)
      await imported(conta, ofx([{ data: '2026-10-05', valor: '10.00', memo: 'X' }], { conta: numero }))
    const of = (conta: number) => ({ idContaFinanceira: conta, pendentes: 1, of: [{ idContaFinanceira: conta }] })
    expect(await ask()).toMatchObject(of(first))
    expect(await ask(String(second))).toMatchObject(of(second))
    // the movements of a deleted account are still shown
    await app.sql('update conta_financeira set excluido_em = now() where id = $1', [first])
    expect(await ask()).toMatchObject(of(second))
    expect(await ask(String(first))).toEqual({ of: [{ idContaFinanceira: first }] })
  } finally {
    token = usual
  }
})

describe('what a movement should be entered as', () => {
  const day = '2026-10-05'
  const proposals = async (conta: number) => {
    const { data, errors } = await app.graphql(
      token,
      `{ movimentosBancarios(first: 100, filtro: { idContaFinanceira: "${conta}", situacao: "pendente" }, ordem: { campo: valor, direcao: ASC }) { nodes { id valor proposta { fonte tipo descricao categoria idPessoa idCampanha pessoa { id } } } } }`,
    )
    expect(errors).toBeUndefined()
    return data.movimentosBancarios.nodes as { id: number; proposta: { tipo: string; fonte: string } | null }[]
  }
  const code = async (finalidade: string, idUsuario: number | null, idCampanha: number | null = null) => {
    const letters = Array.from({ length: 12 }, () => 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'[Math.floor(Math.random() * 31)])
    const txid = `${finalidade[0]?.toUpperCase()}${letters.join('')}`
    await app.sql(
      'insert into codigo_pix (id_cliente, txid, finalidade, id_usuario, id_campanha) values ($1, $2, $3, $4, $5)',
      [church.idCliente, txid, finalidade, idUsuario, idCampanha],
    )
    return txid
  }

  test('the txid of a Pix code names who gives and what for, and one answer writes the tithe, donation or offering', async () => {
    const conta = await account()
    const person = await church.person()
    const input = {
      nomeCampanha: unique('Missão '),
      tipoCampanha: 'nacional',
      dataInicio: '2026-01-01',
      dataFim: '2027-12-31',
      alvoCampanha: '100.00',
    }
    const create = 'mutation($input: CampanhaMissoesInput!) { criarCampanhaMissoes(input: $input) { id } }'
    const campaign: number = (await app.graphql(token, create, { input })).data.criarCampanhaMissoes.id
    const [tithe, gift, offering] = [
      await code('dizimo', person.id),
      await code('campanha', person.id, campaign),
      await code('oferta', null),
    ]
    const at = (valor: string, memo: string) => ({ data: day, valor, memo })
    await imported(
      conta,
      ofx(
        [
          at('10.00', `PIX RECEBIDO ${tithe}`),
          at('20.00', `PIX RECEBIDO ${gift.toLowerCase()} ANA`),
          at('30.00', `PIX QR ${offering}`),
          at('40.00', `PIX ${tithe} ${gift}`),
          at('50.00', 'PIX RECEBIDO DE QUEM NINGUEM CONHECE'),
          at('-5.00', `PIX DEVOLVIDO ${tithe}`),
        ],
        { conta: '61' },
      ),
    )
    const none = { descricao: '', categoria: null, idCampanha: null }
    const found = await proposals(conta)
    const who = { idPessoa: person.id, pessoa: { id: person.id } }
    expect(found.map(({ proposta }) => proposta)).toEqual([
      null,
      { ...none, ...who, fonte: 'pix', tipo: 'dizimo' },
      { ...none, ...who, fonte: 'pix', tipo: 'doacao', idCampanha: campaign },
      {
        fonte: 'pix',
        tipo: 'entrada',
        descricao: 'Oferta (Pix)',
        categoria: 2,
        idPessoa: null,
        idCampanha: null,
        pessoa: null,
      },
      null,
      null,
    ])
    const [refund, first, second] = found.map(({ id }) => id) as [number, number, number]
    expect((await ask(`lancarMovimento(id: "${refund}", input: { dizimo: "${person.id}" })`)).recusa).toBe(
      'Só o que entrou na conta é dízimo ou doação.',
    )
    expect(
      (await ask(`lancarMovimento(id: "${first}", input: { dizimo: "${person.id}", transferencia: "${conta}" })`))
        .recusa,
    ).toBe('Um movimento é uma coisa só.')
    expect(
      (await ask(`lancarMovimento(id: "${first}", input: { descricao: "A si mesma", transferencia: "${conta}" })`))
        .recusa,
    ).toBe('Escolha uma conta diferente da do movimento.')
    expect((await ask(`lancarMovimento(id: "${first}", input: { dizimo: "999999999" })`)).recusa).toBe(
      'Pessoa não encontrada.',
    )
    expect(await ask(`lancarMovimento(id: "${first}", input: { dizimo: "${person.id}" })`)).toMatchObject({
      situacao: 'conciliado',
      lancamentos: [{ tipo: 'entrada', valor: '10.00', descricao: 'Dízimo (Pix)' }],
    })
    expect(
      await ask(
        `lancarMovimento(id: "${second}", input: { doacao: { idCampanha: "${campaign}", idMembro: "${person.id}" } })`,
      ),
    ).toMatchObject({ lancamentos: [{ tipo: 'entrada', valor: '20.00', descricao: `Doação: ${input.nomeCampanha}` }] })
    const stored = await app.sql(
      'select valor_dizimo, meio_dizimo from dizimo where id_cliente = $1 and id_membro = $2',
      [church.idCliente, person.id],
    )
    expect(stored).toEqual([{ valor_dizimo: '10.00', meio_dizimo: 'pix' }])
  })

  test('a donation says how it was given only when the bank does', async () => {
    const conta = await account()
    const person = await church.person()
    const input = {
      nomeCampanha: unique('Missão '),
      tipoCampanha: 'nacional',
      dataInicio: '2026-01-01',
      dataFim: '2027-12-31',
      alvoCampanha: '100.00',
    }
    const create = 'mutation($input: CampanhaMissoesInput!) { criarCampanhaMissoes(input: $input) { id } }'
    const campaign: number = (await app.graphql(token, create, { input })).data.criarCampanhaMissoes.id
    const at = (valor: string, memo: string) => ({ data: day, valor, memo })
    const lines = [
      at('21.00', 'DEPOSITO ONLINE 4711'),
      at('22.00', 'TED RECEBIDA 4712'),
      at('23.00', 'PIX RECEBIDO 4713'),
    ]
    await imported(conta, ofx(lines, { conta: '64' }))
    for (const { id } of await proposals(conta)) {
      const gift = `doacao: { idCampanha: "${campaign}", idMembro: "${person.id}" }`
      expect(await ask(`lancarMovimento(id: "${id}", input: { ${gift} })`)).toMatchObject({ situacao: 'conciliado' })
    }
    const stored = await app.sql(
      'select meio_doacao as meio from doacao where id_cliente = $1 and id_membro = $2 order by valor_doacao',
      [church.idCliente, person.id],
    )
    expect(stored).toEqual([{ meio: null }, { meio: 'transferencia' }, { meio: 'pix' }])
  })

  test('a payer whose payments were tithes of one person is proposed again, until something else was matched', async () => {
    const conta = await account()
    const person = await church.person()
    const at = (data: string, valor: string) => ({ data, valor, memo: 'TED RECEBIDA ZULMIRA APRENDIDA' })
    await imported(
      conta,
      ofx([at('2026-10-05', '10.00'), at('2026-10-06', '11.00'), at('2026-10-07', '12.00')], { conta: '62' }),
    )
    const [first, second] = (await proposals(conta)).map(({ id }) => id) as [number, number]
    await ask(`lancarMovimento(id: "${first}", input: { dizimo: "${person.id}" })`)
    expect((await proposals(conta)).map(({ proposta }) => proposta)).toEqual([
      expect.objectContaining({ fonte: 'pagador', tipo: 'dizimo', idPessoa: person.id }),
      expect.objectContaining({ fonte: 'pagador', tipo: 'dizimo', idPessoa: person.id }),
    ])
    await ask(`lancarMovimento(id: "${second}", input: { descricao: "Venda de livros", categoria: 5 }, ${otherMoney})`)
    expect((await proposals(conta)).map(({ proposta }) => proposta)).toEqual([null])
  })

  test("an entry may have one of the church's own categories, whose root it takes", async () => {
    const conta = await account()
    await imported(conta, ofx([{ data: day, valor: '-8.00', memo: 'PAPELARIA' }], { conta: '63' }))
    const category = { nome: unique('Papelaria '), natureza: 'despesa', raiz: 3 }
    const { data, errors } = await app.graphql(
      token,
      'mutation($input: CategoriaInput!) { criarCategoria(input: $input) { id } }',
      { input: category },
    )
    expect(errors).toBeUndefined()
    const [movimento] = await movements(conta)
    const id = data.criarCategoria.id
    const made = await ask(
      `lancarMovimento(id: "${movimento?.id}", input: { descricao: "Papel", idCategoria: "${id}" })`,
    )
    expect(made).toMatchObject({ situacao: 'conciliado', lancamentos: [{ tipo: 'saida', valor: '-8.00' }] })
    const stored = await app.sql('select categoria, id_categoria from saida where id = $1 and id_cliente = $2', [
      made.lancamentos[0]?.id,
      church.idCliente,
    ])
    expect(stored).toEqual([{ categoria: 3, id_categoria: id }])
  })
})

describe('undoing an import', () => {
  const importacoes = async (conta: number) => {
    const { data } = await app.graphql(
      token,
      `{ extratosImportados(idContaFinanceira: "${conta}") { id nomeArquivo movimentos conciliados } }`,
    )
    return data.extratosImportados as { id: number; movimentos: number; conciliados: number }[]
  }
  const undo = async (id: number, matches = false) => {
    const { data, errors } = await app.graphql(
      token,
      `mutation { desfazerExtrato(id: "${id}", desfazerConciliacoes: ${matches}) { message } }`,
    )
    return errors?.[0]?.message ?? data.desfazerExtrato.message
  }

  test('an import without matched movements goes, and the file can be imported again, also into the right account', async () => {
    const [wrong, right] = [await account(), await account()]
    const file = () => ofx([{ data: '2026-10-05', valor: '10.00', memo: 'X' }], { conta: '71' })
    await imported(wrong, file())
    const [made] = await importacoes(wrong)
    expect(made).toMatchObject({ nomeArquivo: 'extrato.ofx', movimentos: 1, conciliados: 0 })
    expect(await undo(made?.id ?? 0)).toBe(
      'Importação desfeita: um movimento saiu do extrato. Os lançamentos da igreja ficaram.',
    )
    expect([await movements(wrong), await importacoes(wrong)]).toEqual([[], []])
    expect(await imported(right, file())).toMatchObject({ novos: 1 })
    expect(await undo(made?.id ?? 0)).toBe('Importação não encontrada.')
    const kept = await app.sql(
      "select count(*)::int as n from auditoria where id_cliente = $1 and tabela = 'movimento_bancario' and operacao = 'apagar'",
      [church.idCliente],
    )
    expect(kept[0]).toEqual({ n: 1 })
  })

  test('matched movements go only when that is asked for too, and their entries stay in the books', async () => {
    const conta = await account()
    await imported(conta, ofx([{ data: '2026-10-05', valor: '10.00', memo: 'X' }], { conta: '72' }))
    const [movimento] = await movements(conta)
    const made = await ask(
      `lancarMovimento(id: "${movimento?.id}", input: { descricao: "Oferta", categoria: 2 }, ${otherMoney})`,
    )
    const [extrato] = await importacoes(conta)
    expect(await undo(extrato?.id ?? 0)).toBe(
      'Um movimento deste arquivo já está conciliado: confirme que também a conciliação se desfaz.',
    )
    expect(await movements(conta)).toHaveLength(1)
    expect(await undo(extrato?.id ?? 0, true)).toMatch(/^Importação desfeita/)
    expect(await movements(conta)).toEqual([])
    const path = `/entradas/${made.lancamentos[0]?.id}`
    expect((await app.rest(token, 'GET', path)).status).toBe(200)
    expect((await app.rest(token, 'DELETE', path)).status).toBe(200)
  })
})

test('a payment whose expense is matched is not undone, and the answer says what to do first', async () => {
  const conta = await account()
  await imported(conta, ofx([{ data: '2026-10-05', valor: '-80.00', memo: 'ENEL' }], { conta: '81' }))
  const [department] = await app.sql<{ id: number }>(
    `insert into departamento (id_cliente, titulo_departamento) values ($1, 'Casa') returning id`,
    [church.idCliente],
  )
  const [centre] = await app.sql<{ id: number }>(
    `insert into centro_custo (id_cliente, nome, id_departamento) values ($1, 'Casa', $2) returning id`,
    [church.idCliente, department?.id],
  )
  const input = {
    descricaoConta: 'Luz',
    valorConta: '80.00',
    dataVencimentoConta: '2026-10-05',
    idCentroCusto: String(centre?.id),
  }
  const create = 'mutation($input: NovaContaInput!) { criarContaPagar(input: $input) { id } }'
  const made = await app.graphql(token, create, { input })
  const pay = 'mutation($input: BaixaPagarInput!) { criarBaixaPagar(input: $input) { id } }'
  const idConta = String(made.data.criarContaPagar.id)
  const paid = await app.graphql(token, pay, {
    input: { idConta, data: '2026-10-05', idContaFinanceira: String(conta) },
  })
  expect(paid.errors).toBeUndefined()
  const [movimento] = await movements(conta)
  const expense = movimento?.sugestao?.lancamento
  expect(expense?.tipo).toBe('saida')
  await match(movimento?.id ?? 0, `saidas: ["${expense?.id}"]`)
  const payment = paid.data.criarBaixaPagar.id
  const reopen = () => app.graphql(token, `mutation { excluirBaixaPagar(id: "${payment}") { message } }`)
  const refused = await reopen()
  expect([refused.errors?.[0]?.extensions.code, refused.errors?.[0]?.message]).toEqual([
    'CONFLICT',
    'Este lançamento está conciliado com o extrato do banco: desfaça antes a conciliação.',
  ])
  await ask(`desfazerMovimento(id: "${movimento?.id}")`)
  expect((await reopen()).errors).toBeUndefined()
})

test('the bank’s text of money that came in says who gave, so whoever only reads the treasury gets the kind alone', async () => {
  const conta = await account()
  await imported(
    conta,
    ofx(
      [
        { data: '2026-10-05', valor: '80.00', memo: 'PIX RECEBIDO MARIA ZELIA TESTE' },
        { data: '2026-10-06', valor: '-30.00', memo: 'CIA DE ENERGIA ZELIA' },
      ],
      { conta: '83' },
    ),
  )
  const { id } = await church.person({ perfil: 4 })
  await app.sql(
    `insert into funcao_usuario (id_cliente, id_funcao, id_usuario, inicio)
     select $1, id, $2, '2020-01-01' from funcao where id_cliente = $1 and nome = 'Contador'`,
    [church.idCliente, id],
  )
  const accountant = await app.session(church.idCliente, id)
  const path = `/movimentos-bancarios?idContaFinanceira=${conta}`
  const listed = async (as: string, busca = '') =>
    (await app.rest(as, 'GET', `${path}&busca=${busca}`)).body.map((row: Movimento) => row.historico)
  expect(await listed(token, 'zelia')).toEqual(['CIA DE ENERGIA ZELIA', 'PIX RECEBIDO MARIA ZELIA TESTE'])
  expect(await listed(accountant)).toEqual(['CIA DE ENERGIA ZELIA', 'Pix recebido'])
  // a search does not tell either
  expect(await listed(accountant, 'zelia')).toEqual(['CIA DE ENERGIA ZELIA'])
  const asked = await app.graphql(
    accountant,
    `{ movimentosBancarios(filtro: { idContaFinanceira: "${conta}" }) { nodes { id historico } } }`,
  )
  const texts = asked.data.movimentosBancarios.nodes
  expect(texts.map(({ historico }: Movimento) => historico)).toEqual(['CIA DE ENERGIA ZELIA', 'Pix recebido'])
  expect((await app.rest(accountant, 'GET', `/movimentos-bancarios/${texts[1].id}`)).body.historico).toBe(
    'Pix recebido',
  )
  const exported = await app.rest(
    accountant,
    'GET',
    `/exportar/movimentos-bancarios?formato=csv&idContaFinanceira=${conta}`,
  )
  expect([exported.status, String(exported.body).includes('MARIA')]).toEqual([200, false])
})

test('the fee of a Pix names it too, and is a line of its own, which another import does not bring again', async () => {
  const conta = await account()
  const e2e = 'E00000000202610071200abcdefghijk'
  const pix = { data: '2026-10-07', valor: '-50.00', memo: `PIX ENVIADO ${e2e}` }
  const fee = { data: '2026-10-07', valor: '-1.20', memo: `TARIFA PIX ${e2e}` }
  const late = { data: '2026-10-08', valor: '-0.30', memo: `IOF PIX ${e2e}` }
  const send = (...lines: Line[]) => imported(conta, ofx(lines, { conta: '84' }))
  expect(await send(pix, fee)).toMatchObject({ novos: 2, repetidos: 0 })
  expect(await send(pix, fee)).toMatchObject({ novos: 0, repetidos: 2 })
  expect(await send(late)).toMatchObject({ novos: 1, repetidos: 0 })
  const stored = await app.sql<{ valor: string; e2e: string | null }>(
    'select valor, e2e from movimento_bancario where id_conta_financeira = $1 order by valor',
    [conta],
  )
  expect(stored.map((row) => [row.valor, row.e2e])).toEqual([
    ['-50.00', e2e],
    ['-1.20', null],
    ['-0.30', null],
  ])
})
