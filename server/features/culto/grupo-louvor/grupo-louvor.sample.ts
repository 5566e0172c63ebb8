import { unique } from '../../../../tests/factories/harness.js'
import { done, firstOf, lastPeople, post, type RecordKind } from '../../../../tests/factories/sample.js'

/** SQL: the first group in the list of church $1, and its newest rehearsal. */
export const firstGrupo = `(select id from grupo_louvor where id_cliente = $1::int and excluido_em is null order by nome_ordem, id limit 1)`

const grupoLouvor = () => ({ nomeGrupo: unique('Vozes ') })

export const samples: readonly RecordKind[] = [
  {
    table: 'grupo_louvor',
    names: ['{idGrupo}', '{groupId}'],
    input: 'GrupoLouvorInput',
    optional: () => ({ statusGrupo: 0 }),
    path: '/gruposLouvor',
    sample: grupoLouvor,
    byHand: true,
    make: post('/gruposLouvor', grupoLouvor),
    rows: `insert into grupo_louvor (id_cliente, nome_grupo) select $1::int, 'Coral ' || i from generate_series(1, $2) i`,
  },
  {
    table: 'membro_grupo_louvor',
    after: ['grupo_louvor', 'usuario'],
    input: 'MembroGrupoLouvorInput',
    optional: () => ({ membroLider: 1 }),
    sample: (ref) => ({ idGrupo: ref, idMembro: ref }),
    filters: ['foraDoGrupoLouvor'],
    refs: ['idGrupo', 'idMembro'],
    async make(app, token) {
      const [idGrupo, idMembro] = [await firstOf(app, token, '/gruposLouvor'), await firstOf(app, token, '/user')]
      return done(await app.rest(token, 'POST', `/grupos_louvor/${idGrupo}/membros/${idMembro}`, { membroLider: 1 }))
    },
    rows: `insert into membro_grupo_louvor (id_cliente, id_grupo, id_membro)
    select $1::int, ${firstGrupo}, u.id from ${lastPeople} on conflict do nothing`,
  },
]
