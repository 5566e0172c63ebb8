import { listarIncidentesInput } from '../../../../schema/rules/igreja/incidente.input.js'
import { refuseBin } from '../../../kernel/access/bin.js'
import type { ExportColumn } from '../../../kernel/transport/export/export.js'
import { exportCase } from '../../../kernel/transport/export/export-case.js'
import { type IncidenteRow, listRows } from './incidente.queries.js'
import { dayOf, keepUntil, notifyBy, statusOf } from './incidente.rules.js'
import { namesOfData } from './incidente.textos.js'

const situacoes: Record<ReturnType<typeof statusOf>, string> = {
  aberto: 'Aberto',
  anpdComunicada: 'ANPD comunicada',
  pessoasAvisadas: 'Pessoas avisadas',
  comunicado: 'ANPD e pessoas avisadas',
  encerrado: 'Encerrado',
}

const day = (row: IncidenteRow, at: Date | null) => at && dayOf(row.fuso, at)

const columns: ExportColumn<IncidenteRow>[] = [
  { title: 'Incidente', width: 32, value: (row) => row.titulo },
  { title: 'Situação', width: 22, value: (row) => situacoes[statusOf(row)] },
  { title: 'O que aconteceu', width: 60, value: (row) => row.descricao },
  { title: 'Aconteceu em', kind: 'date', value: (row) => day(row, row.dataOcorrencia) },
  { title: 'A igreja soube em', kind: 'date', value: (row) => day(row, row.dataConhecimento) },
  { title: 'Dados', width: 40, value: (row) => namesOfData(row.dados) },
  { title: 'Risco relevante', width: 10, value: (row) => (row.riscoRelevante === 1 ? 'Sim' : 'Não') },
  { title: 'Consequências', width: 40, value: (row) => row.consequencias },
  { title: 'Pessoas', kind: 'number', width: 9, value: (row) => row.quantidadePessoas },
  { title: 'Medidas', width: 40, value: (row) => row.medidas },
  { title: 'Avisar até', kind: 'date', value: (row) => notifyBy(row) },
  { title: 'ANPD comunicada em', kind: 'date', value: (row) => day(row, row.comunicadoAnpdEm) },
  { title: 'Protocolo', width: 16, value: (row) => row.protocoloAnpd },
  { title: 'Pessoas avisadas em', kind: 'date', value: (row) => day(row, row.avisadosEm) },
  { title: 'Como foram avisadas', width: 30, value: (row) => row.meioAviso },
  { title: 'Por que ninguém foi avisado', width: 30, value: (row) => row.motivoSemAviso },
  { title: 'Encerrado em', kind: 'date', value: (row) => day(row, row.encerradoEm) },
  { title: 'Guardar até', kind: 'date', value: (row) => keepUntil(row) },
  { title: 'Como os dados eram protegidos', width: 40, value: (row) => row.protecao },
  { title: 'Motivo da demora', width: 30, value: (row) => row.motivoDemora },
  { title: 'Agente de pequeno porte', width: 10, value: (row) => (row.pequenoPorte === 1 ? 'Sim' : 'Não') },
]

export const exportIncidentes = exportCase({
  action: 'incidente.exportar',
  name: 'incidentes-de-seguranca',
  input: listarIncidentesInput,
  columns,
  async rows(work, input) {
    refuseBin(work.ctx, input.filtro)
    return (await listRows(work, input)).rows
  },
})
