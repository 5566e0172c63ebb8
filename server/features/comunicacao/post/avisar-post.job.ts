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
  // the whole church would get each one
  email: false,
}

/** People whom one transaction tells. */
const portion = 200

/**
 * Tells the church of a published post, but neither its author nor what it says: posts speak of illness and mourning
 * too. Told again, nobody gets it twice.
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
