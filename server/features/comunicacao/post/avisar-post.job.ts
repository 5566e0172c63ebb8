import type { NoticeKind } from '../../../kernel/feature.js'
import type { Job } from '../../../kernel/jobs/jobs.js'
import { from } from '../../../kernel/tenant/records.js'
import { transaction } from '../../../kernel/tenant/session.js'
import { alcancaveis, avisar } from '../../acesso/aviso/index.js'

export const postNovo: NoticeKind = {
  name: 'post.novo',
  title: 'Posts da igreja',
  description: 'Quando a igreja publica um post.',
  action: 'post.ler',
  // each post would cause an e-mail to every person of the church
  email: false,
}

/** Number of people who are notified in one transaction. */
const portion = 200

/**
 * Tells the church, except the author, that a post was published. The notice does not contain the post, because posts
 * speak of illness and mourning too. When the job runs again, nobody gets the notice twice.
 */
export const avisarPost: Job<{ idPost: number }> = {
  name: 'post.avisar',
  churchesAtOnce: 1,
  async run(services, { idPost, idCliente, idUsuario, requisicao }) {
    const author = { idUsuario, acao: 'post.avisar' as const, requisicao }
    let left: number[] | undefined
    do {
      left = await transaction(services.sessions, idCliente, author, async (work) => {
        const post = await from(work, 'post')
          .select(['idAutor', 'uuid', 'tituloPost'])
          .where('id', '=', idPost)
          .where('statusPost', '=', 1)
          .where('excluidoEm', 'is', null)
          .executeTakeFirst()
        if (!post) return []
        const people = left ?? (await alcancaveis(work, postNovo.name, postNovo.email))
        await avisar(
          work,
          { services, author },
          postNovo,
          people
            .slice(0, portion)
            .filter((id) => id !== post.idAutor)
            .map((id) => ({
              idUsuario: id,
              titulo: 'A igreja publicou um post',
              texto: 'Toque para ler.',
              caminho: '/dashboard/feed',
              chave: `post.novo:${post.uuid}`,
              carta: { assunto: 'Um post novo', linhas: [`A igreja publicou: ${post.tituloPost}`] },
            })),
        )
        return people.slice(portion)
      })
    } while (left.length)
  },
}
