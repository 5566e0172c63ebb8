import { listarContasInput } from '../../../../schema/rules/financas/conta.input.js'
import { statusContaPagar } from '../../../../schema/rules/financas/conta-pagar.input.js'
import { refuseBin } from '../../../kernel/access/bin.js'
import { exportCase } from '../../../kernel/transport/export/export-case.js'
import { contaColumnsOf, listRows, withNames } from '../conta/index.js'
import { lado } from './lado.js'

export const exportContasPagar = exportCase({
  action: 'contaPagar.exportar',
  name: 'contas-pagar',
  input: listarContasInput,
  columns: [
    ...contaColumnsOf(statusContaPagar, { title: 'Fornecedor', width: 28, value: (row) => row.nomeFornecedor }),
    { title: 'Código de pagamento', width: 52, value: (row) => row.codigoPagamento },
  ],
  async rows(work, input) {
    refuseBin(work.ctx, input.filtro)
    return withNames(work.ctx, lado, (await listRows(work, lado, input)).rows)
  },
})
