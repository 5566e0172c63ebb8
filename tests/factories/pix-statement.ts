import { em, hoje } from './contas.js'
import type { TestApp } from './harness.js'
import { PixChurch } from './pix.js'
import type { BankPix } from './psp.js'

/** A line of the bank's statement, of today. One without the id of a Pix has a text of its own. */
export interface Line {
  e2e?: string
  valor: string
  memo?: string
}

export const lineOf = ({ endToEndId, valor }: BankPix): Line => ({ e2e: endToEndId, valor })

/** A stored line, and the entries that are its money. */
interface Movement {
  id: number
  e2e: string | null
  situacao: string
  entradas: number[]
}

interface Received {
  id: number
  endToEndId: string
  situacao: string
  motivo: string | null
  acoesPermitidas: string[]
  dizimo: { id: number } | null
  doacao: { id: number } | null
  recebimento: { id: number } | null
  lancamento: { id: number; valor: string } | null
}

/** A church whose bank tells of its Pix in notices and in a statement, for tests. */
export class PixStatement {
  private constructor(
    readonly app: TestApp,
    readonly bank: PixChurch,
    /** the account in which the Pix arrive */
    readonly conta: number,
  ) {}

  static async start(app: TestApp): Promise<PixStatement> {
    const bank = await PixChurch.start(app)
    await bank.switchOn()
    const conta = await PixStatement.account(app, bank, 'Banco do Pix')
    await app.sql('update provedor_pix set id_conta_financeira = $2 where id_cliente = $1', [
      bank.church.idCliente,
      conta,
    ])
    return new PixStatement(app, bank, conta)
  }

  private static async account(app: TestApp, { admin }: PixChurch, nome: string): Promise<number> {
    const input = { nome, tipo: 'banco', dataSaldoInicial: em(-60) }
    return (await app.rest(admin, 'POST', '/contas-financeiras', input)).body.id
  }

  account = (nome: string): Promise<number> => PixStatement.account(this.app, this.bank, nome)

  graphql = (document: string, variables: object = {}) => this.app.graphql(this.bank.admin, document, variables)

  /** The answer of an operation that must succeed. */
  ask = async <Answer = { id: number; txid: string }>(document: string, variables: object = {}): Promise<Answer> => {
    const { data, errors } = await this.graphql(document, variables)
    if (errors) throw new Error(JSON.stringify(errors))
    return Object.values(data)[0] as Answer
  }

  campaign = async (): Promise<number> => {
    const input = {
      nomeCampanha: 'Barco',
      tipoCampanha: 'nacional',
      dataInicio: em(-30),
      dataFim: em(30),
      alvoCampanha: '1000.00',
    }
    const create = 'mutation($input: CampanhaMissoesInput!) { criarCampanhaMissoes(input: $input) { id } }'
    return (await this.ask(create, { input })).id
  }

  /** The txid of a code of the administrator. */
  codeFor = async (input: object): Promise<string> =>
    (await this.ask('mutation($input: GerarCodigoPixInput!) { gerarCodigoPix(input: $input) { txid } }', { input }))
      .txid

  /** The treasurer imports the statement with these lines. */
  send = async (lines: readonly Line[], conta = this.conta) => {
    const day = hoje().replaceAll('-', '')
    const movements = lines.map(
      ({ e2e, valor, memo = `PIX RECEBIDO ${e2e}` }) =>
        `<STMTTRN>\n<DTPOSTED>${day}\n<TRNAMT>${valor}\n<FITID>${e2e ?? memo}\n<MEMO>${memo}\n</STMTTRN>`,
    )
    const text = `<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><BANKACCTFROM><ACCTID>7${conta}</BANKACCTFROM><BANKTRANLIST><DTSTART>${day}<DTEND>${day}\n${movements.join('\n')}\n</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`
    return this.app.upload(
      this.bank.admin,
      'mutation($arquivo: Upload!, $conta: ID!) { importarExtrato(arquivo: $arquivo, idContaFinanceira: $conta) { extrato { novos conciliados } } }',
      { conta: String(conta) },
      { arquivo: { name: 'a.ofx', type: 'text/plain', data: Buffer.from(text) } },
    )
  }

  imported = async (lines: readonly Line[], conta = this.conta): Promise<{ novos: number; conciliados: number }> => {
    const { data, errors } = await this.send(lines, conta)
    if (errors) throw new Error(JSON.stringify(errors))
    return data.importarExtrato.extrato
  }

  movements = () =>
    this.app.sql<Movement>(
      `select m.id, m.e2e, m.situacao, coalesce(array_agg(c.id_entrada) filter (where c.id_entrada is not null), '{}') as entradas
       from movimento_bancario m left join conciliacao c on c.id_cliente = m.id_cliente and c.id_movimento = m.id
       where m.id_cliente = $1 group by m.id, m.e2e, m.situacao order by m.id`,
      [this.bank.church.idCliente],
    )

  entries = () =>
    this.app.sql<{ id: number; valor: string; origem: string | null }>(
      'select id, valor, origem from entrada where id_cliente = $1 and excluido_em is null order by id',
      [this.bank.church.idCliente],
    )

  amounts = async (): Promise<string[]> => (await this.entries()).map(({ valor }) => valor)

  received = async (): Promise<Received[]> =>
    (
      await this.ask<{ nodes: Received[] }>(
        '{ pixRecebidos { nodes { id endToEndId situacao motivo acoesPermitidas dizimo { id } doacao { id } recebimento { id } lancamento { id valor } } } }',
      )
    ).nodes

  /** The treasurer enters the movement. Returns the text of the refusal. */
  enter = async (
    id: number | undefined,
    input: object = { descricao: 'Do banco', categoria: 2 },
  ): Promise<string | undefined> => {
    const document =
      'mutation($id: ID!, $input: LancarMovimentoInput!) { lancarMovimento(id: $id, input: $input, confirmacoes: ["movimentoParecido", "lancamentoParecido", "valorIncomum"]) { id } }'
    return (await this.graphql(document, { id, input })).errors?.[0]?.message
  }

  /** The treasurer matches the movement with these entries. Returns the text of the refusal. */
  match = async (id: number | undefined, entradas: readonly (number | undefined)[]): Promise<string | undefined> =>
    (
      await this.graphql('mutation($input: ConciliacaoInput!) { conciliarMovimento(input: $input) { id } }', {
        input: { id: String(id), entradas: entradas.map(String) },
      })
    ).errors?.[0]?.message

  undo = async (id: number | undefined): Promise<string | undefined> =>
    (await this.graphql('mutation($id: ID!) { desfazerMovimento(id: $id) { id } }', { id })).errors?.[0]?.message

  /** The treasurer says what the Pix was. Returns the text of the refusal. */
  identify = async (
    id: number | undefined,
    input: object = { finalidade: 'oferta' },
    confirmacoes?: string[],
  ): Promise<string | undefined> =>
    (
      await this.graphql(
        `mutation($id: ID!, $input: IdentificarPixInput!, $confirmacoes: [String!]) {
          identificarPixRecebido(id: $id, input: $input, confirmacoes: $confirmacoes) { situacao } }`,
        { id, input, confirmacoes },
      )
    ).errors?.[0]?.message
}
