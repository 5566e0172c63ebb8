import { exportCase } from '../../../kernel/export/export-case.js'
import { refuseBin } from '../../../kernel/tenant/bin.js'
import { listarContasInput } from '../conta/conta.input.js'
import { comNomes, contaColumnsOf, listar } from '../conta/index.js'
import { statusContaReceber } from './conta-receber.input.js'
import { lado } from './lado.js'

export const exportarContasReceber = exportCase({
  action: 'contaReceber.exportar',
  name: 'contas-receber',
  input: listarContasInput,
  columns: contaColumnsOf(statusContaReceber),
  async rows(work, input) {
    refuseBin(work.ctx, input.filtro)
    return comNomes(work.ctx, lado, (await listar(work, lado, input)).rows)
  },
})
