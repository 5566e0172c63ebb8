import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp } from '../../../../tests/factories/harness.js'
import { fc, seed } from '../../../../tests/factories/random.js'

/*
 * Two years of one church: a sheet of tithes and some donations each Sunday, in cash, by Pix, transfer and cheque, and every two months the
 * bank's file with the same money up to three days earlier or later, some that nobody typed, and deposits of nobody known.
 * Both accounts begin with money. Files overlap, come twice and are taken back, matches are undone, entries are moved to
 * the bank's account before its file comes, and two treasurers reconcile at once by what is proposed. In the first year all
 * money lies in the default account, as in churches from before means had accounts; in the second one all but cash lies at
 * the bank. Every question is asked where it should be, and nowhere else. In the end no gift is booked twice or for another
 * person, each lies in the account of its means, and both accounts hold what they should.
 * SEED repeats a run, SAMPLES makes more.
 */
const samples = Number(process.env.SAMPLES ?? 2)

const opening = { bank: 100_000, cash: 50_000 }

let app: TestApp
let church: TestChurch
let token: string
let second: string
let bank: number
let cash: number
beforeAll(async () => {
  app = await testApp()
})
beforeEach(async () => {
  church = await app.church()
  token = await church.token(1)
  second = await church.token(5)
  const [geral] = await app.sql<{ id: number; nome: string }>(
    'select id, nome from conta_financeira where id_cliente = $1 and geral',
    [church.idCliente],
  )
  cash = geral?.id as number
  const caixa = { nome: geral?.nome, tipo: 'caixa', saldoInicial: money(opening.cash), dataSaldoInicial: '2024-10-01' }
  expect((await app.rest(token, 'PUT', `/contas-financeiras/${cash}`, caixa)).status).toBe(200)
  // a church that has booked something decides about means only when it is asked
  await app.rest(token, 'POST', '/saidas', { descricao: 'Luz', data: '2024-10-01', categoria: 4, valor: '1.00' })
  const conta = { nome: 'Itaú', tipo: 'banco', saldoInicial: money(opening.bank), dataSaldoInicial: '2024-10-01' }
  bank = (await app.rest(token, 'POST', '/contas-financeiras', conta)).body.id
})
afterAll(() => app.close())

const names = [
  'Ana Beatriz Souza',
  'Bento Carlos Lima',
  'Clara Dias Melo',
  'Davi Elias Nunes',
  'Ester Farias Prado',
  'Felipe Gomes Reis',
]
const weeks = 104
/** The weeks of each of the bank's files; they overlap by two. */
const period = 8
const begin = Date.UTC(2024, 9, 6)
const dayOf = (week: number, lag = 0) => new Date(begin + (week * 7 + lag) * 86_400_000).toISOString().slice(0, 10)
const daysBetween = (a: string, b: string) => Math.abs(Date.parse(a) - Date.parse(b)) / 86_400_000

interface Gift {
  person: number
  day: string
  valor: string
  meio: 'dinheiro' | 'pix' | 'transferencia' | 'cheque'
  typed: boolean
  /** a donation to the campaign; a tithe otherwise */
  donated?: boolean
  /** days from the sheet to the bank */
  lag: number
}
interface Line {
  fitid: string
  day: string
  valor: string
  memo: string
  /** who gave; none: nobody knows */
  person?: number
  donated?: boolean | undefined
  meio?: Gift['meio']
}

const week = fc.record({
  gifts: fc.uniqueArray(
    fc.record({
      person: fc.nat(names.length - 1),
      // none is ten times another, which would be asked
      valor: fc.constantFrom('100.00', '100.00', '50.25', '20.10'),
      meio: fc.constantFrom('dinheiro' as const, 'pix' as const, 'pix' as const, 'transferencia' as const),
      lag: fc.constantFrom(0, 0, 0, -3, -1, 1, 2, 3),
      typed: fc.integer({ min: 0, max: 9 }).map((n) => n > 1),
      donated: fc.integer({ min: 0, max: 3 }).map((n) => n === 0),
    }),
    { minLength: 1, maxLength: 5, selector: ({ person }) => person },
  ),
  deposit: fc.integer({ min: 0, max: 5 }).map((n) => n === 0),
  cheque: fc.integer({ min: 0, max: 5 }).map((n) => n === 0),
})
/** What somebody does besides, with each file. */
const whim = fc.record({
  again: fc.boolean(),
  back: fc.integer({ min: 0, max: 3 }),
  undo: fc.nat(40),
  keeps: fc.boolean(),
  moves: fc.boolean(),
})

