import { exportCase } from '../../../kernel/export/export-case.js'
import { readCase } from '../../../kernel/use-case.js'
import { atrasoInput } from '../conta/atraso.input.js'
import { atrasoColumns, contasPorAtraso, linhasDoAtraso } from '../conta/index.js'
import { lado } from './lado.js'

export const contasReceberPorAtraso = readCase({
  action: 'contaReceber.ler',
  input: atrasoInput,
  run: (work, input) => contasPorAtraso(work, lado, input),
})

export const exportarContasReceberPorAtraso = exportCase({
  action: 'contaReceber.exportar',
  name: 'contas-receber-por-atraso',
  input: atrasoInput,
  columns: atrasoColumns,
  rows: async (work, input) =>
    linhasDoAtraso(await contasPorAtraso(work, lado, input), work.ctx.ownTenant(work.idCliente)),
})
