import { atrasoInput } from '../../../../schema/rules/financas/atraso.input.js'
import { exportCase } from '../../../kernel/transport/export/export-case.js'
import { readCase } from '../../../kernel/work/use-case.js'
import { atrasoColumns, contasByAtraso, linesOfAtraso } from '../conta/index.js'
import { lado } from './lado.js'

export const contasReceberPorAtraso = readCase({
  action: 'contaReceber.ler',
  input: atrasoInput,
  run: (work, input) => contasByAtraso(work, lado, input),
})

export const exportContasReceberByAtraso = exportCase({
  action: 'contaReceber.exportar',
  name: 'contas-receber-por-atraso',
  input: atrasoInput,
  columns: atrasoColumns,
  rows: async (work, input) =>
    linesOfAtraso(await contasByAtraso(work, lado, input), work.ctx.ownTenant(work.idCliente)),
})