const send = async (mutation: string, variables: object = {}) => {
  const { data, errors } = await app.graphql(token, mutation, variables)
  expect(errors).toBeUndefined()
  return Object.values(data)[0] as unknown
}

/** The questions about a day alone; tests also run at other days. */
function aboutDay(day: string): string[] {
  const year = new Date()
  year.setUTCFullYear(year.getUTCFullYear() - 1)
  return day < year.toISOString().slice(0, 10) ? ['dataDistante'] : []
}

/** Whether a day is so near to a year ago that the church's clock may say otherwise. */
const nearYear = (day: string) => Math.abs(daysBetween(day, new Date().toISOString()) - 365) < 3

/** Sends a mutation that must ask exactly this about money of a day, and then answers with yes. */
async function sendAsked(mutation: string, variables: object, day: string, wanted: readonly string[]) {
  const first = await app.graphql(token, mutation, { ...variables, confirmacoes: [] })
  const asked: { nome: string }[] = first.errors?.[0]?.extensions.confirmacoes ?? []
  const sure = (names: readonly string[]) =>
    [...new Set(names)].filter((name) => name !== 'dataDistante' || !nearYear(day)).sort()
  const names = asked.map(({ nome }) => nome)
  expect([mutation, variables, sure(names)]).toEqual([mutation, variables, sure([...aboutDay(day), ...wanted])])
  if (!first.errors) return Object.values(first.data)[0]
  expect(first.errors[0]?.extensions.code).toBe('CONFIRM')
  const { data, errors } = await app.graphql(token, mutation, { ...variables, confirmacoes: names })
  expect(errors).toBeUndefined()
  return Object.values(data)[0]
}

/** Two treasurers press the same button at once: one of them does it, and the other is told. */
async function byBoth(mutation: string, variables: object): Promise<void> {
  const answers = await Promise.all([token, second].map((one) => app.graphql(one, mutation, variables)))
  const codes = answers.flatMap(({ errors }) => errors?.[0]?.extensions.code ?? [])
  expect([mutation, codes]).toEqual([mutation, ['CONFLICT']])
}

async function importFile(lines: readonly Line[], until: string, balance: string): Promise<void> {
  const rows = lines.map(
    ({ fitid, day, valor, memo }) =>
      `<STMTTRN>\n<DTPOSTED>${day.replaceAll('-', '')}\n<TRNAMT>${valor}\n<FITID>${fitid}\n<MEMO>${memo}\n</STMTTRN>`,
  )
  const end = until.replaceAll('-', '')
  const text = `<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><BANKACCTFROM><ACCTID>1</BANKACCTFROM><BANKTRANLIST><DTEND>${end}\n${rows.join('\n')}\n</BANKTRANLIST><LEDGERBAL><BALAMT>${balance}<DTASOF>${end}</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`
  const arquivo = { name: 'a.ofx', type: 'text/plain', data: Buffer.from(text) }
  const mutation =
    'mutation($arquivo: Upload!, $conta: ID!) { importarExtrato(arquivo: $arquivo, idContaFinanceira: $conta) { extrato { duvidas } } }'
  const { data, errors } = await app.upload(token, mutation, { conta: String(bank) }, { arquivo })
  expect([errors, data?.importarExtrato.extrato.duvidas]).toEqual([undefined, 0])
}

interface Pending {
  id: number
  data: string
  valor: string
  historico: string
  sugestao: { nivel: string; lancamento: { id: number } } | null
  emOutraConta: { id: number } | null
  proposta: { tipo: string; certa: boolean; idPessoa: number | null } | null
}

/** SQL: tithes and donations that are not deleted. */
const given = `(
  select id_cliente, id, 'dizimo' as origem, id_membro as pessoa, data_dizimo as dia, valor_dizimo as valor, meio_dizimo as meio
  from dizimo where excluido_em is null union all
  select id_cliente, id, 'doacao', id_membro, data_doacao, valor_doacao, meio_doacao from doacao where excluido_em is null)`

const cents = (valor: string) => Math.round(Number(valor) * 100)
const money = (sum: number) => (sum / 100).toFixed(2)

class Church {
  readonly gifts: Gift[] = []
  readonly lines: Line[] = []
  people: number[] = []
  campaign = 0

