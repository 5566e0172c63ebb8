import { unique } from '../../../../tests/factories/harness.js'
import { done, firstOf, post, type RecordKind } from '../../../../tests/factories/sample.js'

const classeEBD = (ref?: string | number) => ({
  nomeClasse: unique('Classe '),
  faixaEtaria: '9 a 11 anos',
  ...(ref && { idProfessor: ref }),
})

export const samples: readonly RecordKind[] = [
  {
    table: 'classe_ebd',
    after: ['usuario'],
    input: 'ClasseEBDInput',
    optional: () => ({ statusClasse: 'inativa' }),
    path: '/classesEBD',
    sample: classeEBD,
    refs: ['idProfessor'],
    refPath: '/user',
    make: post('/classesEBD', classeEBD),
    rows: `insert into classe_ebd (id_cliente, nome_classe, id_professor)
    select $1::int, 'Classe ' || i, $1::int from generate_series(1, $2) i`,
  },
  {
    table: 'membro_classe_ebd',
    after: ['classe_ebd', 'usuario'],
    filters: ['foraDaClasseEBD'],
    input: 'MembroClasseEBDInput',
    optional: () => ({ statusMembro: 'inativo' }),
    sample: (ref) => ({ idClasse: ref, idMembro: ref }),
    refs: ['idClasse', 'idMembro'],
    async make(app, token) {
      const idClasse = await firstOf(app, token, '/classesEBD')
      const idMembro = await firstOf(app, token, '/user')
      return done(await app.rest(token, 'POST', '/classesEBD-membros', { idClasse, idMembro }))
    },
    rows: `insert into membro_classe_ebd (id_cliente, id_classe, id_membro)
    select $1::int, (select max(id) from classe_ebd where id_cliente = $1::int), id
    from usuario where id_cliente = $1::int order by id desc limit $2`,
  },
]
