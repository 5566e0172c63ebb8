import { exportCase } from '../../../kernel/export/export-case.js'
import { refuseBin } from '../../../kernel/tenant/bin.js'
import { listarContasInput } from '../conta/conta.input.js'
import { comNomes, contaColumnsOf, listar } from '../conta/index.js'
import { statusContaPagar } from './conta-pagar.input.js'
import { lado } from './lado.js'

export const exportarContasPagar = exportCase({
  action: 'contaPagar.exportar',
  name: 'contas-pagar',
  input: listarContasInput,
  columns: contaColumnsOf(statusContaPagar, {
    title: 'Fornecedor',
    width: 28,
    value: (row) => row.nomeFornecedor,
  }),
  async rows(work, input) {
    refuseBin(work.ctx, input.filtro)
    return comNomes(work.ctx, lado, (await listar(work, lado, input)).rows)
  },
})
