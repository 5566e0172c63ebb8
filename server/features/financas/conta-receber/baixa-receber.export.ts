import { listarBaixasInput } from '../../../../schema/rules/financas/baixa.input.js'
import { exportCase } from '../../../kernel/transport/export/export-case.js'
import { baixaColumnsOf, listBaixas, withDescription } from '../conta/index.js'
import { lado } from './lado.js'

const withConta = withDescription(lado)

export const exportBaixasReceber = exportCase({
  action: 'contaReceber.exportar',
  name: 'recebimentos-de-contas',
  input: listarBaixasInput,
  columns: baixaColumnsOf,
  rows: async (work, input) => withConta(work.ctx, (await listBaixas(work, lado, input)).rows),
})
