import { unique } from '../../../../tests/factories/harness.js'
import { done, post, type RecordKind } from '../../../../tests/factories/sample.js'
import { personOf } from '../../acesso/funcao/funcao.sample.js'

const incidente = () => ({
  titulo: unique('Lista de telefones perdida '),
  descricao: 'Uma folha com telefones ficou em um banco da praça.',
  dataConhecimento: '2026-06-02T14:30:00Z',
  dados: ['identificacao', 'contato'],
})

export const samples: readonly RecordKind[] = [
  {
    table: 'incidente',
    input: 'IncidenteInput',
    optional: () => ({
      dataOcorrencia: '2026-06-01T09:00:00Z',
      riscoRelevante: 0,
      consequencias: 'Alguém pode telefonar às pessoas.',
      quantidadePessoas: 30,
      protecao: 'Nenhuma.',
      medidas: 'A folha foi recolhida.',
      motivoDemora: 'A folha só foi achada depois.',
      motivoSemAviso: 'As pessoas já sabem.',
      pequenoPorte: 1,
    }),
    path: '/incidentes',
    sample: incidente,
    make: post('/incidentes', incidente),
    rows: `insert into incidente (id_cliente, titulo, descricao, data_conhecimento, dados)
      select $1, 'Incidente ' || i, 'Uma folha perdida', now() - i * interval '1 hour', '["contato"]' from generate_series(1, $2) i`,
  },
  {
    table: 'pessoa_incidente',
    after: ['incidente'],
    async make(app, token) {
      const { id } = done(await app.rest(token, 'POST', '/incidentes', incidente())).body
      const { id: idUsuario } = await personOf(app, token)
      const add = 'mutation($id: ID!, $ids: [ID!]!) { incluirPessoasIncidente(id: $id, ids: $ids) { id } }'
      return done(await app.graphql(token, add, { id: String(id), ids: [String(idUsuario)] }))
    },
  },
]
