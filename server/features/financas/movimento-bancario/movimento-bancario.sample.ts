import type { TestApp } from '../../../../tests/factories/harness.js'
import { unique } from '../../../../tests/factories/harness.js'
import { done, type RecordKind } from '../../../../tests/factories/sample.js'

/** A statement of one movement, as a bank writes it. */
const extrato = (conta: number) => ({
  name: 'extrato.ofx',
  type: 'application/x-ofx',
  data: Buffer.from(`OFXHEADER:100\nDATA:OFXSGML\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>BRL
<BANKACCTFROM><BANKID>001<ACCTID>9${conta}</BANKACCTFROM><BANKTRANLIST><DTSTART>20260501<DTEND>20260531
<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20260510<TRNAMT>150.25<FITID>${unique('1')}<MEMO>PIX RECEBIDO ANA BEATRIZ SOUZA
</STMTTRN></BANKTRANLIST><LEDGERBAL><BALAMT>150.25<DTASOF>20260531</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`),
})

const importFile =
  'mutation($arquivo: Upload!, $conta: ID!) { importarExtrato(arquivo: $arquivo, idContaFinanceira: $conta) { precisaColunas } }'

async function make(app: TestApp, token: string) {
  const input = { nome: unique('Extrato '), tipo: 'banco' }
  const conta: number = done(await app.rest(token, 'POST', '/contas-financeiras', input)).body.id
  return done(await app.upload(token, importFile, { conta: String(conta) }, { arquivo: extrato(conta) }))
}

const rows = `with extrato as (
    insert into extrato_bancario (id_cliente, id_conta_financeira, nome_arquivo, formato)
    select $1::int, id, 'extrato.csv', 'csv' from conta_financeira where id_cliente = $1::int and geral returning id, id_conta_financeira)
  insert into movimento_bancario (id_cliente, id_conta_financeira, id_extrato, identidade, data, valor, fitid, historico, documento, situacao)
  select $1::int, id_conta_financeira, extrato.id, 'movimento ' || extrato.id || ' ' || i, date '2025-12-31' - i, i, '', 'PIX RECEBIDO ' || i, '', 'pendente'
  from extrato, generate_series(1, $2) i`

export const samples: readonly RecordKind[] = [
  { table: 'extrato_bancario', after: ['conta_financeira'], make },
  {
    table: 'movimento_bancario',
    after: ['extrato_bancario'],
    path: '/movimentos-bancarios',
    byHand: true,
    make,
    rows,
  },
  {
    table: 'conciliacao',
    after: ['movimento_bancario'],
    // writes the entry of a pending movement
    async make(app, token) {
      await make(app, token)
      const { data } = done(
        await app.graphql(
          token,
          '{ movimentosBancarios(first: 1, filtro: { situacao: "pendente" }) { nodes { id } } }',
        ),
      )
      const [movimento] = data.movimentosBancarios.nodes as { id: number }[]
      return done(
        await app.graphql(
          token,
          `mutation { lancarMovimento(id: "${movimento?.id}", input: { descricao: "Oferta", categoria: 2 }, confirmacoes: ["movimentoParecido", "lancamentoParecido", "valorIncomum"]) { id } }`,
        ),
      )
    },
  },
]
