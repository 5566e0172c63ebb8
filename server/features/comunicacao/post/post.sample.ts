import { unique } from '../../../../tests/factories/harness.js'
import { done, firstOf, type RecordKind } from '../../../../tests/factories/sample.js'

const onePost = (ref: string | number = '') => ({
  idTipoPost: ref,
  tituloPost: unique('Vigília '),
  textoPost: '<p>Sexta-feira, às 22h.</p>',
})

export const samples: readonly RecordKind[] = [
  {
    table: 'post',
    after: ['tipo_post'],
    input: 'PostInput',
    optional: () => ({ subtituloPost: 'Traga a família', statusPost: 0 }),
    path: '/posts',
    sample: onePost,
    refs: ['idTipoPost'],
    refPath: '/tipoPosts',
    async make(app, token) {
      return done(await app.rest(token, 'POST', '/posts', onePost(await firstOf(app, token, '/tipoPosts'))))
    },
    rows: `insert into post (id_cliente, id_tipo_post, id_autor, titulo_post, texto_post, publicado_em)
    select $1::int, (select min(id) from tipo_post where id_cliente = $1::int), $1::int, 'Post ' || i, '<p>Texto</p>',
      now() - i * interval '1 hour' from generate_series(1, $2) i`,
  },
]
