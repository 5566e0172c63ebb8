import { exportCase } from '../../../kernel/export/export-case.js'
import { readCase } from '../../../kernel/use-case.js'
import { atrasoInput } from '../conta/atraso.input.js'
import { atrasoColumns, contasPorAtraso, linhasDoAtraso } from '../conta/index.js'
import { lado } from './lado.js'

export const contasPagarPorAtraso = readCase({
  action: 'contaPagar.ler',
  input: atrasoInput,
  run: (work, input) => contasPorAtraso(work, lado, input),
})

export const exportarContasPagarPorAtraso = exportCase({
  action: 'contaPagar.exportar',
  name: 'contas-pagar-por-atraso',
  input: atrasoInput,
  columns: atrasoColumns,
  rows: async (work, input) =>
    linhasDoAtraso(await contasPorAtraso(work, lado, input), work.ctx.ownTenant(work.idCliente)),
})
