import { unique } from '../../../../tests/factories/harness.js'
import { post, type RecordKind } from '../../../../tests/factories/sample.js'

const culto = (ref?: string | number) => ({
  dataCulto: '2026-05-10',
  horaCulto: '19:00',
  temaCulto: unique('Gratidão '),
  visitantes: 3,
  ...(ref && { idDirigente: ref }),
})

/** SQL: the first worship service in the list of church $1. */
export const firstCulto = `(select id from culto where id_cliente = $1::int and excluido_em is null
  order by data_culto desc, hora_culto desc, id desc limit 1)`

export const samples: readonly RecordKind[] = [
  {
    table: 'culto',
    after: ['local', 'usuario'],
    names: ['{idCulto}'],
    input: 'CultoInput',
    path: '/cultos',
    sample: culto,
    refs: ['idDirigente', 'idPregador', 'idLocal'],
    byHand: true,
    make: post('/cultos', culto),
    rows: `insert into culto (id_cliente, data_culto, hora_culto, tema_culto, id_local, id_dirigente)
    select $1::int, date '2026-05-10' - i, '19:00', 'Culto ' || i,
      (select min(id) from local where id_cliente = $1::int), $1::int from generate_series(1, $2) i`,
  },
]
