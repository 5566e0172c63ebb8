import { listarFornecedoresInput } from '../../../../schema/rules/financas/fornecedor.input.js'
import { refuseBin } from '../../../kernel/access/bin.js'
import type { ExportColumn } from '../../../kernel/transport/export/export.js'
import { exportCase } from '../../../kernel/transport/export/export-case.js'
import { type FornecedorRow, listRows } from './fornecedor.queries.js'
import { writtenDocumento } from './fornecedor.rules.js'

const columns: ExportColumn<FornecedorRow>[] = [
  { title: 'Nome', width: 32, value: (row) => row.nome },
  { title: 'CPF ou CNPJ', width: 20, value: (row) => row.documento && writtenDocumento(row.documento) },
  { title: 'E-mail', width: 28, value: (row) => row.email },
  { title: 'Telefone', width: 16, value: (row) => row.telefone },
  { title: 'Endereço', width: 40, value: (row) => row.endereco },
  { title: 'Banco e Pix', width: 40, value: (row) => row.dadosBancarios },
  { title: 'Observações', width: 40, value: (row) => row.observacoes },
  { title: 'Status', width: 14, value: (row) => (row.ativo ? 'Ativo' : 'Desativado') },
]

export const exportFornecedores = exportCase({
  action: 'fornecedor.exportar',
  name: 'fornecedores',
  input: listarFornecedoresInput,
  columns,
  async rows(work, input) {
    refuseBin(work.ctx, input.filtro)
    return (await listRows(work, input)).rows
  },
})