  async typeSheet(gifts: readonly Gift[], day: string): Promise<void> {
    const linhas = gifts
      .filter(({ typed, donated }) => typed && !donated)
      .map(({ person, valor, meio }) => ({
        idMembro: String(this.people[person]),
        valorDizimo: valor,
        meioDizimo: meio,
      }))
    if (linhas.length > 0)
      await sendAsked(
        'mutation($input: DizimosInput!, $confirmacoes: [String!]) { criarDizimos(input: $input, confirmacoes: $confirmacoes) { quantidade } }',
        { input: { dataDizimo: day, linhas } },
        day,
        day < '2024-10-01' ? ['antesDoSaldoInicial'] : [],
      )
    for (const { person, valor, meio } of gifts.filter(({ typed, donated }) => typed && donated))
      await sendAsked(
        'mutation($input: DoacaoInput!, $confirmacoes: [String!]) { criarDoacao(input: $input, confirmacoes: $confirmacoes) { id } }',
        {
          input: {
            idCampanha: String(this.campaign),
            idMembro: String(this.people[person]),
            valorDoacao: valor,
            dataDoacao: day,
            meioDoacao: meio,
          },
        },
        day,
        [],
      )
  }

  /** Moves what the sheets have put into the cash box to the bank's account, where it lies. */
  async moveToBank(): Promise<void> {
    const entradas = await app.sql<{ id: number }>(
      `select e.id from entrada e join ${given} d on d.id_cliente = e.id_cliente and e.origem = d.origem and e.id_origem = d.id
       where e.id_cliente = $1 and e.excluido_em is null and coalesce(e.id_conta_financeira, $2) = $2 and d.meio <> 'dinheiro'
         and not exists (select from conciliacao c where c.id_cliente = e.id_cliente and c.id_entrada = e.id)`,
      [church.idCliente, cash],
    )
    if (entradas.length > 0)
      await send('mutation($itens: [MoverLancamentosInput!]!) { moverLancamentos(itens: $itens) { message } }', {
        itens: [{ idContaFinanceira: String(bank), entradas: entradas.map(({ id }) => String(id)) }],
      })
  }

  /** The entry of somebody's gift that no movement has brought yet, up to three days away. */
  private async typedGift(who: number, { data, valor }: Pending): Promise<{ id: number; conta: number } | undefined> {
    const [found] = await app.sql<{ id: number; conta: number }>(
      `select e.id, coalesce(e.id_conta_financeira, $2) as conta from ${given} d
       join entrada e on e.id_cliente = d.id_cliente and e.origem = d.origem and e.id_origem = d.id and e.excluido_em is null
       where d.id_cliente = $1 and d.pessoa = $3 and d.valor = $4 and abs(d.dia - $5::date) <= 3 and d.meio <> 'dinheiro'
         and not exists (select from conciliacao c where c.id_cliente = e.id_cliente and c.id_entrada = e.id)`,
      [church.idCliente, cash, who, valor, data],
    )
    return found
  }

  /** The same of a cheque, of which the bank names nobody; no two of them are worth the same. */
  private async typedCheque({ data, valor }: Pending): Promise<{ id: number; conta: number } | undefined> {
    const [found] = await app.sql<{ id: number; conta: number }>(
      `select e.id, coalesce(e.id_conta_financeira, $2) as conta from dizimo d
       join entrada e on e.id_cliente = d.id_cliente and e.origem = 'dizimo' and e.id_origem = d.id and e.excluido_em is null
       where d.id_cliente = $1 and d.excluido_em is null and d.meio_dizimo = 'cheque' and d.valor_dizimo = $3
         and abs(d.data_dizimo - $4::date) <= 3`,
      [church.idCliente, cash, valor, data],
    )
    return found
  }

  /** What the books ask of money that is entered so: whether it is money that they have already. */
  private async alike(who: number | undefined, donated: boolean, { data, valor }: Pending): Promise<string[]> {
    const [found] = await app.sql<{ mesma: boolean; movimento: boolean }>(
      `select exists (select from ${given} d where d.id_cliente = $1 and d.pessoa = $2 and d.origem = $7
           and d.valor = $3 and abs(d.dia - $4::date) <= 3) as mesma,
         exists (select from entrada e left join ${given} d on d.id_cliente = e.id_cliente and d.origem = e.origem and d.id = e.id_origem
           where e.id_cliente = $1 and e.excluido_em is null and abs(e.data - $4::date) <= 3 and e.valor = $3
           and ($5 or (e.origem is null and e.id_conta_financeira in ($6, $8)) or (d.pessoa = $2 and d.origem <> $7))
           and not exists (select from conciliacao c where c.id_cliente = e.id_cliente and c.id_entrada = e.id)) as movimento`,
      [church.idCliente, who ?? 0, valor, data, who === undefined, bank, donated ? 'doacao' : 'dizimo', cash],
    )
    // a gift asks about its like of that person, their other gifts and plain entries, anything else about any entry
    return [
      ...(who !== undefined && found?.mesma ? [donated ? 'doacaoParecida' : 'dizimoParecido'] : []),
      ...(found?.movimento ? ['movimentoParecido'] : []),
    ]
  }

