import { unique } from '../../../../tests/factories/harness.js'
import { post, type RecordKind } from '../../../../tests/factories/sample.js'

const campanhaMissoes = () => ({
  nomeCampanha: unique('Campanha '),
  tipoCampanha: 'nacional',
  dataInicio: '2026-03-01',
  dataFim: '2026-09-30',
  alvoCampanha: '5000.00',
})

export const samples: readonly RecordKind[] = [
  {
    table: 'campanha_missoes',
    pathsTo: ['/campanhas-missoes-doacoes/campanha'],
    input: 'CampanhaMissoesInput',
    optional: () => ({ atingidoCampanha: '120.50', statusCampanha: 'concluida' }),
    path: '/campanhasMissoes',
    sample: campanhaMissoes,
    make: post('/campanhasMissoes', campanhaMissoes),
    rows: `insert into campanha_missoes (id_cliente, nome_campanha, tipo_campanha, data_inicio, data_fim, alvo_campanha, ajuste)
    select $1::int, 'Campanha ' || i, 'mundial', date '2027-01-01' + i, date '2027-12-31' + i, 1000, 0
    from generate_series(1, $2) i`,
  },
]
