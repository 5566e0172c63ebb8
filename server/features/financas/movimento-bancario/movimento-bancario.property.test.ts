import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type TestApp, testApp, unique } from '../../../../tests/factories/harness.js'
import { fc } from '../../../../tests/factories/random.js'

/*
 * Random sequences of imports, matches, undone matches, entries, and payables and receivables that a movement settles, over
 * the API, beside a model. Both must agree after each step on what was allowed, and on what is left of each account. At the
 * end each entry belongs to one movement at most, and when every movement is matched the account holds exactly what the
 * statement says. Set SEQUENCES=10000 for the full proof.
 */
const sequences = Number(process.env.SEQUENCES ?? 15)

let app: TestApp
let token: string
let idCliente: number
let centre: number
beforeAll(async () => {
  app = await testApp()
  const church = await app.church()
  idCliente = church.idCliente
  token = await church.token(1)
  const departamento = await app.rest(token, 'POST', '/departamentos', { tituloDepartamento: 'Casa' })
  const centro = { nome: 'Casa', idDepartamento: departamento.body.id }
  centre = (await app.rest(token, 'POST', '/centro-custo', centro)).body.id
})
afterAll(() => app.close())

/** What the bank knows: three days with equal movements, one FITID for several, and both directions. */
const bank = [
  ['2026-10-05', '100.00', 'PIX ANA', '1'],
  ['2026-10-05', '50.00', 'PIX BIA', '1'],
  ['2026-10-05', '100.00', 'PIX ANA', '1'],
  ['2026-10-06', '-30.10', 'ENEL', '2'],
  ['2026-10-06', '-30.10', 'ENEL', '3'],
  ['2026-10-07', '0.01', 'RENDIMENTO', ''],
  ['2026-10-07', '-100.00', 'SAQUE', ''],
] as const
const days = ['2026-10-05', '2026-10-06', '2026-10-07']

const pick = fc.nat(6)
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ type: fc.constant('import' as const), first: fc.nat(2), last: fc.nat(2) }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('enter' as const), line: pick }) },
  { weight: 5, arbitrary: fc.record({ type: fc.constant('match' as const), movement: pick, entry: pick }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('write' as const), movement: pick }) },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant('undo' as const), movement: pick, payments: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('owe' as const), line: pick, more: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('settle' as const), movement: pick, account: pick }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('ignore' as const), movement: pick }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('remove' as const), entry: pick }) },
)

interface Entry {
  id: number
  valor: string
  movement: Movement | null
  alive: boolean
  /** the account that it pays */
  account?: Account
}

/** A payable or receivable, with what is left of it in cents. */
interface Account {
  id: number
  pays: boolean
  left: bigint
}

interface Movement {
  id: number
  valor: string
  state: 'pendente' | 'conciliado' | 'ignorado'
}

const importText =
  'mutation($arquivo: Upload!, $conta: ID!) { importarExtrato(arquivo: $arquivo, idContaFinanceira: $conta) { extrato { novos repetidos duvidas } } }'

/** Every question that money from the bank may ask: this test is about links and sums. */
const confirmed = 'confirmacoes: ["movimentoParecido", "lancamentoParecido", "valorIncomum"]'

/** The questions that a refusal asks. */
const asked = (errors: { extensions: { confirmacoes?: unknown } }[] | undefined) => errors?.[0]?.extensions.confirmacoes

const centsOf = (valor: string) => BigInt(valor.replace(/[-.]/g, ''))

const tableOf = (valor: string) => (valor.startsWith('-') ? 'saidas' : 'entradas')

class Sequence {
  readonly entries: Entry[] = []
  readonly movements: Movement[] = []
  readonly accounts: Account[] = []
  private readonly imported = new Set<string>()

  constructor(
    private readonly conta: number,
    private readonly numero: string,
  ) {}

  async import(first: number, last: number): Promise<void> {
    const chosen = days.slice(Math.min(first, last), Math.max(first, last) + 1)
    const lines = bank.filter(([data]) => chosen.includes(data))
    const text = lines.map(
      ([data, valor, memo, fitid]) =>
        `<STMTTRN>\n<DTPOSTED>${data.replaceAll('-', '')}\n<TRNAMT>${valor}\n<FITID>${fitid}\n<MEMO>${memo}\n</STMTTRN>`,
    )
    const data = Buffer.from(
      `<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><BANKACCTFROM><ACCTID>${this.numero}</BANKACCTFROM><BANKTRANLIST>\n${text.join('\n')}\n</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`,
    )
    const arquivo = { name: 'a.ofx', type: 'text/plain', data }
    const fresh = chosen.filter((day) => !this.imported.has(day))
    for (const day of fresh) this.imported.add(day)
    const novos = bank.filter(([day]) => fresh.includes(day)).length
    const answer = await app.upload(token, importText, { conta: String(this.conta) }, { arquivo })
    expect([answer.errors, answer.data?.importarExtrato.extrato]).toEqual([
      undefined,
      { novos, repetidos: lines.length - novos, duvidas: 0 },
    ])
    const stored = await app.sql<{ id: number; valor: string }>(
      'select id, valor::text from movimento_bancario where id_conta_financeira = $1 order by id',
      [this.conta],
    )
    for (const { id, valor } of stored.slice(this.movements.length))
      this.movements.push({ id, valor, state: 'pendente' })
  }

