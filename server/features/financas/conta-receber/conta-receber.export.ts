import { listarContasInput } from '../../../../schema/rules/financas/conta.input.js'
import { statusContaReceber } from '../../../../schema/rules/financas/conta-receber.input.js'
import { refuseBin } from '../../../kernel/access/bin.js'
import { exportCase } from '../../../kernel/transport/export/export-case.js'
import { contaColumnsOf, listRows, withNames } from '../conta/index.js'
import { lado } from './lado.js'

export const exportContasReceber = exportCase({
  action: 'contaReceber.exportar',
  name: 'contas-receber',
  input: listarContasInput,
  columns: contaColumnsOf(statusContaReceber),
  async rows(work, input) {
    refuseBin(work.ctx, input.filtro)
    return withNames(work.ctx, lado, (await listRows(work, lado, input)).rows)
  },
})
