import { done, firstOf, type RecordKind } from '../../../../tests/factories/sample.js'

const doacao = (ref: string | number = '') => ({ idCampanha: ref, idMembro: ref, valorDoacao: '50.25' })

export const samples: readonly RecordKind[] = [
  {
    table: 'doacao',
    after: ['campanha_missoes', 'usuario'],
    input: 'DoacaoInput',
    optional: () => ({ dataDoacao: '2026-05-10', meioDoacao: 'pix' }),
    path: '/campanhas-missoes-doacoes',
    sample: doacao,
    refs: ['idCampanha', 'idMembro'],
    byHand: true,
    async make(app, token) {
      const idCampanha = await firstOf(app, token, '/campanhasMissoes')
      const idMembro = await firstOf(app, token, '/user')
      return done(await app.rest(token, 'POST', '/campanhas-missoes-doacoes', { ...doacao(), idCampanha, idMembro }))
    },
    rows: `insert into doacao (id_cliente, id_campanha, id_membro, valor_doacao, data_doacao)
    select $1::int, (select max(id) from campanha_missoes where id_cliente = $1::int), id, 10, date '2026-05-10'
    from usuario where id_cliente = $1::int order by id desc limit $2`,
  },
]
