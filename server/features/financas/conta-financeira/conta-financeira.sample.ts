import { unique } from '../../../../tests/factories/harness.js'
import { done, post, type RecordKind } from '../../../../tests/factories/sample.js'

const contaFinanceira = () => ({
  nome: unique('Banco '),
  tipo: 'banco',
  dataSaldoInicial: '2026-05-01',
  banco: '001',
  agencia: '1234-5',
  numero: '98765-4',
})

export const samples: readonly RecordKind[] = [
  {
    table: 'conta_financeira',
    input: 'ContaFinanceiraInput',
    optional: () => ({ saldoInicial: '310.40', codigoContador: '1.1.1.02' }),
    path: '/contas-financeiras',
    sample: contaFinanceira,
    make: post('/contas-financeiras', contaFinanceira),
    rows: `insert into conta_financeira (id_cliente, nome, tipo, data_saldo_inicial)
    select $1::int, 'Conta ' || i, 'banco', date '2025-12-31' from generate_series(1, $2) i`,
  },
  {
    table: 'conta_do_meio',
    input: 'ContaDoMeioInput',
    sample: () => ({ meio: 'pix' }),
    after: ['conta_financeira'],
    async make(app, token) {
      const { data } = done(await app.graphql(token, '{ contasFinanceiras(first: 1) { nodes { id } } }'))
      const [conta] = data.contasFinanceiras.nodes as { id: number }[]
      const itens = `[{ meio: "pix", idContaFinanceira: "${conta?.id}" }]`
      return done(await app.graphql(token, `mutation { definirContasDosMeios(itens: ${itens}) { id } }`))
    },
  },
]