  async enter(valor: string): Promise<void> {
    const input = {
      descricao: unique('Lançamento '),
      data: '2026-10-06',
      categoria: 2,
      valor: valor.replace('-', ''),
      idContaFinanceira: this.conta,
    }
    const { body } = await app.rest(token, 'POST', `/${tableOf(valor)}`, input)
    this.entries.push({ id: body.id, valor, movement: null, alive: true })
  }

  async match(movement: Movement, entry: Entry): Promise<void> {
    const done = await ask(
      `conciliarMovimento(input: { id: "${movement.id}", ${tableOf(entry.valor)}: ["${entry.id}"] }) { id }`,
    )
    const allowed =
      movement.state === 'pendente' && entry.alive && entry.movement === null && entry.valor === movement.valor
    expect(done).toBe(allowed)
    if (!allowed) return
    movement.state = 'conciliado'
    entry.movement = movement
  }

  async write(movement: Movement): Promise<void> {
    const { data, errors } = await app.graphql(
      token,
      `mutation { lancarMovimento(id: "${movement.id}", input: { descricao: "Do banco", categoria: 2 }, ${confirmed}) { lancamentos { id } } }`,
    )
    expect([data !== null, asked(errors)]).toEqual([movement.state === 'pendente', undefined])
    if (data === null) return
    movement.state = 'conciliado'
    this.entries.push({ id: data.lancarMovimento.lancamentos[0].id, valor: movement.valor, movement, alive: true })
  }

  async undo(movement: Movement, payments = false): Promise<void> {
    const done = await ask(`desfazerMovimento(id: "${movement.id}", desfazerBaixas: ${payments}) { id }`)
    expect(done).toBe(movement.state !== 'pendente')
    movement.state = 'pendente'
    for (const entry of this.entries) {
      if (entry.movement !== movement) continue
      entry.movement = null
      if (!payments || !entry.account) continue
      entry.alive = false
      entry.account.left += centsOf(entry.valor)
    }
  }

  /** A payable or receivable of this amount, or of more. */
  async owe(valor: string, more: boolean): Promise<void> {
    const pays = valor.startsWith('-')
    const left = centsOf(valor) + (more ? 100n : 0n)
    const input = {
      descricaoConta: unique('Conta '),
      valorConta: `${left / 100n}.${String(left % 100n).padStart(2, '0')}`,
      dataVencimentoConta: '2026-10-06',
      idCentroCusto: String(centre),
    }
    const { body } = await app.rest(token, 'POST', pays ? '/contasPagar' : '/contasReceber', input)
    this.accounts.push({ id: body.id, pays, left })
  }

  async settle(movement: Movement, account: Account): Promise<void> {
    const { valor } = movement
    const { data, errors } = await app.graphql(
      token,
      `mutation { baixarMovimento(id: "${movement.id}", input: { conta${account.pays ? 'Pagar' : 'Receber'}: "${account.id}" }, ${confirmed}) { lancamentos { id } } }`,
    )
    const fits = account.pays === valor.startsWith('-') && account.left >= centsOf(valor)
    expect([data !== null, asked(errors)]).toEqual([movement.state === 'pendente' && fits, undefined])
    if (data === null) return
    movement.state = 'conciliado'
    account.left -= centsOf(valor)
    this.entries.push({ id: data.baixarMovimento.lancamentos[0].id, valor, movement, alive: true, account })
  }

  /** Undoes a payment that no movement confirms. */
  async withdraw(entry: Entry, account: Account): Promise<void> {
    const [side, book] = account.pays ? (['pagar', 'saida'] as const) : (['receber', 'entrada'] as const)
    const [payment] = await app.sql<{ id: number }>(
      `select b.id from baixa_${side} b join ${book} l on l.id_origem = b.id_conta and l.vez = b.vez and l.origem is not null
       where l.id = $1 and b.id_conta = $2`,
      [entry.id, account.id],
    )
    const verb = account.pays ? 'excluirBaixaPagar' : 'excluirBaixaReceber'
    expect(await ask(`${verb}(id: "${payment?.id}") { message }`)).toBe(true)
    entry.alive = false
    account.left += centsOf(entry.valor)
  }

  /** Accounts whose payments are not what the model says. */
  async unequal(): Promise<unknown[]> {
    const found: unknown[] = []
    for (const { id, pays, left } of this.accounts) {
      const [row] = await app.sql<{ resta: string }>(
        `select (valor_conta - valor_baixado)::text as resta from conta_${pays ? 'pagar' : 'receber'} where id = $1`,
        [id],
      )
      if (centsOf(row?.resta ?? '') !== left) found.push({ id, pays, left: String(left), row })
    }
    return found
  }

