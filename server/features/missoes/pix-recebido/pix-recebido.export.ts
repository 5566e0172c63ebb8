import { listarPixRecebidosInput } from '../../../../schema/rules/missoes/pix-recebido.input.js'
import type { ExportColumn } from '../../../kernel/transport/export/export.js'
import { exportCase } from '../../../kernel/transport/export/export-case.js'
import { listRows, type NamedPix, withNames } from './pix-recebido.queries.js'

const situacoes = { pendente: 'A identificar', lancado: 'Lançado', ignorado: 'Ignorado' } as const
const finalidades: Readonly<Record<string, string>> = {
  dizimo: 'Dízimo',
  oferta: 'Oferta',
  campanha: 'Campanha',
  evento: 'Evento',
  conta: 'Conta a receber',
}

const columns: ExportColumn<NamedPix>[] = [
  { title: 'Data', kind: 'date', value: (row) => row.data },
  { title: 'Quem oferta', width: 32, value: (row) => row.codigo?.name ?? null },
  { title: 'Quem pagou', width: 32, value: (row) => row.pagador },
  {
    title: 'Para',
    width: 16,
    value: (row) => finalidades[row.codigo?.finalidade ?? (row.idContaReceber === null ? '' : 'conta')] ?? null,
  },
  { title: 'Valor', kind: 'money', value: (row) => row.valor },
  { title: 'Devolvido', kind: 'money', value: (row) => row.valorDevolvido },
  { title: 'Situação', width: 16, value: (row) => situacoes[row.situacao] },
  { title: 'Identificador (txid)', width: 36, value: (row) => row.txid },
  { title: 'EndToEndId', width: 36, value: (row) => row.endToEndId },
]

export const exportPixRecebidos = exportCase({
  action: 'pixRecebido.exportar',
  name: 'pix-recebidos',
  input: listarPixRecebidosInput,
  columns,
  rows: async (work, input) => withNames(work, (await listRows(work, input)).rows),
})
