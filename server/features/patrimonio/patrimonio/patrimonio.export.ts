import { listarPatrimoniosInput } from '../../../../schema/rules/patrimonio/patrimonio.input.js'
import { refuseBin } from '../../../kernel/access/bin.js'
import type { ExportColumn } from '../../../kernel/transport/export/export.js'
import { exportCase } from '../../../kernel/transport/export/export-case.js'
import { listRows, type PatrimonioRow } from './patrimonio.queries.js'

const columns: ExportColumn<PatrimonioRow>[] = [
  { title: 'Nome', width: 32, value: (row) => row.nomePatrimonio },
  { title: 'Código', width: 14, value: (row) => row.codigoPatrimonio },
  { title: 'Tipo', value: (row) => row.nomeTipo },
  { title: 'Descrição', width: 40, value: (row) => row.descricaoPatrimonio },
  { title: 'Aquisição', kind: 'date', value: (row) => row.dataAquisicaoPatrimonio },
  { title: 'Valor de compra', kind: 'money', value: (row) => row.valorCompraPatrimonio },
  { title: 'Fornecedor', value: (row) => row.fornecedorPatrimonio },
  { title: 'Nota fiscal', kind: 'date', value: (row) => row.dataNotaFiscalPatrimonio },
  { title: 'Local', value: (row) => row.nomeLocal },
  { title: 'Localização', value: (row) => row.localizacaoPatrimonio },
  { title: 'Responsável', value: (row) => row.responsavelPatrimonio },
  { title: 'Estado de conservação', value: (row) => row.estadoConservacaoPatrimonio },
  { title: 'Valor atual', kind: 'money', value: (row) => row.valorAtualPatrimonio },
]

export const exportPatrimonios = exportCase({
  action: 'patrimonio.exportar',
  name: 'patrimonios',
  input: listarPatrimoniosInput,
  columns,
  async rows(work, input) {
    refuseBin(work.ctx, input.filtro)
    return (await listRows(work, input)).rows
  },
})
