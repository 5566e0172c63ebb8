import { unique } from '../../../../tests/factories/harness.js'
import { done, post, type RecordKind } from '../../../../tests/factories/sample.js'
import { personOf } from '../../acesso/funcao/funcao.sample.js'

const ata = () => ({ textoAta: `<p>${unique('Decidiu-se pelo retiro ')}</p>` })

const reuniaoLideranca = () => ({ dataReuniao: '2026-06-02', pautaReuniao: unique('Retiro de jovens ') })

export const samples: readonly RecordKind[] = [
  {
    table: 'reuniao_lideranca',
    input: 'ReuniaoLiderancaInput',
    path: '/reunioes-lideranca',
    sample: reuniaoLideranca,
    byHand: true,
    make: post('/reunioes-lideranca', reuniaoLideranca),
    rows: `insert into reuniao_lideranca (id_cliente, data_reuniao, pauta_reuniao)
    select $1, date '2026-01-05' + i, 'Pauta ' || i from generate_series(1, $2) i`,
  },
  {
    table: 'participante_reuniao',
    after: ['reuniao_lideranca'],
    async make(app, token) {
      const { id } = await personOf(app, token)
      const create = 'mutation($input: ReuniaoLiderancaInput!) { criarReuniaoLideranca(input: $input) { id } }'
      return done(await app.graphql(token, create, { input: { ...reuniaoLideranca(), participantes: [id] } }))
    },
  },
  {
    table: 'ata',
    after: ['reuniao_lideranca'],
    input: 'AtaInput',
    path: '/reunioes-lideranca/{id}/ata',
    sample: ata,
    byHand: true,
    async make(app, token) {
      const { id } = done(await app.rest(token, 'POST', '/reunioes-lideranca', reuniaoLideranca())).body
      return done(await app.rest(token, 'PUT', `/reunioes-lideranca/${id}/ata`, ata()))
    },
    rows: `insert into ata (id_cliente, id_reuniao, texto_ata)
    select $1::int, id, '<p>Rascunho</p>' from reuniao_lideranca r
    where id_cliente = $1::int and not exists (
      select from ata a where a.id_cliente = r.id_cliente and a.id_reuniao = r.id) order by id desc limit $2`,
  },
]
