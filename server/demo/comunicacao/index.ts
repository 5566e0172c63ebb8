import type { DemoArea } from '../context.js'
import { addDays } from '../days.js'
import { writtenPosts } from './catalog.js'

/** The church's posts, spread over two years until a few days ago. */
export const posts: DemoArea = async ({ work, church, random, today, idUsuario, people }) => {
  const { idCliente } = work
  const tipos = await work.db
    .selectFrom('tipo_post')
    .select(['id', 'tipoPost'])
    .where('idCliente', '=', idCliente)
    .execute()
  const idOfTipo = new Map(tipos.map(({ id, tipoPost }) => [tipoPost, id]))
  const pastor = people.find(({ perfil }) => perfil === 5)?.id ?? idUsuario
  const helper = people.find(({ perfil }) => perfil === 4)?.id ?? idUsuario
  let daysAgo = 1
  const rows = (writtenPosts[church.key] ?? []).map(({ tipo, titulo, subtitulo, texto, oculto }) => {
    const createdAt = new Date(`${addDays(today, -daysAgo)}T${random.int(11, 22)}:${random.int(10, 59)}:00Z`)
    daysAgo += random.int(3, 9) + Math.round(daysAgo / 4)
    return {
      idCliente,
      idTipoPost: idOfTipo.get(tipo) as number,
      idAutor: tipo === 'Devocional' ? pastor : random.pick([helper, idUsuario, helper, pastor]),
      tituloPost: titulo,
      subtituloPost: subtitulo ?? null,
      textoPost: texto.join(''),
      statusPost: oculto ? 0 : 1,
      publicadoEm: oculto ? null : createdAt,
      createdAt,
      updatedAt: createdAt,
    }
  })
  if (rows.length) await work.db.insertInto('post').values(rows).execute()
}
