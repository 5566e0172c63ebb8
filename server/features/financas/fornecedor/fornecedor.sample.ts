import { cnpj } from 'cpf-cnpj-validator'
import { unique } from '../../../../tests/factories/harness.js'
import { post, type RecordKind } from '../../../../tests/factories/sample.js'

const sample = () => ({
  nome: unique('Papelaria '),
  documento: cnpj.generate(),
  email: 'vendas@exemplo.com.br',
  telefone: '11912345678',
  endereco: 'Rua das Flores, 10',
  dadosBancarios: 'Pix: vendas@exemplo.com.br',
})

export const samples: readonly RecordKind[] = [
  {
    table: 'fornecedor',
    input: 'FornecedorInput',
    optional: () => ({ observacoes: 'Entrega às segundas.' }),
    path: '/fornecedores',
    sample,
    make: post('/fornecedores', sample),
    rows: `insert into fornecedor (id_cliente, nome) select $1, 'Fornecedor ' || i from generate_series(1, $2) i`,
  },
]
