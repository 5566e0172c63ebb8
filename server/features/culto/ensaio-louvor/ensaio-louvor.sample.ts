import { unique } from '../../../../tests/factories/harness.js'
import { done, firstOf, type RecordKind } from '../../../../tests/factories/sample.js'
import { firstGrupo } from '../grupo-louvor/grupo-louvor.sample.js'

const ensaioLouvor = (ref: string | number = '') => ({ idGrupo: ref, dataEnsaio: '2027-03-05', horaEnsaio: '20:00' })

const firstEnsaio = `(select id from ensaio_louvor where id_cliente = $1::int order by data_ensaio desc, hora_ensaio desc, id desc limit 1)`

const musica = (ref: string | number = '') => ({
  idEnsaio: ref,
  nomeMusica: unique('Castelo forte '),
  tomMusica: 'F#m',
  linkMusica: 'https://musica.exemplo.com.br/1',
})

export const samples: readonly RecordKind[] = [
  {
    table: 'ensaio_louvor',
    after: ['grupo_louvor', 'culto'],
    names: ['{idEnsaio}'],
    input: 'EnsaioLouvorInput',
    path: '/ensaiosLouvor',
    sample: ensaioLouvor,
    refs: ['idGrupo', 'localEnsaio', 'idCulto'],
    refPath: '/gruposLouvor',
    byHand: true,
    async make(app, token) {
      const idGrupo = await firstOf(app, token, '/gruposLouvor')
      return done(await app.rest(token, 'POST', '/ensaiosLouvor', ensaioLouvor(idGrupo)))
    },
    rows: `insert into ensaio_louvor (id_cliente, id_grupo, data_ensaio, hora_ensaio)
    select $1::int, ${firstGrupo}, date '2027-04-01' + i, '20:00' from generate_series(1, $2) i`,
  },
  {
    table: 'setlist_ensaio',
    after: ['ensaio_louvor'],
    input: 'SetlistEnsaioInput',
    path: '/setlist-ensaio',
    sample: musica,
    refs: ['idEnsaio'],
    refPath: '/ensaiosLouvor',
    byHand: true,
    async make(app, token) {
      const idEnsaio = await firstOf(app, token, '/ensaiosLouvor')
      return done(await app.rest(token, 'POST', '/setlist-ensaio', musica(idEnsaio)))
    },
    rows: `insert into setlist_ensaio (id_cliente, id_ensaio, nome_musica, tom_musica, ordem)
    select $1::int, ${firstEnsaio}, 'Música ' || i, 'G', 1 + i from generate_series(1, $2) i`,
  },
]
