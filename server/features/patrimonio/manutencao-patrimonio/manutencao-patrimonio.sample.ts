import { unique } from '../../../../tests/factories/harness.js'
import { done, firstOf, type RecordKind } from '../../../../tests/factories/sample.js'

const manutencaoPatrimonio = (ref: string | number = '') => ({
  dataManutencao: '2026-05-12',
  valorManutencao: '310.40',
  idPatrimonio: ref,
  descricaoManutencao: unique('Troca de cabos '),
})

export const samples: readonly RecordKind[] = [
  {
    table: 'manutencao_patrimonio',
    after: ['patrimonio'],
    input: 'ManutencaoPatrimonioInput',
    path: '/patrimonio-manutencoes',
    sample: manutencaoPatrimonio,
    refs: ['idPatrimonio', 'idDepartamento'],
    refPath: '/patrimonios',
    byHand: true,
    make: async (app, token) =>
      done(
        await app.rest(
          token,
          'POST',
          '/patrimonio-manutencoes',
          manutencaoPatrimonio(await firstOf(app, token, '/patrimonios')),
        ),
      ),
    rows: `insert into manutencao_patrimonio (id_cliente, id_patrimonio, data_manutencao, valor_manutencao)
    select $1::int, (select min(id) from patrimonio where id_cliente = $1::int), date '2025-12-31' - i, i
    from generate_series(1, $2) i`,
  },
]
