import type { Writing } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import type { NoticeKind } from '../../../kernel/work/contributions/contributions.js'
import { notify } from '../../acesso/aviso/index.js'
import { lastFechamento } from '../fechamento/index.js'
import { withLaterMonths } from './prestacao-contas.queries.js'

type Work = Writing & { ctx: Context }

export const prestacaoParecer: NoticeKind = {
  name: 'prestacaoContas.parecer',
  title: 'Prestação de contas',
  description: 'Quando uma prestação de contas espera o seu parecer, ou um mês dela é reaberto.',
  action: 'prestacaoContas.opinar',
  email: true,
}

interface Prestacao {
  id: number
  nome: string
}

const pathOf = ({ id }: Prestacao) => `/dashboard/prestacoes-contas/${id}`

const originOf = ({ ctx }: Work) => ({ services: ctx.services, author: ctx.author('prestacaoContas.avisar') })

/** Asks the people of the council for their opinions. */
export const requestParecer = (work: Work, prestacao: Prestacao, conselho: readonly number[]): Promise<void> =>
  notify(
    work,
    originOf(work),
    prestacaoParecer,
    conselho.map((idUsuario) => ({
      idUsuario,
      titulo: 'Uma prestação de contas espera o seu parecer',
      texto: 'Toque para ver os números e dar o parecer.',
      caminho: pathOf(prestacao),
      carta: {
        assunto: `Parecer do conselho: ${prestacao.nome}`,
        linhas: [`A tesouraria enviou a prestação de contas ao conselho: ${prestacao.nome}. O seu parecer é esperado.`],
      },
    })),
  )

/** Tells the councils of all statements with a month that is open now, after it had been closed. */
export async function monthWasReopened(work: Work): Promise<void> {
  await work.em.flush()
  const fechamento = await lastFechamento({ db: work.db, idCliente: work.idCliente })
  for (const prestacao of await withLaterMonths(work, fechamento?.fechadoAte ?? '0001-01-01'))
    await notify(
      work,
      originOf(work),
      prestacaoParecer,
      Object.keys(prestacao.pareceres ?? {}).map((id) => ({
        idUsuario: Number(id),
        titulo: 'Um mês já prestado foi reaberto',
        texto: 'Os números de uma prestação de contas podem mudar. Toque para ver.',
        caminho: pathOf(prestacao),
        carta: {
          assunto: `Mês reaberto: ${prestacao.nome}`,
          linhas: [
            `Um mês desta prestação de contas foi reaberto: ${prestacao.nome}. Os lançamentos dele podem mudar; os números enviados ao conselho ficam guardados como estavam.`,
          ],
        },
      })),
    )
}
