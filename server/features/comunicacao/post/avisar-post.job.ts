import { beginTurn } from '../../../kernel/base/turns/turn.js'
import { from } from '../../../kernel/data/tenant/records.js'
import { transaction } from '../../../kernel/data/tenant/session.js'
import type { NoticeKind } from '../../../kernel/work/contributions/contributions.js'
import type { Job } from '../../../kernel/work/jobs/jobs.js'
import { notify, reachable } from '../../acesso/aviso/index.js'

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

interface Published {
  idPost: number
  /** those up to this person were told in earlier turns */
  depois?: number | undefined
}

/**
 * Tells the church, except the author, that a post was published. The notice does not contain the post, because posts
 * speak of illness and mourning too. When the job runs again, nobody gets the notice twice.
 */
export const notifyPostJob: Job<Published> = {
  name: 'post.avisar',
  async run(services, { idPost, depois = 0, idCliente, idUsuario, requisicao }) {
    const author = { idUsuario, acao: 'post.avisar' as const, requisicao }
    const turn = beginTurn()
    const next = (after: number): Promise<number | undefined> =>
      transaction(services.sessions, idCliente, author, async (work) => {
        const post = await from(work, 'post')
          .select(['idAutor', 'uuid', 'tituloPost'])
          .where('id', '=', idPost)
          .where('statusPost', '=', 1)
          .where('excluidoEm', 'is', null)
          .executeTakeFirst()
        if (!post) return undefined
        const people = await reachable(work, postNovo.name, { email: postNovo.email, after, most: portion })
        await notify(
          work,
          { services, author },
          postNovo,
          people
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
        const last = people.length < portion ? undefined : people.at(-1)
        if (last === undefined || !turn.over) return last
        // the rest when the other churches had their turn
        await services.jobs.send(work, notifyPostJob, author, { idPost, depois: last })
        return undefined
      })
    for (let last: number | undefined = depois; last !== undefined; ) last = await next(last)
  },
}