  /** Reconciles by what is proposed until nothing is pending, as a careful treasurer does. */
  async reconcile(): Promise<void> {
    for (let round = 0; round < 4; round++) {
      const list = (await send(
        `{ movimentosBancarios(first: 100, filtro: { idContaFinanceira: "${bank}", situacao: "pendente" }) { nodes {
          id data valor historico sugestao { nivel lancamento { id } } emOutraConta { id } proposta { tipo certa idPessoa } } } }`,
      )) as { nodes: Pending[] }
      if (list.nodes.length === 0) return
      const items = (rows: readonly Pending[], of: (row: Pending) => number | undefined) =>
        rows.map((row) => ({ id: String(row.id), entradas: [String(of(row))] }))
      const sure = list.nodes.filter(({ sugestao }) => sugestao && sugestao.nivel !== 'possivel')
      await this.expectOwn(sure)
      const stray = list.nodes.filter((row) => row.emOutraConta && !sure.includes(row))
      if (sure.length > 0)
        await byBoth('mutation($itens: [ConciliacaoInput!]!) { conciliarMovimentos(itens: $itens) { id } }', {
          itens: items(sure, ({ sugestao }) => sugestao?.lancamento.id),
        })
      if (stray.length > 0)
        await send('mutation($itens: [ConciliacaoInput!]!) { trazerLancamentos(itens: $itens) { id } }', {
          itens: items(stray, ({ emOutraConta }) => emOutraConta?.id),
        })
      for (const row of list.nodes.filter((one) => !sure.includes(one) && !stray.includes(one))) await this.book(row)
    }
    throw new Error('movements stay pending')
  }

  /** What is suggested as sure is a gift of who is named, where somebody is. */
  private async expectOwn(sure: readonly Pending[]): Promise<void> {
    for (const row of sure) {
      const who = this.giverOf(row)
      const [gift] = await app.sql<{ who: number }>(
        `select d.pessoa as who from entrada e join ${given} d on d.id_cliente = e.id_cliente and d.id = e.id_origem and e.origem = d.origem
         where e.id_cliente = $1 and e.id = $2`,
        [church.idCliente, row.sugestao?.lancamento.id],
      )
      if (who !== undefined) expect([row.historico, row.data, gift?.who]).toEqual([row.historico, row.data, who])
    }
  }

  private lineOf(row: Pending): Line | undefined {
    return this.lines.find(({ memo, day }) => memo === row.historico && day === row.data)
  }

  private giverOf(row: Pending): number | undefined {
    const line = this.lineOf(row)
    return line?.person === undefined ? undefined : this.people[line.person]
  }

  /** Writes what the books do not have: a tithe of who is named, or an offering of nobody. */
  private async book(row: Pending): Promise<void> {
    const who = this.giverOf(row)
    // what is proposed as certain is never somebody else's
    if (row.proposta?.certa) expect([row.historico, row.proposta.idPessoa]).toEqual([row.historico, who])
    const cheque = this.lineOf(row)?.meio === 'cheque'
    const own = cheque ? await this.typedCheque(row) : who === undefined ? undefined : await this.typedGift(who, row)
    expect([row, cheque && own === undefined]).toEqual([row, false])
    const book =
      'mutation($id: ID!, $input: LancarMovimentoInput!, $confirmacoes: [String!]) { lancarMovimento(id: $id, input: $input, confirmacoes: $confirmacoes) { id } }'
    const donated = this.lineOf(row)?.donated === true
    const as = (gift: boolean) =>
      who === undefined
        ? { descricao: 'Oferta', categoria: 2 }
        : gift
          ? { doacao: { idCampanha: String(this.campaign), idMembro: String(who) } }
          : { dizimo: String(who) }
    if (own) {
      // who would write it again is asked, whatever for; a careful treasurer then takes the one that was typed
      for (const gift of [donated, !donated]) {
        const { errors } = await app.graphql(token, book, { id: String(row.id), input: as(gift), confirmacoes: [] })
        const names = errors?.[0]?.extensions.confirmacoes?.map(({ nome }) => nome) ?? []
        const wanted = await this.alike(who, gift, row)
        expect(wanted).not.toEqual([])
        expect([row, gift, names.filter((name) => name !== 'dataDistante').sort()]).toEqual([row, gift, wanted.sort()])
      }
      const itens = [{ id: String(row.id), entradas: [String(own.id)] }]
      const verb = own.conta === bank ? 'conciliarMovimentos' : 'trazerLancamentos'
      await send(`mutation($itens: [ConciliacaoInput!]!) { ${verb}(itens: $itens) { id } }`, { itens })
    } else if (who === undefined && row.sugestao)
      await send('mutation($input: ConciliacaoInput!) { conciliarMovimento(input: $input) { id } }', {
        input: { id: String(row.id), entradas: [String(row.sugestao.lancamento.id)] },
      })
    else
      await sendAsked(book, { id: String(row.id), input: as(donated) }, row.data, await this.alike(who, donated, row))
  }

