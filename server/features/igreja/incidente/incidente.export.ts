import type { ExportColumn } from '../../../kernel/export/export.js'
import { exportCase } from '../../../kernel/export/export-case.js'
import { refuseBin } from '../../../kernel/tenant/bin.js'
import { listarIncidentesInput } from './incidente.input.js'
import { type IncidenteRow, listar } from './incidente.queries.js'
import { avisarAte, dia, guardarAte, situacao } from './incidente.rules.js'
import { nomesDosDados } from './incidente.textos.js'

const situacoes: Record<ReturnType<typeof situacao>, string> = {
  aberto: 'Aberto',
  anpdComunicada: 'ANPD comunicada',
  pessoasAvisadas: 'Pessoas avisadas',
  comunicado: 'ANPD e pessoas avisadas',
  encerrado: 'Encerrado',
}

const day = (row: IncidenteRow, at: Date | null) => at && dia(row.fuso, at)

const columns: ExportColumn<IncidenteRow>[] = [
  { title: 'Incidente', width: 32, value: (row) => row.titulo },
  { title: 'Situação', width: 22, value: (row) => situacoes[situacao(row)] },
  { title: 'O que aconteceu', width: 60, value: (row) => row.descricao },
  { title: 'Aconteceu em', kind: 'date', value: (row) => day(row, row.dataOcorrencia) },
  { title: 'A igreja soube em', kind: 'date', value: (row) => day(row, row.dataConhecimento) },
  { title: 'Dados', width: 40, value: (row) => nomesDosDados(row.dados) },
  { title: 'Risco relevante', width: 10, value: (row) => (row.riscoRelevante === 1 ? 'Sim' : 'Não') },
  { title: 'Consequências', width: 40, value: (row) => row.consequencias },
  { title: 'Pessoas', kind: 'number', width: 9, value: (row) => row.quantidadePessoas },
  { title: 'Medidas', width: 40, value: (row) => row.medidas },
  { title: 'Avisar até', kind: 'date', value: (row) => avisarAte(row) },
  { title: 'ANPD comunicada em', kind: 'date', value: (row) => day(row, row.comunicadoAnpdEm) },
  { title: 'Protocolo', width: 16, value: (row) => row.protocoloAnpd },
  { title: 'Pessoas avisadas em', kind: 'date', value: (row) => day(row, row.avisadosEm) },
  { title: 'Como foram avisadas', width: 30, value: (row) => row.meioAviso },
  { title: 'Por que ninguém foi avisado', width: 30, value: (row) => row.motivoSemAviso },
  { title: 'Encerrado em', kind: 'date', value: (row) => day(row, row.encerradoEm) },
  { title: 'Guardar até', kind: 'date', value: (row) => guardarAte(row) },
]

export const exportarIncidentes = exportCase({
  action: 'incidente.exportar',
  name: 'incidentes-de-seguranca',
  input: listarIncidentesInput,
  columns,
  async rows(work, input) {
    refuseBin(work.ctx, input.filtro)
    return (await listar(work, input)).rows
  },
})