  async ignore(movement: Movement): Promise<void> {
    expect(await ask(`ignorarMovimento(id: "${movement.id}") { id }`)).toBe(movement.state === 'pendente')
    if (movement.state === 'pendente') movement.state = 'ignorado'
  }

  async remove(entry: Entry): Promise<void> {
    const { status } = await app.rest(token, 'DELETE', `/${tableOf(entry.valor)}/${entry.id}`)
    expect(status === 200).toBe(entry.alive && entry.movement === null && !entry.account)
    if (status === 200) entry.alive = false
  }

  /** Matches all that is left, and deletes the entries that no movement confirms. */
  async finish(): Promise<void> {
    await this.import(0, 2)
    for (const movement of this.movements) if (movement.state === 'ignorado') await this.undo(movement)
    for (const entry of this.entries) {
      const movement = this.movements.find(({ state, valor }) => state === 'pendente' && valor === entry.valor)
      if (movement && entry.alive && !entry.movement) await this.match(movement, entry)
    }
    for (const movement of this.movements) if (movement.state === 'pendente') await this.write(movement)
    for (const entry of this.entries)
      if (entry.alive && !entry.movement)
        await (entry.account ? this.withdraw(entry, entry.account) : this.remove(entry))
  }
}

/** Whether a mutation was allowed. */
async function ask(mutation: string): Promise<boolean> {
  const { errors } = await app.graphql(token, `mutation { ${mutation} }`)
  if (errors) expect(['CONFLICT', 'VALIDATION_FAILED']).toContain(errors[0]?.extensions.code)
  return !errors
}

/** Movements whose links are not exactly their amount, and entries with several movements. */
const wrong = (conta: number) =>
  app.sql(
    `select m.id, m.situacao, m.valor, coalesce(sum(coalesce(e.valor, -s.valor)), 0) as soma from movimento_bancario m
       left join conciliacao c on c.id_movimento = m.id and c.id_cliente = m.id_cliente
       left join entrada e on e.id = c.id_entrada and e.id_cliente = m.id_cliente and e.excluido_em is null
       left join saida s on s.id = c.id_saida and s.id_cliente = m.id_cliente and s.excluido_em is null
     where m.id_conta_financeira = $1 group by m.id, m.situacao, m.valor
     having case when m.situacao = 'conciliado' then m.valor else 0 end <> coalesce(sum(coalesce(e.valor, -s.valor)), 0)`,
    [conta],
  )

test('whatever is imported, matched and undone, each movement has its money once, and the books end as the bank', async () => {
  const property = fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
    // nobody imports as many statements in a quarter of an hour
    await app.sql(`delete from limite where key ~ ('^envio_(pessoa|igreja):' || $1 || '(:|$)')`, [idCliente])
    const input = { nome: unique('Banco '), tipo: 'banco', dataSaldoInicial: '2026-09-01' }
    const conta: number = (await app.rest(token, 'POST', '/contas-financeiras', input)).body.id
    const sequence = new Sequence(conta, `7${conta}`)
    for (const one of steps) {
      const movement = 'movement' in one ? sequence.movements[one.movement] : undefined
      const entry = 'entry' in one ? sequence.entries[one.entry] : undefined
      if (one.type === 'import') await sequence.import(one.first, one.last)
      else if (one.type === 'enter') await sequence.enter(bank[one.line]?.[1] ?? '1.00')
      else if (one.type === 'match' && movement && entry) await sequence.match(movement, entry)
      else if (one.type === 'write' && movement) await sequence.write(movement)
      else if (one.type === 'undo' && movement) await sequence.undo(movement, one.payments)
      else if (one.type === 'owe') await sequence.owe(bank[one.line]?.[1] ?? '1.00', one.more)
      else if (one.type === 'settle' && movement) {
        const account = sequence.accounts[one.account]
        if (account) await sequence.settle(movement, account)
      } else if (one.type === 'ignore' && movement) await sequence.ignore(movement)
      else if (one.type === 'remove' && entry) await sequence.remove(entry)
    }
    expect([await wrong(conta), await sequence.unequal()]).toEqual([[], []])
    await sequence.finish()
    expect([await wrong(conta), await sequence.unequal()]).toEqual([[], []])
    const { data } = await app.graphql(token, `{ contaFinanceira(id: "${conta}") { saldo } }`)
    const [statement] = await app.sql(
      'select sum(valor)::text as soma from movimento_bancario where id_conta_financeira = $1',
      [conta],
    )
    expect(data.contaFinanceira.saldo).toBe(statement?.soma)
  })
  await fc.assert(property, { numRuns: sequences, includeErrorInReport: true })
})
