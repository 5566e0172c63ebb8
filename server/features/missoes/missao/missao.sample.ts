import { unique } from '../../../../tests/factories/harness.js'
import { done, firstOf, newestJoin, post, type RecordKind } from '../../../../tests/factories/sample.js'

const missao = (ref?: string | number) => ({ nomeMissao: unique('Sertão '), idResponsavel: ref })

export const samples: readonly RecordKind[] = [
  {
    table: 'missao',
    after: ['usuario'],
    input: 'MissaoInput',
    optional: () => ({
      descricao: 'Poços e escola.',
      localMissao: 'Cabrobó',
      dataInicio: '2026-07-01',
      dataFim: '2026-07-20',
      statusMissao: 'em_andamento',
    }),
    path: '/missoes',
    sample: missao,
    refs: ['idResponsavel'],
    refPath: '/user',
    make: post('/missoes', missao),
    rows: `insert into missao (id_cliente, nome_missao) select $1, 'Missão ' || i from generate_series(1, $2) i`,
  },
  {
    table: 'membro_missao',
    after: ['missao', 'usuario'],
    filters: ['foraDaMissao'],
    refs: ['idMissao', 'idMembro'],
    async make(app, token) {
      const [idMissao, idMembro] = [await firstOf(app, token, '/missoes'), await firstOf(app, token, '/user')]
      return done(await app.rest(token, 'POST', '/missoes-membros', { idMissao, idMembro }))
    },
    rows: newestJoin('membro_missao', 'missao'),
  },
]
