import { exportCase } from '../../../kernel/export/export-case.js'
import { listarBaixasInput } from '../conta/baixa.input.js'
import { baixaColumnsOf, comDescricao, listarBaixas } from '../conta/index.js'
import { lado } from './lado.js'

const comConta = comDescricao(lado)

export const exportarBaixasReceber = exportCase({
  action: 'contaReceber.exportar',
  name: 'recebimentos-de-contas',
  input: listarBaixasInput,
  columns: baixaColumnsOf,
  rows: async (work, input) => comConta(work.ctx, (await listarBaixas(work, lado, input)).rows),
})
