import type { ExportColumn } from '../../../kernel/export/export.js'
import { exportCase } from '../../../kernel/export/export-case.js'
import { refuseBin } from '../../../kernel/tenant/bin.js'
import { listarFornecedoresInput } from './fornecedor.input.js'
import { type FornecedorRow, listar } from './fornecedor.queries.js'
import { documentoEscrito } from './fornecedor.rules.js'

const columns: ExportColumn<FornecedorRow>[] = [
  { title: 'Nome', width: 32, value: (row) => row.nome },
  { title: 'CPF ou CNPJ', width: 20, value: (row) => row.documento && documentoEscrito(row.documento) },
  { title: 'E-mail', width: 28, value: (row) => row.email },
  { title: 'Telefone', width: 16, value: (row) => row.telefone },
  { title: 'Endereço', width: 40, value: (row) => row.endereco },
  { title: 'Banco e Pix', width: 40, value: (row) => row.dadosBancarios },
  { title: 'Observações', width: 40, value: (row) => row.observacoes },
  { title: 'Status', width: 14, value: (row) => (row.ativo ? 'Ativo' : 'Desativado') },
]

export const exportarFornecedores = exportCase({
  action: 'fornecedor.exportar',
  name: 'fornecedores',
  input: listarFornecedoresInput,
  columns,
  async rows(work, input) {
    refuseBin(work.ctx, input.filtro)
    return (await listar(work, input)).rows
  },
})