  /** Undoes one match; what it had made goes too, unless it is kept and found again. */
  async undoOne(which: number, keeps: boolean): Promise<void> {
    const { nodes } = (await send(
      `{ movimentosBancarios(first: 40, filtro: { idContaFinanceira: "${bank}", situacao: "conciliado" }) { nodes { id comLancado } } }`,
    )) as { nodes: { id: number; comLancado: boolean }[] }
    const row = nodes[which % Math.max(nodes.length, 1)]
    if (!row) return
    await send('mutation($id: ID!, $also: Boolean) { desfazerMovimento(id: $id, excluirLancados: $also) { id } }', {
      id: String(row.id),
      also: row.comLancado && !keeps,
    })
  }

  async takeBackLast(): Promise<void> {
    const files = (await send(`{ extratosImportados(idContaFinanceira: "${bank}") { id } }`)) as { id: number }[]
    await send('mutation($id: ID!) { desfazerExtrato(id: $id, desfazerConciliacoes: true) { message } }', {
      id: String(files[0]?.id),
    })
  }

  bankHas = (until: string) =>
    this.lines.filter(({ day }) => day <= until).reduce((sum, { valor }) => sum + cents(valor), opening.bank)
}

/** Given before the accounts begin: history, which no balance counts. */
const before: Gift = { person: 0, day: '2024-09-29', valor: '33.30', meio: 'dinheiro', typed: true, lag: 0 }

const runs = Array.from({ length: samples }, (_, run) => run)

test.each(runs)(
  'in two years no gift is booked twice or for another person, and each lies where its means does (%i)',
  async (run) => {
    const arbitrary = fc.tuple(
      fc.array(week, { minLength: weeks, maxLength: weeks }),
      fc.array(whim, { minLength: weeks / period, maxLength: weeks / period }),
    )
    const [[plan, whims]] = fc.sample(arbitrary, { numRuns: 1, seed: seed + run }) as [[Week[], Whim[]]]
    const story = new Church()
    let decided = false
    const campaign = {
      nomeCampanha: 'Barco',
      tipoCampanha: 'nacional',
      dataInicio: '2024-09-01',
      dataFim: '2027-12-31',
      alvoCampanha: 10_000,
    }
    story.campaign = (await app.rest(token, 'POST', '/campanhasMissoes', campaign)).body.id
    for (const name of names) story.people.push((await church.person({ name })).id)
    try {
      story.gifts.push(before)
      await story.typeSheet([before], before.day)
      for (let from = 0; from < weeks; from += period) {
        if (!decided && from >= weeks / 2) {
          const itens = [
            ...['pix', 'transferencia', 'cheque'].map((meio) => ({ meio, idContaFinanceira: String(bank) })),
            { meio: 'dinheiro', idContaFinanceira: String(cash) },
          ]
          decided = true
          await send('mutation($itens: [ContaDoMeioInput!]!) { definirContasDosMeios(itens: $itens) { id } }', {
            itens,
          })
        }
        for (let at = from; at < from + period; at++) await live(story, plan[at] as Week, at)
        // what the bank has up to three days later is in the file too
        const until = dayOf(from + period - 1, 3)
        const since = dayOf(Math.max(from - 2, 0), -3)
        const file = () =>
          importFile(
            story.lines.filter(({ day }) => day >= since && day <= until),
            until,
            money(story.bankHas(until)),
          )
        const { again, back, undo, keeps, moves } = whims[from / period] as Whim
        if (moves) await story.moveToBank()
        await file()
        if (again) await file()
        await story.reconcile()
        await story.undoOne(undo, keeps)
        if (back === 0) {
          await story.takeBackLast()
          await file()
        }
        await story.reconcile()
      }
      await check(story)
    } catch (error) {
      console.error(`SEED=${seed + run} SAMPLES=1 repeats this run`)
      throw error
    }
  },
)

