import { auditRead } from '../../../kernel/audit.js'
import { forbidden } from '../../../kernel/errors.js'
import { type ExportColumn, exportFile, exportFormat } from '../../../kernel/export.js'
import { readCase } from '../../../kernel/use-case.js'
import { listarPatrimoniosInput } from './patrimonio.input.js'
import { listar } from './patrimonio.queries.js'

type Row = Awaited<ReturnType<typeof listar>>['rows'][number]

const columns: ExportColumn<Row>[] = [
  { title: 'Nome', width: 32, value: (row) => row.nomePatrimonio },
  { title: 'Código', width: 14, value: (row) => row.codigoPatrimonio },
  { title: 'Tipo', value: (row) => row.nomeTipo },
  { title: 'Descrição', width: 40, value: (row) => row.descricaoPatrimonio },
  { title: 'Aquisição', kind: 'date', value: (row) => row.dataAquisicaoPatrimonio },
  { title: 'Valor de compra', kind: 'money', value: (row) => row.valorCompraPatrimonio },
  { title: 'Fornecedor', value: (row) => row.fornecedorPatrimonio },
  { title: 'Nota fiscal', kind: 'date', value: (row) => row.dataNotaFiscalPatrimonio },
  { title: 'Localização', value: (row) => row.localizacaoPatrimonio },
  { title: 'Responsável', value: (row) => row.responsavelPatrimonio },
  { title: 'Estado de conservação', value: (row) => row.estadoConservacaoPatrimonio },
  { title: 'Valor atual', kind: 'money', value: (row) => row.valorAtualPatrimonio },
]

/** All rows of the filter, as a file; who took what with them is in the audit log. */
export const exportarPatrimonios = readCase({
  action: 'patrimonio.exportar',
  input: listarPatrimoniosInput.pick({ busca: true, ordem: true, filtro: true }).extend({ formato: exportFormat }),
  async run(work, { formato, ...filter }) {
    const { ctx, idCliente } = work
    if (filter.filtro?.excluidos && !ctx.can('lixeira.restaurar')) throw forbidden()
    const { rows } = await listar(work, { ...filter, offset: 0, comTotal: false })
    // the file is made when the database has nothing more to do
    await ctx.endReading()
    await auditRead(ctx, ctx.ownTenant(idCliente), 'patrimonio.exportar', {
      formato,
      ...filter,
      linhas: rows.length,
    })
    return exportFile('patrimonios', formato, columns, rows)
  },
})
