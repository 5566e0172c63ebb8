import { unique } from '../../../../tests/factories/harness.js'
import { done, picture, type RecordKind } from '../../../../tests/factories/sample.js'

const patrimonio = (ref: string | number = '') => ({
  nomePatrimonio: unique('Piano de cauda '),
  codigoPatrimonio: unique('PIANO-'),
  tipoPatrimonio: ref,
})

export const samples: readonly RecordKind[] = [
  {
    table: 'patrimonio',
    after: ['tipo_patrimonio', 'local'],
    input: 'PatrimonioInput',
    optional: () => ({
      descricaoPatrimonio: 'Preto, com banco.',
      dataAquisicaoPatrimonio: '2020-03-04',
      valorCompraPatrimonio: '12000.50',
      fornecedorPatrimonio: 'Casa dos Pianos',
      dataNotaFiscalPatrimonio: '2020-03-05',
      localizacaoPatrimonio: 'Ao lado do púlpito',
      responsavelPatrimonio: 'Davi',
      estadoConservacaoPatrimonio: 'Bom',
      valorAtualPatrimonio: '9000.25',
    }),
    path: '/patrimonios',
    sample: patrimonio,
    refs: ['tipoPatrimonio', 'idLocal'],
    async make(app, token) {
      const tipo = (await app.rest(token, 'GET', '/tipoPatrimonios?limit=1')).body[0]
      return done(await app.rest(token, 'POST', '/patrimonios', patrimonio(tipo.id)))
    },
    rows: `insert into patrimonio (id_cliente, nome_patrimonio, codigo_patrimonio, tipo_patrimonio)
    select $1::int, 'Bem ' || i, 'C' || i, (select min(id) from tipo_patrimonio where id_cliente = $1::int)
    from generate_series(1, $2) i`,
  },
  {
    table: 'arquivo',
    after: ['patrimonio'],
    async make(app, token) {
      const id = (await app.rest(token, 'GET', '/patrimonios?limit=1')).body[0].id
      const text =
        'mutation($id: ID!, $arquivo: Upload!) { enviarFotoPatrimonio(id: $id, arquivo: $arquivo) { fotoUrl } }'
      return done(await app.upload(token, text, { id }, { arquivo: picture }))
    },
  },
]