type Week = typeof week extends fc.Arbitrary<infer One> ? One : never
type Whim = typeof whim extends fc.Arbitrary<infer One> ? One : never

/** A Sunday: the gifts, the sheet, and what the bank will tell of it. */
async function live(story: Church, { gifts, deposit, cheque }: Week, at: number): Promise<void> {
  const sunday = dayOf(at)
  const given = gifts.map((gift): Gift => {
    // what is given in cash, somebody types; what nobody types is of the day that the bank says
    const typed = gift.typed || gift.meio === 'dinheiro'
    // the bank does not say what for, so amounts do
    const valor = gift.donated ? '70.40' : gift.valor
    return { ...gift, valor, typed, day: typed ? sunday : dayOf(at, gift.lag) }
  })
  // no two cheques and no two deposits of an amount, because the bank names nobody
  if (cheque)
    given.push({
      person: at % names.length,
      day: sunday,
      valor: money(3_000 + at),
      meio: 'cheque',
      typed: true,
      lag: 2,
    })
  story.gifts.push(...given)
  await story.typeSheet(given, sunday)
  for (const { person, valor, meio, lag, donated } of given) {
    const [day, name] = [dayOf(at, lag), (names[person] as string).toUpperCase()]
    const fitid = `${sunday}-${person}-${meio}`
    if (meio === 'pix') story.lines.push({ fitid, day, valor, memo: `PIX RECEBIDO ${name}`, person, donated, meio })
    if (meio === 'transferencia')
      story.lines.push({ fitid, day, valor, memo: `TED RECEBIDA ${name}`, person, donated, meio })
    if (meio === 'cheque') story.lines.push({ fitid, day, valor, memo: 'DEP CHEQUE COMPENSADO', meio })
  }
  // what was undone is found again
  if (deposit)
    story.lines.push({ fitid: `${sunday}-d`, day: sunday, valor: money(700_000 + at), memo: 'DEPOSITO EM DINHEIRO' })
}

async function check(story: Church): Promise<void> {
  type Stored = { person: number; day: string; valor: string; meio: string; conta: number; donated?: boolean }
  const stored = await app.sql<Stored>(
    `select d.pessoa as person, d.dia::text as day, d.valor::text as valor, d.meio, d.origem = 'doacao' as donated,
       coalesce(e.id_conta_financeira, $2) as conta
     from ${given} d join entrada e on e.id_cliente = d.id_cliente and e.origem = d.origem and e.id_origem = d.id and e.excluido_em is null
     where d.id_cliente = $1`,
    [church.idCliente, cash],
  )
  const text = (row: Stored) =>
    `${row.day} ${row.person} ${row.valor} ${row.meio} ${row.conta === bank ? 'Itaú' : 'Caixa geral'}${row.donated ? ' Barco' : ''}`
  const wanted = story.gifts.map((gift) =>
    text({ ...gift, person: story.people[gift.person] as number, conta: gift.meio === 'dinheiro' ? cash : bank }),
  )
  expect(stored.map(text).sort()).toEqual(wanted.sort())
  const last = dayOf(weeks - 1, 3)
  const { data } = await app.graphql(
    token,
    `{ conciliacaoBancaria(idContaFinanceira: "${bank}") { pendentes saldoBanco saldoLivro diferenca } }`,
  )
  const balance = money(story.bankHas(last))
  expect(data.conciliacaoBancaria).toEqual({
    pendentes: 0,
    saldoBanco: balance,
    saldoLivro: balance,
    diferenca: '0.00',
  })
  const inCash = story.gifts
    .filter((gift) => gift.meio === 'dinheiro' && gift !== before)
    .reduce((sum, { valor }) => sum + cents(valor), opening.cash)
  const { data: accounts } = await app.graphql(token, '{ contasFinanceiras { nodes { id saldo } } }')
  const balances = accounts.contasFinanceiras.nodes as { id: number; saldo: string }[]
  expect(balances.find(({ id }) => id === cash)?.saldo).toBe(money(inCash - 100))
  expect(balances.find(({ id }) => id === bank)?.saldo).toBe(balance)
}
